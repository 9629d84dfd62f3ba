import type { FlyCity } from '../../calculators/fly/cities.ts'
import type { FlyWay } from '../../calculators/fly/fly-way.ts'
import { type VelocityWay, velocityWays } from '../../calculators/fly/velocity-ways.ts'
import { qantasWays } from '../../calculators/fly/ways.ts'
import { cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import { velocityPointsIn } from '../../journeys/where-can-i-go/velocity-points.ts'
import { velocityTables } from '../../programs/velocity/data/reward-tables.ts'
import { onlyAirport } from './popular-pages.ts'

/** Ways shown of each program: with more, nobody compares. */
const mostWays = 8

const waysBetween: Record<Program, (from: FlyCity, to: FlyCity) => FlyWay[]> = {
  qantas: qantasWays,
  velocity: (from, to) => velocityWays(from, to).map(velocityFlyWay),
}

/** How a program's points fly between two airports, and no others of their cities. */
export function routeWays(program: Program, from: string, to: string, carrier?: string): FlyWay[] {
  return cityWays(program, onlyAirport(from), onlyAirport(to), carrier)
}

/**
 * How a program's points fly between two cities, non-stop first, then the shortest; empty where they do not. With a
 * carrier, only the ways that are wholly its own.
 */
export function cityWays(program: Program, from: FlyCity, to: FlyCity, carrier?: string): FlyWay[] {
  const ways = waysBetween[program](from, to)
  const wanted = carrier ? ways.filter(({ carriers }) => carriers.every((code) => code === carrier)) : ways
  return wanted.slice(0, mostWays)
}

/** The tables in force; a way's own list names older ones too. */
const inForce = new Set(velocityTables.filter(({ validTo }) => validTo === null).map(({ id }) => id))

/** Velocity's ways as the tables of a route show them; no points where none are published. */
function velocityFlyWay(way: VelocityWay): FlyWay {
  const { airports, carriers, miles, zone, tables, known } = way
  return {
    airports,
    carriers,
    miles,
    zone,
    table: tables.find((id) => inForce.has(id)) ?? null,
    points: cabins.map((cabin) => velocityPointsIn(way, cabin)),
    uneven: [],
    unsure: known
      .filter(({ sureness }) => sureness !== null && !['official', 'two'].includes(sureness))
      .map(({ cabin }) => cabin),
  }
}
