import type { Program } from './observation.ts'

/** One direction of one airport pair in one program: the unit that is stored, locked and written as a whole. */
export type RouteKey = { program: Program; from: string; to: string }

/** The route's document id, such as `qantas_SYD-SIN`. */
export function routeId(key: RouteKey): string {
  return `${key.program}_${key.from}-${key.to}`
}
