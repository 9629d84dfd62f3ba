import type { Cabin } from '../core/cabin.ts'
import { groupBy } from '../core/group.ts'
import { type Program, perProgram } from '../core/program.ts'
import popularRows from './data/popular.json' with { type: 'json' }
import routeRows from './data/routes.json' with { type: 'json' }
import { flownMiles } from './distance.ts'

/** One carrier's flights between two airports, as recorded in one direction. */
export type RouteRecord = {
  id: string
  carrier: string
  /** The airline that operates the aircraft, when it is another one. */
  operatedBy?: string
  from: string
  to: string
  programs: Program[]
  cabins: Cabin[]
  aircraft: string[]
  flightsPerWeek: number
  /** Gate to gate, in the recorded direction. */
  blockMinutes: number
  status: 'operating' | 'seasonal' | 'upcoming'
  season?: string
  started?: string
  note?: string
  /** What applies only in the recorded direction. */
  oneWayException?: string
  /** The airport a trip must also include for this leg to be sold. */
  onlyWith?: string
  /** True when it must be checked before it is shown as certain. */
  verify?: boolean
  confidence: 'sourced' | 'recalled'
}

/** One direction of a route. */
export type Route = Omit<RouteRecord, 'blockMinutes' | 'oneWayException'> & {
  /** Whole statute miles. */
  miles: number
  /** Null in the opposite direction to the recorded one, because winds make the two differ. */
  blockMinutes: number | null
  /** What applies only in this direction, or null. */
  exception: string | null
}

/** A popular pair. The ranking is editorial, as there are no search counts. */
export type PopularRoute = {
  rank: number
  from: string
  to: string
  cabinFocus: Cabin
  carriers: string[]
  direct: boolean
  why: string
}

const records = routeRows as RouteRecord[]

function bothWays(record: RouteRecord): Route[] {
  const { blockMinutes, oneWayException, ...rest } = record
  const miles = flownMiles(record.from, record.to)
  return [
    { ...rest, miles, blockMinutes, exception: oneWayException ?? null },
    { ...rest, from: record.to, to: record.from, miles, blockMinutes: null, exception: null },
  ]
}

/** Every route of either program in both directions. */
export const allRoutes: readonly Route[] = records.flatMap(bothWays)

const byProgram = perProgram((program) => allRoutes.filter((route) => route.programs.includes(program)))

/** Every non-stop route a program's points can book, one entry per carrier and direction. */
export function listRoutes(program: Program): readonly Route[] {
  return byProgram[program]
}

const departures = perProgram((program) => groupBy(byProgram[program], ({ from }) => from))

/** A program's non-stop routes from one airport. */
export function routesFrom(program: Program, from: string): readonly Route[] {
  return departures[program].get(from) ?? []
}

/** A program's non-stop routes from one airport to another, one per carrier. */
export function routesBetween(program: Program, from: string, to: string): readonly Route[] {
  return routesFrom(program, from).filter((route) => route.to === to)
}

/** A program's most wanted pairs, most wanted first. */
export function popularRoutes(program: Program): readonly PopularRoute[] {
  return (popularRows as Partial<Record<Program, PopularRoute[]>>)[program] ?? []
}
