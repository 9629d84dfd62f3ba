import type { Cabin, Program } from '../availability/observation.ts'
import { citiesOf, type FlyCity } from '../calculators/fly/cities.ts'
import { carriersOf, cheapestPoints } from '../calculators/fly/qantas-pages.ts'
import { qantasPairsFrom } from '../calculators/fly/qantas-slugs.ts'
import { pricesOn } from '../calculators/prices-on.ts'
import { type Route, routesBetween } from '../network/routes.ts'
import { cabinOrder } from '../programs/checks.ts'
import { priceVelocityReward } from '../programs/velocity/reward-seat.ts'

/** A city the points of a program reach from another by its published tables, one adult, one way. */
export type ReachRow = {
  to: FlyCity
  miles: number
  /** Null for a non-stop flight. */
  stop: string | null
  carriers: readonly string[]
  /** The least points by cabin in the order Y, W, J, F; null: not flown, or not published. */
  points: readonly (number | null)[]
}

/**
 * Every city a program's points reach from one, by name. Qantas: non-stop or with one stop, where there is a price.
 * Velocity: non-stop, also where no price is published, for what a change of airline adds is not published.
 */
export function reachFrom(program: Program, city: FlyCity): readonly ReachRow[] {
  return program === 'qantas' ? qantasReach(city) : velocityReach(city)
}

function qantasReach(city: FlyCity): ReachRow[] {
  return qantasPairsFrom(city.slug).flatMap(({ to, ways }): ReachRow[] => {
    const [shortest] = ways
    if (!shortest) return []
    const stop = shortest.airports.length > 2 ? (shortest.airports[1] ?? null) : null
    return [{ to, miles: shortest.miles, stop, carriers: carriersOf(ways), points: cheapestPoints(ways) }]
  })
}

function velocityReach(city: FlyCity): ReachRow[] {
  return citiesOf('velocity').flatMap((to): ReachRow[] => {
    const routes = routesTo(city, to).filter(({ status, onlyWith }) => status !== 'upcoming' && !onlyWith)
    const points = cabinOrder.map((cabin) => leastOf(routes.flatMap((route) => velocityPoints(route, cabin) ?? [])))
    const [first] = routes
    if (!first) return []
    const carriers = [...new Set(routes.map(({ carrier }) => carrier))]
    return [{ to, miles: first.miles, stop: null, carriers, points }]
  })
}

function routesTo(city: FlyCity, to: FlyCity): Route[] {
  if (city === to) return []
  return city.airports.flatMap((start) => to.airports.flatMap((end) => [...routesBetween('velocity', start, end)]))
}

function velocityPoints({ from, to, carrier, cabins }: Route, cabin: Cabin): number | null {
  if (!cabins.includes(cabin)) return null
  const price = priceVelocityReward({ from, to, carrier, cabin, bookedOn: pricesOn })
  return price.status === 'published' ? price.points.low : null
}

function leastOf(points: readonly number[]): number | null {
  return points.length > 0 ? Math.min(...points) : null
}

/** Points of a row in a cabin. */
export function pointsIn(row: ReachRow, cabin: Cabin): number | null {
  return row.points[cabinOrder.indexOf(cabin)] ?? null
}

/** The places a balance reaches in one cabin, farthest first. */
export function reachedIn(rows: readonly ReachRow[], cabin: Cabin, points: number): ReachRow[] {
  return rows
    .filter((row) => (pointsIn(row, cabin) ?? Infinity) <= points)
    .sort((a, b) => b.miles - a.miles || a.to.name.localeCompare(b.to.name, 'en'))
}

/** The cities of Australia a search may start in: the ten largest networks first, then the others by name. */
export function originsOf(program: Program, first: readonly string[]): readonly FlyCity[] {
  const home = citiesOf(program).filter((city) => city.countryCode === 'AU')
  const large = first.flatMap((slug) => home.find((city) => city.slug === slug) ?? [])
  return [...large, ...home.filter((city) => !large.includes(city))]
}
