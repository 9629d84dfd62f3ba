import { decodeRoute, type RouteDocument } from './codec.ts'
import type { Program } from './observation.ts'
import { routeId } from './route-key.ts'
import { type IndexedRoute, indexRoute } from './route-summary.ts'

/** Every known route in memory, packed. A search reads this and nothing else. */
export type AvailabilityIndex = {
  /** Takes a route's document, replacing what was known of it. @throws RangeError when it is damaged. */
  applyRoute(doc: RouteDocument): void
  /** By the document's id, such as `qantas_SYD-SIN`. */
  removeRoute(id: string): void
  /** The routes from an airport, by destination. */
  routesFrom(program: Program, from: string): ReadonlyMap<string, IndexedRoute>
  size(): IndexSize
}

/** `bytes` are those of the packed columns; the ways of a route come on top. */
export type IndexSize = { routes: number; offers: number; ways: number; bytes: number }

const none: ReadonlyMap<string, IndexedRoute> = new Map()

export function createIndex(): AvailabilityIndex {
  const byId = new Map<string, IndexedRoute>()
  const byOrigin = {
    qantas: new Map<string, Map<string, IndexedRoute>>(),
    velocity: new Map<string, Map<string, IndexedRoute>>(),
  } satisfies Record<Program, Map<string, Map<string, IndexedRoute>>>
  return {
    applyRoute(doc) {
      const route = indexRoute(decodeRoute(doc))
      byId.set(routeId(doc), route)
      const origins = byOrigin[doc.program]
      const departures = origins.get(doc.from) ?? new Map<string, IndexedRoute>()
      origins.set(doc.from, departures.set(doc.to, route))
    },
    removeRoute(id) {
      const route = byId.get(id)
      if (route === undefined) return
      byId.delete(id)
      byOrigin[route.program].get(route.from)?.delete(route.to)
    },
    routesFrom: (program, from) => byOrigin[program].get(from) ?? none,
    size() {
      const all = [...byId.values()]
      return {
        routes: all.length,
        offers: all.reduce((sum, { columns }) => sum + columns.points.length, 0),
        ways: all.reduce((sum, { ways }) => sum + ways.length, 0),
        bytes: all.reduce((sum, { columns, most }) => sum + columns.points.buffer.byteLength + most.byteLength, 0),
      }
    },
  }
}
