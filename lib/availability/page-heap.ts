/** What a row is ordered by; smaller comes first. No two rows of a question share a tie. */
export type RowKey = { primary: number; secondary: number; tie: number }

/**
 * The first rows of an order, picked out of a stream of matches without keeping or sorting the rest: a heap over
 * typed arrays whose top is the last row that still fits. Rows order by `primary`, then `secondary`, then `tie`, which is unique.
 */
export class PageHeap {
  size = 0
  readonly route: Int32Array
  readonly cell: Int32Array
  readonly offer: Int32Array
  /** The most seats of the row, as seatRank. */
  readonly rank: Uint8Array
  readonly primary: Float64Array
  readonly secondary: Float64Array
  readonly tie: Float64Array
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
    this.route = new Int32Array(capacity)
    this.cell = new Int32Array(capacity)
    this.offer = new Int32Array(capacity)
    this.rank = new Uint8Array(capacity)
    this.primary = new Float64Array(capacity)
    this.secondary = new Float64Array(capacity)
    this.tie = new Float64Array(capacity)
  }

  /** Whether a row of this key would be held; lets a stream of matches pass by without a call. */
  takes(primary: number, secondary: number, tie: number): boolean {
    return this.size < this.capacity || (this.capacity > 0 && this.isAfter(0, primary, secondary, tie))
  }

  push(key: RowKey, route: number, cell: number, offer: number, rank: number): void {
    const { primary, secondary, tie } = key
    if (this.size < this.capacity) {
      this.set(this.size, key, route, cell, offer, rank)
      this.size += 1
      this.rise(this.size - 1)
    } else if (this.capacity > 0 && this.isAfter(0, primary, secondary, tie)) {
      this.set(0, key, route, cell, offer, rank)
      this.sink(0)
    }
  }

  keyAt(slot: number): RowKey {
    return { primary: this.primary[slot] ?? 0, secondary: this.secondary[slot] ?? 0, tie: this.tie[slot] ?? 0 }
  }

  /** The slots in order, first row first. */
  ordered(): number[] {
    const slots = Array.from({ length: this.size }, (_, slot) => slot)
    return slots.sort((a, b) => (this.slotAfter(a, b) ? 1 : -1))
  }

  private set(slot: number, key: RowKey, route: number, cell: number, offer: number, rank: number): void {
    this.primary[slot] = key.primary
    this.secondary[slot] = key.secondary
    this.tie[slot] = key.tie
    this.route[slot] = route
    this.cell[slot] = cell
    this.offer[slot] = offer
    this.rank[slot] = rank
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
    for (const column of [this.primary, this.secondary, this.tie, this.route, this.cell, this.offer, this.rank]) {
      const held = column[a] ?? 0
      column[a] = column[b] ?? 0
      column[b] = held
    }
  }
}
