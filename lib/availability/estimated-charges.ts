import { type Cabin, cabins } from '../core/cabin.ts'
import type { Charges } from '../core/schemas.ts'
import { estimateCharges } from '../programs/value/charge-estimate.ts'
import type { Route } from './codec.ts'
import type { Itinerary } from './itinerary.ts'
import { CABINS, ESTIMATED } from './route-columns.ts'

type Ends = Pick<Route, 'program' | 'from' | 'to'>

/** Estimates charges for an itinerary whose source named none; null when nothing comparable was ever seen. */
export function estimateOptionCharges(
  { program, from, to }: Ends,
  { carriers, stops }: Pick<Itinerary, 'carriers' | 'stops'>,
  cabin: Cabin,
): Charges | null {
  const estimate = carriers.length === 0 ? null : estimateCharges({ program, from, to, cabin, carriers, stops })
  return estimate && { minor: estimate.minor, currency: 'AUD', estimatedFrom: estimate.seen }
}

/**
 * Fills a route's charges column with estimates where a source named none, flagged ESTIMATED, so that sorting and
 * budgets can use them.
 */
export function withEstimates(route: Route): Pick<Route, 'columns' | 'currencies'> {
  const { columns, itineraries, currencies, days } = route
  const estimates = itineraries.map((itinerary) =>
    cabins.map((cabin) => estimateOptionCharges(route, itinerary, cabin)?.minor ?? -1),
  )
  if (estimates.every((byCabin) => byCabin.every((minor) => minor < 0))) return route
  const all = currencies.includes('AUD') ? currencies : [...currencies, 'AUD']
  const aud = all.indexOf('AUD')
  const [charges, currency, seats] = [columns.charges.slice(), columns.currency.slice(), columns.seats.slice()]
  for (let cell = 0; cell < days * CABINS; cell += 1) {
    for (let at = columns.cellStart[cell] ?? 0; at < (columns.cellStart[cell + 1] ?? 0); at += 1) {
      const estimate = estimates[columns.itinerary[at] ?? 0]?.[cell % CABINS] ?? -1
      if ((charges[at] ?? -1) >= 0 || estimate < 0) continue
      charges[at] = estimate
      currency[at] = aud
      seats[at] = (seats[at] ?? 0) | ESTIMATED
    }
  }
  return { columns: { ...columns, charges, currency, seats }, currencies: all }
}
