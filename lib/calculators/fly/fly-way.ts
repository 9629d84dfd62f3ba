import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'

/** One way to fly between two cities at one price: airports in order, airlines, and points for one adult one way. */
export type FlyWay = {
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

/** Whether a flight on the way lacks the cabin, so that part of the way is flown in a lower one. */
export function isMixedIn(way: FlyWay, cabin: Cabin): boolean {
  return unevenIn(way, cabin)?.flown.some((flown) => flown !== cabin) ?? false
}

/** The details of a cabin that is not flown and priced evenly, or undefined when it is. */
export function unevenIn(way: FlyWay, cabin: Cabin): FlyWay['uneven'][number] | undefined {
  return way.uneven.find((one) => one.cabin === cabin)
}

/** The flights in a lower cabin than the one paid for: `DPS to SIN in economy`. Empty when there are none. */
export function lowerFlights(way: FlyWay, cabin: Cabin): string {
  const flown = unevenIn(way, cabin)?.flown ?? []
  return flown
    .flatMap((own, leg) =>
      own === cabin ? [] : [`${way.airports[leg]} to ${way.airports[leg + 1]} in ${cabinNames[own]}`],
    )
    .join(', ')
}

/**
 * The way with the fewest points in a cabin; of equally cheap ways, the first. Mixed ways count only when there is no
 * way wholly in the cabin, because someone who asks for business does not want to pay for only part of the way in it.
 */
export function cheapestWay(ways: readonly FlyWay[], cabin: Cabin): FlyWay | undefined {
  const points = (way: FlyWay) => way.points[cabins.indexOf(cabin)] ?? Number.POSITIVE_INFINITY
  let best: FlyWay | undefined
  for (const way of ways) {
    if (points(way) === Number.POSITIVE_INFINITY) continue
    const gain = best ? Number(isMixedIn(best, cabin)) - Number(isMixedIn(way, cabin)) : 1
    if (gain > 0 || (best && gain === 0 && points(way) < points(best))) best = way
  }
  return best
}
