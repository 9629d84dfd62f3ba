import type { IndexedRoute } from './indexed-route.ts'
import { SEATS, UNCOUNTED } from './route-columns.ts'
import type { SortKey } from './search-contract.ts'

/** Other currencies can't be compared with AUD, so they sort after every AUD amount. */
const OTHER_CURRENCY = 1e9

/**
 * Returns a row's number in a sort order: smaller comes first, unknown is Infinity. For the date it is always 0, which
 * leaves the order to the tie. Seats are capped at `maxSeats`, so that the order reveals no more than the rows do.
 */
export function sortNumber(route: IndexedRoute, sort: SortKey, offer: number, maxSeats = 9): number {
  const { columns } = route
  switch (sort) {
    case 'date':
      return 0
    case 'seats': {
      const flags = columns.seats[offer] ?? 0
      // An unknown count comes after every known one.
      return (flags & UNCOUNTED) !== 0 ? 0 : -Math.min(flags & SEATS, maxSeats)
    }
    case 'points':
      return known(columns.points[offer])
    case 'charges': {
      const amount = known(columns.charges[offer])
      return route.currencies[columns.currency[offer] ?? 0] === 'AUD' ? amount : OTHER_CURRENCY + amount
    }
    case 'duration':
      return route.itineraries[columns.itinerary[offer] ?? 0]?.minutes ?? Infinity
    case 'value':
      return -(milesPer1000(route, offer) ?? -Infinity)
  }
}

/** Returns straight-line statute miles per 1,000 points; null when either is unknown. */
export function milesPer1000({ columns, miles }: IndexedRoute, offer: number): number | null {
  const points = columns.points[offer] ?? -1
  return points <= 0 || miles === 0 ? null : Math.round((miles * 10_000) / points) / 10
}

function known(amount: number | undefined): number {
  return amount === undefined || amount < 0 ? Infinity : amount
}

/** What a row is ordered by, smallest first. No two rows of a query share a tie. */
export type SortPosition = { primary: number; secondary: number; tie: number }

/** A row with its position. */
type PositionedRow<Row> = SortPosition & { row: Row }

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
