import { type FlyCity, gatewaySlugs, listCities } from '../../calculators/fly/cities.ts'
import type { AnyRouting } from '../../calculators/fly/pair-index.ts'
import { cheapestRouting, findOtherStop, findStop, isMixedIn } from '../../calculators/fly/priced-routing.ts'
import { listCarriers } from '../../calculators/fly/qantas-pages.ts'
import type { VelocityRouting } from '../../calculators/fly/routings-file.ts'
import { qantasPairsFrom, velocityPairs } from '../../calculators/fly/slugs.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import type { OriginOption } from './places-state.ts'

type ReachPrice = {
  /** Null if not flown or not published. */
  points: number | null
  /** The stop these points need, if not the row's. */
  via: string | null
  /** True if one of the flights is in a lower cabin. */
  mixed: boolean
}

/** A city that a program's points reach from another by its published tables, for one adult, one way. */
export type ReachRow = {
  to: FlyCity
  miles: number
  /** The airport of the stop; null for a non-stop flight. */
  stop: string | null
  carriers: readonly string[]
  /** The fewest points by cabin in the order of `cabins`. */
  prices: readonly ReachPrice[]
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
    const prices = cabins.map((cabin, at): ReachPrice => {
      const best = cheapestRouting(routings, cabin)
      const mixed = best !== undefined && isMixedIn(best, cabin)
      return { points: best?.points[at] ?? null, via: findOtherStop(shortest, best), mixed }
    })
    return [{ ...getEnd(shortest), to, carriers: listCarriers(routings), prices }]
  })
}

function velocityReach(city: FlyCity): ReachRow[] {
  return velocityPairs.pairsFrom(city.slug).flatMap(({ to, routings }): ReachRow[] => {
    const [shortest] = routings
    if (!shortest) return []
    const prices = cabins.map((cabin): ReachPrice => {
      const points = (routing: VelocityRouting) => velocityPointsIn(routing, cabin) ?? Number.POSITIVE_INFINITY
      const [best] = routings.filter((one) => Number.isFinite(points(one))).sort((a, b) => points(a) - points(b))
      return { points: best ? points(best) : null, via: findOtherStop(shortest, best), mixed: false }
    })
    return [{ ...getEnd(shortest), to, carriers: listCarriers(routings), prices }]
  })
}

/** Returns the miles and stop of the way a row shows. */
function getEnd(shortest: AnyRouting): Pick<ReachRow, 'miles' | 'stop'> {
  return { miles: shortest.miles, stop: findStop(shortest) }
}

/** Returns the points of a row in a cabin. */
export function pointsIn(row: ReachRow, cabin: Cabin): number | null {
  return row.prices[cabins.indexOf(cabin)]?.points ?? null
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
