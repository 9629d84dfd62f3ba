/** What a row is ordered by, smallest first. No two rows of a query share a tie. */
export type SortPosition = { primary: number; secondary: number; tie: number }

/** A row with its position. */
export type PositionedRow<Row> = SortPosition & { row: Row }

/** Keeps the first rows, in order, of a stream. It holds up to twice as many as asked for, then sorts and trims. */
export class FirstRows<Row> {
  readonly #capacity: number
  readonly #held: PositionedRow<Row>[] = []
  /** The position of the last row kept at the latest trim: later rows are rejected. Null before the first trim. */
  #last: SortPosition | null = null

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Whether a row at this position may be among the first, so callers need not build rows that would be rejected. */
  takes(primary: number, secondary: number, tie: number): boolean {
    return this.#last === null ? this.#capacity > 0 : !isBefore(this.#last, primary, secondary, tie)
  }

  push(primary: number, secondary: number, tie: number, row: Row): void {
    if (!this.takes(primary, secondary, tie)) return
    this.#held.push({ primary, secondary, tie, row })
    if (this.#held.length >= 2 * this.#capacity) this.#last = this.ordered().at(-1) ?? null
  }

  /** Returns the rows kept, in order. */
  ordered(): readonly PositionedRow<Row>[] {
    this.#held.sort((a, b) => (isBefore(a, b.primary, b.secondary, b.tie) ? -1 : 1))
    this.#held.length = Math.min(this.#held.length, this.#capacity)
    return this.#held
  }
}

/** Whether `position` comes before another, passed in parts so that a scan need not allocate an object per match. */
export function isBefore(position: SortPosition, primary: number, secondary: number, tie: number): boolean {
  if (position.primary !== primary) return position.primary < primary
  return position.secondary === secondary ? position.tie < tie : position.secondary < secondary
}
