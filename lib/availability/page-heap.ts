/** What a row is ordered by; smaller comes first. No two rows of a question share a tie. */
export type RowKey = { primary: number; secondary: number; tie: number }

/**
 * The first rows of an order, picked out of a stream of matches without keeping or sorting the rest. While there is
 * room, rows are only written down; once a row must make place for another, a heap of slots has the last one on top.
 */
export class PageHeap {
  readonly route: number[] = []
  readonly cell: number[] = []
  readonly offer: number[] = []
  private readonly primary: number[] = []
  private readonly secondary: number[] = []
  private readonly tie: number[] = []
  private readonly capacity: number
  /** Slots as a heap; null until the first row must go. */
  private heap: number[] | null = null
  /** The slot that comes last, as long as there is no heap. */
  private last = 0

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get size(): number {
    return this.tie.length
  }

  get isFull(): boolean {
    return this.tie.length === this.capacity
  }

  /** Whether a row of this key would be held; lets a stream of matches pass by without a call. */
  takes(primary: number, secondary: number, tie: number): boolean {
    if (this.tie.length < this.capacity) return true
    return this.capacity > 0 && this.isAfter(this.lastSlot(), primary, secondary, tie)
  }

  push(key: RowKey, route: number, cell: number, offer: number): void {
    const { primary, secondary, tie } = key
    const slot = this.tie.length
    if (slot < this.capacity) {
      this.set(slot, key, route, cell, offer)
      if (slot > 0 && this.slotAfter(slot, this.last)) this.last = slot
    } else if (this.takes(primary, secondary, tie)) {
      this.heap ??= this.heaped()
      this.set(this.heap[0] ?? 0, key, route, cell, offer)
      this.sink(this.heap, 0)
    }
  }

  keyAt(slot: number): RowKey {
    return { primary: this.primary[slot] ?? 0, secondary: this.secondary[slot] ?? 0, tie: this.tie[slot] ?? 0 }
  }

  /** The key of the row that would go first; the page is not empty. */
  lastKey(): RowKey {
    return this.keyAt(this.lastSlot())
  }

  /** The slots in order, first row first. */
  ordered(): number[] {
    const slots = Array.from({ length: this.size }, (_, slot) => slot)
    return slots.sort((a, b) => (this.slotAfter(a, b) ? 1 : -1))
  }

  private lastSlot(): number {
    return this.heap === null ? this.last : (this.heap[0] ?? 0)
  }

  private set(slot: number, key: RowKey, route: number, cell: number, offer: number): void {
    this.primary[slot] = key.primary
    this.secondary[slot] = key.secondary
    this.tie[slot] = key.tie
    this.route[slot] = route
    this.cell[slot] = cell
    this.offer[slot] = offer
  }

  /** Whether a slot comes after a key. */
  private isAfter(slot: number, primary: number, secondary: number, tie: number): boolean {
    const first = this.primary[slot] ?? 0
    if (first !== primary) return first > primary
    const second = this.secondary[slot] ?? 0
    return second === secondary ? (this.tie[slot] ?? 0) > tie : second > secondary
  }

  private slotAfter(a: number, b: number): boolean {
    return this.isAfter(a, this.primary[b] ?? 0, this.secondary[b] ?? 0, this.tie[b] ?? 0)
  }

  private heaped(): number[] {
    const heap = Array.from({ length: this.size }, (_, slot) => slot)
    for (let at = heap.length >> 1; at >= 0; at -= 1) this.sink(heap, at)
    return heap
  }

  private sink(heap: number[], from: number): void {
    let at = from
    const slot = heap[at] ?? 0
    for (;;) {
      const left = 2 * at + 1
      if (left >= heap.length) break
      const right = left + 1
      const later = right < heap.length && this.slotAfter(heap[right] ?? 0, heap[left] ?? 0) ? right : left
      if (!this.slotAfter(heap[later] ?? 0, slot)) break
      heap[at] = heap[later] ?? 0
      at = later
    }
    heap[at] = slot
  }
}
