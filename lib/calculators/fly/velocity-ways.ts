import { type Cabin, cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { leastSure, type Sureness } from '../../core/provenance.ts'
import { findRoutePaths, type RoutePath } from '../../network/route-finder.ts'
import type { Route } from '../../network/routes.ts'
import type { Segment } from '../../programs/segment.ts'
import { ownCode, priceVelocityTrip, soldWithVirgin } from '../../programs/velocity/trip-price.ts'
import { findVelocityZone } from '../../programs/velocity/zones.ts'
import { pricesOn } from '../prices-on.ts'
import type { FlyCity } from './cities.ts'

/** The last booking date of the tables that are known in full. */
export const lastFullDate: LocalDate = '2025-01-20'

/** Points for one adult one way; the ends differ where Velocity picks a tier, and an end nobody published is null. */
export type PointsSpan = { low: number | null; high: number | null }

/** What is known of one cabin on one way. */
export type KnownPoints = {
  cabin: Cabin
  /** By the tables in force; null: not published. */
  today: PointsSpan | null
  /** By the tables of `lastFullDate`; null: never published. */
  before: PointsSpan | null
  /** How sure today's figure is; null without one. */
  sureness: Sureness | null
}

/** One way to fly with Velocity Points. Cabins nobody flies there are left out. */
export type VelocityWay = {
  airports: readonly string[]
  /** Carrier of each leg. */
  carriers: readonly string[]
  miles: number
  /** Of all the miles together; null for several airlines, which are not priced by one zone. */
  zone: number | null
  /** True within one per cent of a limit: the airline's own miles may fall on the other side. */
  nearLimit: boolean
  known: readonly KnownPoints[]
  /** Ids of the price tables behind `known`. */
  tables: readonly string[]
}

/** More rows than this nobody reads. */
const mostWays = 8

/**
 * Ways to fly Velocity Points between two cities, non-stop or with one stop, on one airline or on Virgin Australia and
 * one partner: the shortest of each in every cabin, non-stop first. Empty when there is none.
 */
export function velocityWays(from: FlyCity, to: FlyCity): VelocityWay[] {
  const shortest = new Map<string, Choice>()
  const paths = from.airports.flatMap((start) => to.airports.flatMap((end) => findRoutePaths('velocity', start, end)))
  for (const path of paths) {
    for (const legs of soldTogether(path)) {
      const airlines = [...new Set(legs.map(({ carrier }) => ownCode(carrier)))].sort().join('+')
      const choice = { path, legs }
      for (const cabin of wholeCabins(legs)) {
        const key = `${airlines} ${cabin}`
        const known = shortest.get(key)
        if (!known || isBetter(choice, known)) shortest.set(key, choice)
      }
    }
  }
  return [...new Set(shortest.values())]
    .sort((a, b) => a.path.airports.length - b.path.airports.length || a.path.miles - b.path.miles)
    .slice(0, mostWays)
    .map(({ path, legs }) => toWay(path, legs))
}

type Choice = { path: RoutePath; legs: readonly Route[] }

/** Fewer stops, then fewer miles; where those are nearly the same (Heathrow or Gatwick), more cabins all the way. */
function isBetter(one: Choice, other: Choice): boolean {
  const stops = one.path.airports.length - other.path.airports.length
  if (stops !== 0) return stops < 0
  const cabins = wholeCabins(one.legs).length - wholeCabins(other.legs).length
  const near = Math.abs(one.path.miles - other.path.miles) <= other.path.miles / 50
  return near && cabins !== 0 ? cabins > 0 : one.path.miles < other.path.miles
}

function wholeCabins(legs: readonly Route[]): Cabin[] {
  return cabins.filter((cabin) => legs.every((leg) => leg.cabins.includes(cabin)))
}

/** The choices of one route a leg that one reward may hold. */
function soldTogether(path: RoutePath): Route[][] {
  const legs = path.legs.map((routes) => routes.filter((route) => route.status !== 'upcoming'))
  const choices = legs.reduce<Route[][]>(
    (begun, routes) => begun.flatMap((choice) => routes.map((route) => [...choice, route])),
    [[]],
  )
  return choices.filter((choice) => {
    const codes = new Set(choice.map(({ carrier }) => ownCode(carrier)))
    const partner = [...codes].find((code) => code !== 'VA')
    return codes.size === 1 || (codes.size === 2 && codes.has('VA') && soldWithVirgin.has(partner ?? ''))
  })
}

function toWay(path: RoutePath, legs: readonly Route[]): VelocityWay {
  const oneAirline = new Set(legs.map(({ carrier }) => ownCode(carrier))).size === 1
  const zone = findVelocityZone(path.miles)
  const longest = legs.reduce((best, leg) => (leg.miles > best.miles ? leg : best))
  const answers = cabins.filter((cabin) => longest.cabins.includes(cabin)).map((cabin) => knownIn(cabin, legs))
  return {
    airports: path.airports,
    carriers: legs.map(({ carrier }) => carrier),
    miles: path.miles,
    zone: oneAirline ? zone.zone : null,
    nearLimit: zone.nearLimit,
    known: answers.map(({ known }) => known),
    tables: [...new Set(answers.flatMap(({ tables }) => tables))],
  }
}

function knownIn(cabin: Cabin, legs: readonly Route[]): { known: KnownPoints; tables: string[] } {
  const flown = legs.every((leg) => leg.cabins.includes(cabin))
  const segments: Segment[] = legs.map(({ from, to, carrier }) => ({ from, to, carrier, cabin }))
  const price = (on: LocalDate) => {
    const found = flown ? priceVelocityTrip(segments, on) : null
    return found?.status === 'published' ? found : null
  }
  const [today, before] = [price(pricesOn), price(lastFullDate)]
  return {
    known: {
      cabin,
      today: today?.points ?? null,
      before: before?.points ?? null,
      sureness: leastSure(today?.parts.map(({ table }) => table) ?? []),
    },
    tables: [...(today?.parts ?? []), ...(before?.parts ?? [])].map(({ table }) => table.id),
  }
}
