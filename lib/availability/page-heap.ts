/**
 * The first rows of an order, picked out of a stream of matches without keeping or sorting the rest: a heap over
 * typed arrays whose top is the last row that still fits. Rows order by `primary`, then by `tie`, which is unique.
 */
export class PageHeap {
  size = 0
  readonly route: Int32Array
  readonly cell: Int32Array
  readonly offer: Int32Array
  readonly primary: Float64Array
  readonly tie: Float64Array
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
    this.route = new Int32Array(capacity)
    this.cell = new Int32Array(capacity)
    this.offer = new Int32Array(capacity)
    this.primary = new Float64Array(capacity)
    this.tie = new Float64Array(capacity)
  }

  push(primary: number, tie: number, route: number, cell: number, offer: number): void {
    if (this.size < this.capacity) {
      this.set(this.size, primary, tie, route, cell, offer)
      this.size += 1
      this.rise(this.size - 1)
    } else if (this.capacity > 0 && this.isAfter(0, primary, tie)) {
      this.set(0, primary, tie, route, cell, offer)
      this.sink(0)
    }
  }

  /** The slots in order, first row first. */
  ordered(): number[] {
    const slots = Array.from({ length: this.size }, (_, slot) => slot)
    return slots.sort((a, b) => (this.isAfter(a, this.primary[b] ?? 0, this.tie[b] ?? 0) ? 1 : -1))
  }

  private set(slot: number, primary: number, tie: number, route: number, cell: number, offer: number): void {
    this.primary[slot] = primary
    this.tie[slot] = tie
    this.route[slot] = route
    this.cell[slot] = cell
    this.offer[slot] = offer
  }

  /** Whether a slot comes after a key. */
  private isAfter(slot: number, primary: number, tie: number): boolean {
    const own = this.primary[slot] ?? 0
    return own === primary ? (this.tie[slot] ?? 0) > tie : own > primary
  }

  private slotAfter(a: number, b: number): boolean {
    return this.isAfter(a, this.primary[b] ?? 0, this.tie[b] ?? 0)
  }

  private rise(from: number): void {
    let slot = from
    while (slot > 0) {
      const parent = (slot - 1) >> 1
      if (!this.slotAfter(slot, parent)) return
      this.swap(slot, parent)
      slot = parent
    }
  }

  private sink(from: number): void {
    let slot = from
    for (;;) {
      const left = 2 * slot + 1
      if (left >= this.size) return
      const right = left + 1
      const later = right < this.size && this.slotAfter(right, left) ? right : left
      if (!this.slotAfter(later, slot)) return
      this.swap(slot, later)
      slot = later
    }
  }

  private swap(a: number, b: number): void {
    for (const column of [this.primary, this.tie, this.route, this.cell, this.offer]) {
      const held = column[a] ?? 0
      column[a] = column[b] ?? 0
      column[b] = held
    }
  }
}
