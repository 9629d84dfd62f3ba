import type { Program } from '../availability/observation.ts'
import type { FlyCity } from '../calculators/fly/cities.ts'
import { findFlyCity, flyCities } from '../calculators/fly/cities.ts'
import { type FlyWay, qantasWays } from '../calculators/fly/ways.ts'
import { pricesOn } from '../calculators/prices-on.ts'
import { findRoutePaths, type RoutePath } from '../network/route-finder.ts'
import type { Route } from '../network/routes.ts'
import { cabinOrder } from '../programs/checks.ts'
import { priceVelocityReward } from '../programs/velocity/reward-seat.ts'

/** Ways shown of each program: with more, nobody compares. */
const mostWays = 8

/** How a program's points fly between two airports, non-stop first, then the shortest; empty where they do not. */
export function routeWays(program: Program, from: string, to: string): FlyWay[] {
  const ways = program === 'qantas' ? qantasWays(only(from), only(to)) : velocityWays(from, to)
  return ways.slice(0, mostWays)
}

/** The city of an airport with that airport alone: a page about Haneda says nothing of Narita. */
function only(airport: string): FlyCity {
  const city = flyCities.find(({ airports }) => airports.includes(airport)) ?? findFlyCity('sydney')
  if (!city) throw new RangeError(`${airport} is in no city of the network`)
  return { ...city, airports: [airport] }
}

/**
 * Velocity's ways by airline. A non-stop flight has the published price; a way with a stop has none here, for what a
 * second flight adds is not published.
 */
function velocityWays(from: string, to: string): FlyWay[] {
  const ways = new Map<string, FlyWay>()
  for (const path of findRoutePaths('velocity', from, to)) {
    for (const way of waysOf(path)) {
      const key = [...new Set(way.carriers)].join('+')
      if (!ways.has(key)) ways.set(key, way)
    }
  }
  return [...ways.values()]
}

function waysOf({ airports, miles, legs }: RoutePath): FlyWay[] {
  const flown = legs.map((routes) => routes.filter(({ status }) => status !== 'upcoming'))
  const [first = [], second] = flown
  const pairs = second ? first.flatMap((one) => second.map((two) => [one, two])) : first.map((one) => [one])
  return pairs.map((routes) => wayOf(airports, miles, routes))
}

function wayOf(airports: readonly string[], miles: number, routes: readonly Route[]): FlyWay {
  const [flight, stop] = routes
  const prices = cabinOrder.map((cabin) => {
    if (!flight || stop || !flight.cabins.includes(cabin)) return null
    const price = priceVelocityReward({ ...flight, cabin, bookedOn: pricesOn })
    return price.status === 'published' ? price : null
  })
  const [priced] = prices.flatMap((price) => price ?? [])
  return {
    airports,
    carriers: routes.map(({ carrier }) => carrier),
    miles,
    zone: priced?.zone ?? null,
    table: priced?.table.id ?? null,
    points: prices.map((price) => price?.points.low ?? null),
    unsure: cabinOrder.filter((_, at) => (prices[at]?.table.confidence ?? 'confirmed') !== 'confirmed'),
  }
}
