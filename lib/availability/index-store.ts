import { decodeRoute, type Route, type RouteDocument } from './codec.ts'
import type { Program } from './observation.ts'
import { routeId } from './route-key.ts'

/** Every known route in memory, packed. A search reads this and nothing else. */
export type AvailabilityIndex = {
  /** Takes a route's document, replacing what was known of it. @throws RangeError when it is damaged. */
  applyRoute(doc: RouteDocument): void
  /** By the document's id, such as `qantas_SYD-SIN`. */
  removeRoute(id: string): void
  /** The routes from an airport, by destination. */
  routesFrom(program: Program, from: string): ReadonlyMap<string, Route>
  size(): IndexSize
}

export type IndexSize = { routes: number; offers: number; bytes: number }

const none: ReadonlyMap<string, Route> = new Map()

export function createIndex(): AvailabilityIndex {
  const byId = new Map<string, Route>()
  const byOrigin = new Map<string, Map<string, Route>>()
  return {
    applyRoute(doc) {
      const route = decodeRoute(doc)
      byId.set(routeId(doc), route)
      const origin = `${doc.program} ${doc.from}`
      const departures = byOrigin.get(origin) ?? new Map<string, Route>()
      byOrigin.set(origin, departures.set(doc.to, route))
    },
    removeRoute(id) {
      const route = byId.get(id)
      if (route === undefined) return
      byId.delete(id)
      byOrigin.get(`${route.program} ${route.from}`)?.delete(route.to)
    },
    routesFrom: (program, from) => byOrigin.get(`${program} ${from}`) ?? none,
    size() {
      const all = [...byId.values()].map(({ columns }) => columns)
      return {
        routes: all.length,
        offers: all.reduce((sum, { points }) => sum + points.length, 0),
        bytes: all.reduce((sum, { points }) => sum + points.buffer.byteLength, 0),
      }
    },
  }
}
