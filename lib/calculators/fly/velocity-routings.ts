import { type Cabin, cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { leastSure } from '../../core/provenance.ts'
import { findRoutePaths, type RoutePath } from '../../network/route-finder.ts'
import type { Route } from '../../network/routes.ts'
import type { Segment } from '../../programs/segment.ts'
import { findVelocityZone } from '../../programs/velocity/reward-seat.ts'
import { ownCode, priceVelocityTrip, soldWithVirgin } from '../../programs/velocity/trip-price.ts'
import { pricesOn } from '../prices-on.ts'
import type { FlyCity } from './cities.ts'
import type { KnownPoints, VelocityRouting } from './routings-file.ts'

/** The last booking date of the tables that are completely known. */
export const lastFullDate: LocalDate = '2025-01-20'

/** The maximum number of routings listed; no one reads more. */
const maxRoutings = 8

/**
 * Routings with Velocity Points between two cities, non-stop or with one stop, on one airline or on Virgin Australia
 * and one partner: the best routing of each set of airlines in each cabin (see `isBetter`), non-stop first. Empty when
 * there are none.
 */
export function velocityRoutings(from: FlyCity, to: FlyCity): VelocityRouting[] {
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
    .slice(0, maxRoutings)
    .map(({ path, legs }) => toRouting(path, legs))
}

type Choice = { path: RoutePath; legs: readonly Route[] }

/** Prefers fewer stops, then fewer miles or, where those are within 2% (Heathrow, Gatwick), more cabins all the way. */
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

/** Every choice of one route per leg that can be booked as one reward. */
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

function toRouting(path: RoutePath, legs: readonly Route[]): VelocityRouting {
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
