import type { FlyCity } from '../../calculators/fly/cities.ts'
import type { FlyWay } from '../../calculators/fly/fly-way.ts'
import { type VelocityWay, velocityWays } from '../../calculators/fly/velocity-ways.ts'
import { qantasWays } from '../../calculators/fly/ways.ts'
import { cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import { velocityPointsIn } from '../../journeys/where-can-i-go/velocity-points.ts'
import { velocityTables } from '../../programs/velocity/data/reward-tables.ts'
import { onlyAirport } from './popular-pages.ts'

/** The most ways shown per program; no one compares more. */
const mostWays = 8

const waysBetween: Record<Program, (from: FlyCity, to: FlyCity) => FlyWay[]> = {
  qantas: qantasWays,
  velocity: (from, to) => velocityWays(from, to).map(velocityFlyWay),
}

/** The ways a program's points fly between two airports, without the other airports of their cities. */
export function routeWays(program: Program, from: string, to: string, carrier?: string): FlyWay[] {
  return cityWays(program, onlyAirport(from), onlyAirport(to), carrier)
}

/**
 * The ways a program's points fly between two cities, non-stop first, then the shortest; empty when there are none.
 * With a carrier, only the ways flown entirely by it.
 */
export function cityWays(program: Program, from: FlyCity, to: FlyCity, carrier?: string): FlyWay[] {
  const ways = waysBetween[program](from, to)
  const wanted = carrier ? ways.filter(({ carriers }) => carriers.every((code) => code === carrier)) : ways
  return wanted.slice(0, mostWays)
}

/** The ids of the tables in force; a way's own list also includes older ones. */
const inForce = new Set(velocityTables.filter(({ validTo }) => validTo === null).map(({ id }) => id))

/** Converts a Velocity way for the tables on a route's page. Points are null when none are published. */
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
