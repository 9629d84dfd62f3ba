import { type FlyCity, gatewaySlugs, listCities } from '../../calculators/fly/cities.ts'
import type { AnyRouting } from '../../calculators/fly/pair-index.ts'
import { cheapestPoints, listCarriers } from '../../calculators/fly/qantas-pages.ts'
import type { VelocityRouting } from '../../calculators/fly/routings-file.ts'
import { qantasPairsFrom, velocityPairs } from '../../calculators/fly/slugs.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import type { OriginOption } from './places-state.ts'

/** A city that a program's points reach from another by its published tables, for one adult, one way. */
export type ReachRow = {
  to: FlyCity
  miles: number
  /** The airport of the stop; null for a non-stop flight. */
  stop: string | null
  carriers: readonly string[]
  /** The fewest points by cabin in the order of `cabins`; null if not flown or not published. */
  points: readonly (number | null)[]
}

const reach: Record<Program, (city: FlyCity) => ReachRow[]> = { qantas: qantasReach, velocity: velocityReach }

/**
 * Returns every city a program's points reach from one of the ten gateways, by name, non-stop or with one stop. Qantas
 * lists only cities with a price; Velocity also those without a published one.
 */
export function reachFrom(program: Program, city: FlyCity): readonly ReachRow[] {
  return reach[program](city)
}

function qantasReach(city: FlyCity): ReachRow[] {
  return qantasPairsFrom(city.slug).flatMap(({ to, routings }): ReachRow[] => {
    const [shortest] = routings
    if (!shortest) return []
    return [{ ...getEnd(shortest), to, carriers: listCarriers(routings), points: cheapestPoints(routings) }]
  })
}

function velocityReach(city: FlyCity): ReachRow[] {
  return velocityPairs.pairsFrom(city.slug).flatMap(({ to, routings }): ReachRow[] => {
    const [shortest] = routings
    if (!shortest) return []
    const points = cabins.map((cabin) => findMin(routings.flatMap((routing) => velocityPointsIn(routing, cabin) ?? [])))
    return [{ ...getEnd(shortest), to, carriers: [...new Set(routings.flatMap(({ carriers }) => carriers))], points }]
  })
}

/** Returns the miles and stop of the way a row shows. */
function getEnd({ airports, miles }: AnyRouting): Pick<ReachRow, 'miles' | 'stop'> {
  return { miles, stop: airports.length > 2 ? (airports[1] ?? null) : null }
}

function findMin(points: readonly number[]): number | null {
  return points.length > 0 ? Math.min(...points) : null
}

/** Returns the points of a row in a cabin. */
export function pointsIn(row: ReachRow, cabin: Cabin): number | null {
  return row.points[cabins.indexOf(cabin)] ?? null
}

/** Returns the places a balance reaches in one cabin, farthest first. */
export function reachedIn(rows: readonly ReachRow[], cabin: Cabin, points: number): ReachRow[] {
  return rows
    .filter((row) => (pointsIn(row, cabin) ?? Infinity) <= points)
    .sort((a, b) => b.miles - a.miles || a.to.name.localeCompare(b.to.name, 'en'))
}

/** Returns the Australian cities a search may start from: the gateways, then the others by name. */
export function listOrigins(program: Program): readonly FlyCity[] {
  const home = listCities(program).filter((city) => city.countryCode === 'AU')
  const large = gatewaySlugs.flatMap((slug) => home.find((city) => city.slug === slug) ?? [])
  return [...large, ...home.filter((city) => !large.includes(city))]
}

/** The same as options of a field. */
export function originOptions(program: Program): OriginOption[] {
  return listOrigins(program).map(({ slug, name, code }) => ({ value: slug, label: name, code }))
}

/** Returns the fewest points of a way in a cabin by the current tables; null if they aren't published. */
export function velocityPointsIn({ known }: Pick<VelocityRouting, 'known'>, cabin: Cabin): number | null {
  return known.find((one) => one.cabin === cabin)?.today?.low ?? null
}
