import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import type { AnyRouting } from './pair-index.ts'
import type { PricedRouting, UnevenCabin } from './routings-file.ts'

type Way = Pick<AnyRouting, 'airports'>

/** The airport of the stop; null for a non-stop routing. */
export function findStop({ airports }: Way): string | null {
  return airports.length > 2 ? (airports[1] ?? null) : null
}

/** The stop of a priced routing if the routing shown beside its price, the shortest one, stops elsewhere or not at all. */
export function findOtherStop(shown: Way | undefined, priced: Way | undefined): string | null {
  const stop = priced ? findStop(priced) : null
  return shown && stop !== findStop(shown) ? stop : null
}

/** Whether a flight of the routing lacks the cabin, so that part of it is flown in a lower one. */
export function isMixedIn(routing: PricedRouting, cabin: Cabin): boolean {
  return unevenIn(routing, cabin)?.flown.some((flown) => flown !== cabin) ?? false
}

/** The details of a cabin that is not flown and priced evenly, or undefined when it is. */
export function unevenIn(routing: PricedRouting, cabin: Cabin): UnevenCabin | undefined {
  return routing.uneven.find((one) => one.cabin === cabin)
}

/** The flights in a lower cabin than the one paid for: `DPS to SIN in economy`. Empty when there are none. */
export function lowerFlights(routing: PricedRouting, cabin: Cabin): string {
  const flown = unevenIn(routing, cabin)?.flown ?? []
  return flown
    .flatMap((own, leg) =>
      own === cabin ? [] : [`${routing.airports[leg]} to ${routing.airports[leg + 1]} in ${cabinNames[own]}`],
    )
    .join(', ')
}

/**
 * The routing with the fewest points in a cabin, the first of equals. Mixed ones count only when there is no
 * routing wholly in the cabin: who searches for business does not want to pay for only part of the trip in it.
 */
export function cheapestRouting(routings: readonly PricedRouting[], cabin: Cabin): PricedRouting | undefined {
  const points = (routing: PricedRouting) => routing.points[cabins.indexOf(cabin)] ?? Number.POSITIVE_INFINITY
  let best: PricedRouting | undefined
  for (const routing of routings) {
    if (points(routing) === Number.POSITIVE_INFINITY) continue
    const gain = best ? Number(isMixedIn(best, cabin)) - Number(isMixedIn(routing, cabin)) : 1
    if (gain > 0 || (best && gain === 0 && points(routing) < points(best))) best = routing
  }
  return best
}
