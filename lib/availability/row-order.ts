import type { IndexedRoute } from './indexed-route.ts'
import { SEATS, UNCOUNTED } from './route-columns.ts'
import type { SortKey } from './search-contract.ts'

/** Other currencies cannot be compared with AUD, so they come after every amount of it. */
const OTHER_CURRENCY = 1e9

/**
 * A row's number in an order: smaller comes first, unknown is Infinity. By date the tie alone decides. Of seats `most`
 * are told of, so that an order says no more than the rows do.
 */
export function sortNumber(route: IndexedRoute, sort: SortKey, offer: number, most = 9): number {
  const { columns } = route
  switch (sort) {
    case 'date':
      return 0
    case 'seats': {
      const flags = columns.seats[offer] ?? 0
      // One for sure, count unknown, comes after every count.
      return (flags & UNCOUNTED) !== 0 ? 0 : -Math.min(flags & SEATS, most)
    }
    case 'points':
      return known(columns.points[offer])
    case 'charges': {
      const amount = known(columns.charges[offer])
      return route.currencies[columns.currency[offer] ?? 0] === 'AUD' ? amount : OTHER_CURRENCY + amount
    }
    case 'duration':
      return route.ways[columns.way[offer] ?? 0]?.minutes ?? Infinity
    case 'value':
      return -(milesPer1000(route, offer) ?? -Infinity)
  }
}

/** Statute miles in a straight line for each 1,000 points; null when either is unknown. */
export function milesPer1000({ columns, miles }: IndexedRoute, offer: number): number | null {
  const points = columns.points[offer] ?? -1
  return points <= 0 || miles === 0 ? null : Math.round((miles * 10_000) / points) / 10
}

function known(amount: number | undefined): number {
  return amount === undefined || amount < 0 ? Infinity : amount
}
