import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Confidence } from '../../core/provenance.ts'
import { findRoutePaths, type RoutePath } from '../../network/route-finder.ts'
import type { Route } from '../../network/routes.ts'
import { isJetstar } from '../../programs/qantas/carrier-tables.ts'
import { pricedWith } from '../../programs/qantas/trip.ts'
import { type PricedPart, priceTrip } from '../../programs/qantas/trip-price.ts'
import type { Segment } from '../../programs/segment.ts'
import { pricesOn } from '../prices-on.ts'
import type { FlyCity } from './cities.ts'

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

/** More rows than this nobody reads. */
const mostWays = 12

/**
 * Ways to fly Qantas Points between two cities, non-stop or with one stop, each wholly on one price table: the
 * shortest of every airline, non-stop first. Empty when there is none.
 */
export function qantasWays(from: FlyCity, to: FlyCity): FlyWay[] {
  const shortest = new Map<string, FlyWay>()
  for (const path of pathsBetween(from, to)) {
    for (const legs of pricedTogether(path)) {
      const way = wayOf(path, legs)
      const key = [...new Set(way.carriers)].join('+')
      const known = shortest.get(key)
      if (way.table && (!known || isBetter(way, known))) shortest.set(key, way)
    }
  }
  return [...shortest.values()].sort(byStopsThenMiles).slice(0, mostWays)
}

function pathsBetween(from: FlyCity, to: FlyCity): RoutePath[] {
  return from.airports.flatMap((start) => to.airports.flatMap((end) => findRoutePaths('qantas', start, end)))
}

function isBetter(one: FlyWay, other: FlyWay): boolean {
  return byStopsThenMiles(one, other) < 0
}

function byStopsThenMiles(a: FlyWay, b: FlyWay): number {
  return a.airports.length - b.airports.length || a.miles - b.miles
}

/** Qantas first, then the airlines on its table, then Jetstar. */
const ownOrder = ['QF', 'AA', 'FJ', 'JQ', 'GK', '3K']

/** The choices of one route a leg that are priced as one journey. */
function pricedTogether(path: RoutePath): Route[][] {
  const legs = path.legs.map((routes) => routes.filter((route) => route.status !== 'upcoming'))
  const groups = new Set(legs.flat().map((route) => pricedWith(route.carrier)))
  const choices = [...groups].flatMap((group) => {
    const own = (route: Route) => pricedWith(route.carrier) === group
    const mixed = legs.map((routes) => routes.filter(own).sort(byOwnOrder)[0])
    const jetstar = group === 'QF' ? legs.map((routes) => routes.find((route) => isJetstar(route.carrier))) : []
    return [mixed, ...(jetstar.length > 0 ? [jetstar] : [])]
  })
  return choices.filter((choice): choice is Route[] => choice.every((route) => route !== undefined))
}

function byOwnOrder(a: Route, b: Route): number {
  return ownOrder.indexOf(a.carrier) - ownOrder.indexOf(b.carrier)
}

function wayOf(path: RoutePath, legs: readonly Route[]): FlyWay {
  const prices = cabins.map((cabin) => priceIn(cabin, legs))
  const published = prices.flatMap((price) => (price === null ? [] : [price]))
  return {
    airports: path.airports,
    carriers: legs.map((leg) => leg.carrier),
    miles: path.miles,
    zone: published[0]?.zone ?? null,
    table: published[0]?.table ?? null,
    points: prices.map((price) => price?.points ?? null),
    unsure: cabins.filter((_, index) => (prices[index]?.confidence ?? 'confirmed') !== 'confirmed'),
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

/** The price with the longest flight in a cabin, and every other flight in it or the best one below it. */
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
    uneven: isEven ? null : { cabin, flown, parts: price.parts.map(partOf) },
  }
}

function partOf({ from, to, cabin, zone, points, table }: PricedPart): UnevenCabin['parts'][number] {
  return { from, to, cabin, zone, table: table.id, points }
}

function bestUpTo(cabin: Cabin, flown: readonly Cabin[]): Cabin {
  const below = cabins.slice(0, cabins.indexOf(cabin) + 1)
  return below.findLast((one) => flown.includes(one)) ?? 'Y'
}
