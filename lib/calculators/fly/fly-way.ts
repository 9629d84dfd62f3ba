import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'

/** One way to fly between two cities on one price: airports in order, airlines, and points for one adult one way. */
export type FlyWay = {
  airports: readonly string[]
  /** Carrier of each leg. */
  carriers: readonly string[]
  miles: number
  /** Null where the price is a sum of several looks into the table. */
  zone: number | null
  /** Id of the price table; null when nothing is published. */
  table: string | null
  /** Points by cabin in the order Y, W, J, F; null: not flown, or not published. */
  points: readonly (number | null)[]
  /** Cabins whose figure is less sure than the table. */
  unsure: readonly Cabin[]
  /** The cabins that are flown in part in a lower one, or priced flight by flight. */
  uneven: readonly UnevenCabin[]
}

/** How a cabin is flown and priced where that is not one look into one table at the cabin all the way. */
export type UnevenCabin = {
  cabin: Cabin
  /** Cabin of each leg. */
  flown: readonly Cabin[]
  /** The looks whose points add up, in the order of the way. */
  parts: readonly { from: string; to: string; cabin: Cabin; zone: number; table: string; points: number }[]
}

/** True when a flight on the way has no such cabin, so that part of it is flown in a lower one. */
export function isMixedIn(way: FlyWay, cabin: Cabin): boolean {
  return unevenIn(way, cabin)?.flown.some((flown) => flown !== cabin) ?? false
}

/** How a cabin is flown and priced where that is not one look into one table at the cabin all the way. */
export function unevenIn(way: FlyWay, cabin: Cabin): FlyWay['uneven'][number] | undefined {
  return way.uneven.find((one) => one.cabin === cabin)
}

/** The flights that are not in the cabin paid for: `DPS to SIN in economy`. Empty where every flight is. */
export function lowerFlights(way: FlyWay, cabin: Cabin): string {
  const flown = unevenIn(way, cabin)?.flown ?? []
  return flown
    .flatMap((own, leg) =>
      own === cabin ? [] : [`${way.airports[leg]} to ${way.airports[leg + 1]} in ${cabinNames[own]}`],
    )
    .join(', ')
}

/**
 * The least points in a cabin: of the ways flown in it from start to end, and of mixed ones only where there is no
 * other, for who asks for business does not want to pay for half of it. Of equally cheap ways the first.
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
