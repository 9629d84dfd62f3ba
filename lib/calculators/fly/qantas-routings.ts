import { type Cabin, cabins } from '../../core/cabin.ts'
import { groupBy } from '../../core/group.ts'
import type { Confidence } from '../../core/provenance.ts'
import { findRoutePaths, type RoutePath } from '../../network/route-finder.ts'
import type { Route } from '../../network/routes.ts'
import { type PricedPart, pricedWith, priceTrip } from '../../programs/qantas/trip-price.ts'
import type { Segment } from '../../programs/segment.ts'
import { pricesOn } from '../prices-on.ts'
import type { FlyCity } from './cities.ts'
import { isMixedIn } from './priced-routing.ts'
import type { PricedRouting, UnevenCabin } from './routings-file.ts'

/**
 * Routings with Qantas Points between two cities, non-stop or with one stop, each at one price. For every set of
 * airlines and every cabin: the cheapest one flown wholly in that cabin, and the cheapest one partly in a lower cabin
 * if it costs less or is the only one. Of equally cheap ones, the one with fewer stops, then fewer miles. Non-stop
 * first; empty when there are none.
 */
export function qantasRoutings(from: FlyCity, to: FlyCity): PricedRouting[] {
  const all = pathsBetween(from, to)
    .flatMap((path) => pricedTogether(path).map((legs) => toRouting(path, legs)))
    .filter((routing) => routing.table !== null)
    .sort(byStopsThenMiles)
  const kept = new Set<PricedRouting>()
  for (const sameAirlines of groupBy(all, ({ carriers }) => [...new Set(carriers)].sort().join()).values()) {
    for (const cabin of cabins) for (const routing of bestIn(cabin, sameAirlines)) kept.add(routing)
  }
  return all.filter((routing) => kept.has(routing))
}

/** The cheapest routing wholly in a cabin, and the cheapest mixed one if it costs less. */
function bestIn(cabin: Cabin, routings: readonly PricedRouting[]): PricedRouting[] {
  const points = (routing: PricedRouting | undefined) =>
    routing?.points[cabins.indexOf(cabin)] ?? Number.POSITIVE_INFINITY
  const cheapest = (some: readonly PricedRouting[]) =>
    some.reduce<PricedRouting | undefined>(
      (best, routing) => (points(routing) < points(best) ? routing : best),
      undefined,
    )
  const whole = cheapest(routings.filter((routing) => !isMixedIn(routing, cabin)))
  const mixed = cheapest(routings.filter((routing) => isMixedIn(routing, cabin)))
  return [...(whole ? [whole] : []), ...(mixed && points(mixed) < points(whole) ? [mixed] : [])]
}

function pathsBetween(from: FlyCity, to: FlyCity): RoutePath[] {
  return from.airports.flatMap((start) => to.airports.flatMap((end) => findRoutePaths('qantas', start, end)))
}

function byStopsThenMiles(a: PricedRouting, b: PricedRouting): number {
  return a.airports.length - b.airports.length || a.miles - b.miles
}

/** Every choice of one route per leg that is priced as one journey. */
function pricedTogether(path: RoutePath): Route[][] {
  const legs = path.legs.map((routes) => routes.filter((route) => route.status !== 'upcoming'))
  const choices = legs.reduce<Route[][]>(
    (begun, routes) => begun.flatMap((one) => routes.map((route) => [...one, route])),
    [[]],
  )
  return choices.filter((choice) => new Set(choice.map(({ carrier }) => pricedWith(carrier))).size === 1)
}

function toRouting(path: RoutePath, legs: readonly Route[]): PricedRouting {
  const prices = cabins.map((cabin) => priceIn(cabin, legs))
  const published = prices.flatMap((price) => (price === null ? [] : [price]))
  return {
    airports: path.airports,
    carriers: legs.map((leg) => leg.carrier),
    miles: path.miles,
    zone: published[0]?.zone ?? null,
    table: published[0]?.table ?? null,
    points: prices.map((price) => price?.points ?? null),
    unsure: cabins.filter((_, index) => !['official', 'confirmed'].includes(prices[index]?.confidence ?? 'confirmed')),
    uneven: published.flatMap(({ uneven }) => uneven ?? []),
  }
}

type CabinPrice = {
  points: number
  zone: number | null
  table: string
  confidence: Confidence
  uneven: UnevenCabin | null
}

/** The price with the longest flight in a cabin, and every other flight in that cabin or the best one below. */
function priceIn(cabin: Cabin, legs: readonly Route[]): CabinPrice | null {
  const longest = legs.reduce((best, leg) => (leg.miles > best.miles ? leg : best))
  if (!longest.cabins.includes(cabin)) return null
  const segments: Segment[] = legs.map((leg) => ({
    from: leg.from,
    to: leg.to,
    carrier: leg.carrier,
    cabin: bestUpTo(cabin, leg.cabins),
  }))
  const price = priceTrip({ segments }, pricesOn)
  const [part] = price.status === 'published' ? price.parts : []
  if (price.status === 'not-published' || !part) return null
  const flown = segments.map((segment) => segment.cabin)
  const isEven = price.parts.length === 1 && flown.every((own) => own === cabin)
  return {
    points: price.points,
    zone: price.parts.length === 1 ? part.zone : null,
    table: part.table.id,
    confidence: price.confidence,
    uneven: isEven ? null : { cabin, flown, parts: price.parts.map(toPart) },
  }
}

function toPart({ from, to, cabin, zone, points, table }: PricedPart): UnevenCabin['parts'][number] {
  return { from, to, cabin, zone, table: table.id, points }
}

function bestUpTo(cabin: Cabin, flown: readonly Cabin[]): Cabin {
  const below = cabins.slice(0, cabins.indexOf(cabin) + 1)
  return below.findLast((one) => flown.includes(one)) ?? 'Y'
}
