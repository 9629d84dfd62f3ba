/** What a row is ordered by; smaller comes first. No two rows of a question share a tie. */
export type RowKey = { primary: number; secondary: number; tie: number }

/** A row with its key. */
export type KeyedRow<Row> = RowKey & { row: Row }

/** The first rows of an order, picked out of a stream: twice as many as asked for are held, then sorted and cut. */
export class FirstRows<Row> {
  readonly #capacity: number
  readonly #held: KeyedRow<Row>[] = []
  /** The last row that is in, once there were too many: what comes after it is out. */
  #last: RowKey | null = null

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Whether a row of this key may be among the first; lets a stream of matches pass by without making rows of them. */
  takes(primary: number, secondary: number, tie: number): boolean {
    return this.#last === null ? this.#capacity > 0 : !isBefore(this.#last, primary, secondary, tie)
  }

  push(primary: number, secondary: number, tie: number, row: Row): void {
    if (!this.takes(primary, secondary, tie)) return
    this.#held.push({ primary, secondary, tie, row })
    if (this.#held.length >= 2 * this.#capacity) this.#last = this.ordered().at(-1) ?? null
  }

  /** First row first. */
  ordered(): readonly KeyedRow<Row>[] {
    this.#held.sort((a, b) => (isBefore(a, b.primary, b.secondary, b.tie) ? -1 : 1))
    this.#held.length = Math.min(this.#held.length, this.#capacity)
    return this.#held
  }
}

/** Whether a key comes before another; the other in parts, so that a scan makes no object of each match. */
export function isBefore(key: RowKey, primary: number, secondary: number, tie: number): boolean {
  if (key.primary !== primary) return key.primary < primary
  return key.secondary === secondary ? key.tie < tie : key.secondary < secondary
}
