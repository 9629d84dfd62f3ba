import type { Cabin } from '../core/cabin.ts'
import { type Program, perProgram } from '../core/program.ts'
import popularRows from './data/popular.json' with { type: 'json' }
import routeRows from './data/routes.json' with { type: 'json' }
import { flownMiles } from './distance.ts'

/** One carrier's flights between two airports, as recorded in one direction. */
export type RouteRecord = {
  id: string
  carrier: string
  /** The airline whose aircraft it is, where that is another one. */
  operatedBy?: string
  from: string
  to: string
  programs: Program[]
  cabins: Cabin[]
  aircraft: string[]
  flightsPerWeek: number
  /** Gate to gate in the recorded direction. */
  blockMinutes: number
  status: 'operating' | 'seasonal' | 'upcoming'
  season?: string
  started?: string
  note?: string
  /** What differs in the recorded direction only. */
  oneWayException?: string
  /** The airport a trip must also touch for this leg to be sold at all. */
  onlyWith?: string
  /** True: check before showing it as certain. */
  verify?: boolean
  confidence: 'sourced' | 'recalled'
}

/** One direction of a route. */
export type Route = Omit<RouteRecord, 'blockMinutes' | 'oneWayException'> & {
  /** Whole statute miles. */
  miles: number
  /** Null against the recorded direction: winds make the two differ. */
  blockMinutes: number | null
  /** What is special about this direction, else null. */
  exception: string | null
}

/** A pair people search most: an editorial ranking, no search counts exist. */
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

function byOrigin(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const group = groups.get(route.from)
    if (group) group.push(route)
    else groups.set(route.from, [route])
  }
  return groups
}

const departures = perProgram((program) => byOrigin(byProgram[program]))

/** A program's non-stop routes from one airport; empty when there are none. */
export function routesFrom(program: Program, from: string): readonly Route[] {
  return departures[program].get(from) ?? []
}

/** A program's non-stop routes of one pair in one direction, one per carrier. */
export function routesBetween(program: Program, from: string, to: string): readonly Route[] {
  return routesFrom(program, from).filter((route) => route.to === to)
}

/** A program's most wanted pairs, most wanted first. */
export function popularRoutes(program: Program): readonly PopularRoute[] {
  return (popularRows as Partial<Record<Program, PopularRoute[]>>)[program] ?? []
}
