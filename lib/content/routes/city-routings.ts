import type { FlyCity } from '../../calculators/fly/cities.ts'
import { qantasRoutings } from '../../calculators/fly/qantas-routings.ts'
import type { PricedRouting, VelocityRouting } from '../../calculators/fly/routings-file.ts'
import { velocityRoutings } from '../../calculators/fly/velocity-routings.ts'
import { cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import { velocityPointsIn } from '../../journeys/where-can-i-go/reach.ts'
import { velocityTables } from '../../programs/velocity/data/reward-tables.ts'
import { onlyAirport } from './popular-pages.ts'

/** The maximum number of routings shown per program; no one compares more. */
const maxRoutings = 8

const routingsBetween: Record<Program, (from: FlyCity, to: FlyCity) => PricedRouting[]> = {
  qantas: qantasRoutings,
  velocity: (from, to) => velocityRoutings(from, to).map(toPricedRouting),
}

/** The routings a program's points fly between two airports, without the other airports of their cities. */
export function airportRoutings(program: Program, from: string, to: string, carrier?: string): PricedRouting[] {
  return cityRoutings(program, onlyAirport(from), onlyAirport(to), carrier)
}

/**
 * The routings a program's points fly between two cities, non-stop first, then the shortest; empty when there are none.
 * With a carrier, only those flown entirely by it.
 */
export function cityRoutings(program: Program, from: FlyCity, to: FlyCity, carrier?: string): PricedRouting[] {
  const routings = routingsBetween[program](from, to)
  const wanted = carrier ? routings.filter(({ carriers }) => carriers.every((code) => code === carrier)) : routings
  return wanted.slice(0, maxRoutings)
}

/** The ids of the tables in force; a routing's own list also includes older ones. */
const inForce = new Set(velocityTables.filter(({ validTo }) => validTo === null).map(({ id }) => id))

/** Converts a Velocity routing for the tables on a route's page. Points are null when none are published. */
function toPricedRouting(routing: VelocityRouting): PricedRouting {
  const { airports, carriers, miles, zone, tables, known } = routing
  return {
    airports,
    carriers,
    miles,
    zone,
    table: tables.find((id) => inForce.has(id)) ?? null,
    points: cabins.map((cabin) => velocityPointsIn(routing, cabin)),
    uneven: [],
    // A price worked out from a confirmed one by distance is as sure as any other in a table of distances.
    unsure: known.filter(({ sureness }) => sureness === 'single' || sureness === 'recalled').map(({ cabin }) => cabin),
  }
}
