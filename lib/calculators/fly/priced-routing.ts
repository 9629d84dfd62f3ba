import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'

/** A routing between two cities at one price: airports in order, airlines, and points for one adult one way. */
export type PricedRouting = {
  airports: readonly string[]
  /** Carrier of each leg. */
  carriers: readonly string[]
  miles: number
  /** Null when the price is the sum of several table prices. */
  zone: number | null
  /** Id of the price table; null when nothing is published. */
  table: string | null
  /** Points by cabin, in the order Y, W, J, F; null when not flown or not published. */
  points: readonly (number | null)[]
  /** Cabins whose figure is neither official nor confirmed. */
  unsure: readonly Cabin[]
  /** Cabins that are partly flown in a lower cabin, or priced flight by flight. */
  uneven: readonly UnevenCabin[]
}

/** How a cabin is flown and priced when it is not flown all the way, or not priced with a single table price. */
export type UnevenCabin = {
  cabin: Cabin
  /** Cabin of each leg. */
  flown: readonly Cabin[]
  /** The table prices that add up to the total, in the order of travel. */
  parts: readonly { from: string; to: string; cabin: Cabin; zone: number; table: string; points: number }[]
}

/** Whether a flight of the routing lacks the cabin, so that part of it is flown in a lower one. */
export function isMixedIn(routing: PricedRouting, cabin: Cabin): boolean {
  return unevenIn(routing, cabin)?.flown.some((flown) => flown !== cabin) ?? false
}

/** The details of a cabin that is not flown and priced evenly, or undefined when it is. */
export function unevenIn(routing: PricedRouting, cabin: Cabin): PricedRouting['uneven'][number] | undefined {
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
