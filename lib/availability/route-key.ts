import { type Program, programs } from '../core/program.ts'

/** One direction of one airport pair in one program: the unit that is stored, locked and written as a whole. */
export type RouteKey = { program: Program; from: string; to: string }

/** The route's document id, such as `qantas_SYD-SIN`. */
export function routeId(key: RouteKey): string {
  return `${key.program}_${key.from}-${key.to}`
}

/** Converts an airport code to a number below AIRPORT_CODES, in alphabetical order. */
export function codeNumber(airport: string): number {
  return ((airport.charCodeAt(0) - 65) * 26 + airport.charCodeAt(1) - 65) * 26 + airport.charCodeAt(2) - 65
}

export const AIRPORT_CODES = 26 ** 3

/** Returns a route's position among all possible ones, by origin, destination and program: below ROUTE_RANKS. */
export function rankOfRoute({ program, from, to }: RouteKey): number {
  return (codeNumber(from) * AIRPORT_CODES + codeNumber(to)) * programs.length + programs.indexOf(program)
}

export const ROUTE_RANKS = AIRPORT_CODES ** 2 * programs.length
