import { type Program, perProgram } from '../core/program.ts'
import { decodeRoute, type RouteDocument } from './codec.ts'
import { type IndexedRoute, indexRoute } from './indexed-route.ts'
import { routeId } from './route-key.ts'

/** Every known route, packed in memory. Searches read nothing else. */
export type AvailabilityIndex = {
  /** Adds a route's document, replacing any earlier one. @throws RangeError when it is damaged. */
  applyRoute(doc: RouteDocument): void
  /** Removes a route by its document id, such as `qantas_SYD-SIN`. */
  removeRoute(id: string): void
  /** Returns the routes from an airport, keyed by destination. */
  routesFrom(program: Program, from: string): ReadonlyMap<string, IndexedRoute>
  /** Returns every route, ordered by rank. */
  allRoutes(): readonly IndexedRoute[]
  size(): IndexSize
}

/** `bytes` counts the packed columns and the daily check times, but not a route's itineraries. */
export type IndexSize = { routes: number; offers: number; itineraries: number; bytes: number }

const none: ReadonlyMap<string, IndexedRoute> = new Map()

export function createIndex(): AvailabilityIndex {
  const byId = new Map<string, IndexedRoute>()
  const byOrigin = perProgram(() => new Map<string, Map<string, IndexedRoute>>())
  // Built on demand, and reset to null after a change.
  let ordered: IndexedRoute[] | null = null
  return {
    applyRoute(doc) {
      const route = indexRoute(decodeRoute(doc))
      ordered = null
      byId.set(routeId(doc), route)
      const origins = byOrigin[doc.program]
      const departures = origins.get(doc.from) ?? new Map<string, IndexedRoute>()
      origins.set(doc.from, departures.set(doc.to, route))
    },
    removeRoute(id) {
      const route = byId.get(id)
      if (route === undefined) return
      byId.delete(id)
      ordered = null
      byOrigin[route.program].get(route.from)?.delete(route.to)
    },
    routesFrom: (program, from) => byOrigin[program].get(from) ?? none,
    allRoutes() {
      ordered ??= [...byId.values()].sort((a, b) => a.rank - b.rank)
      return ordered
    },
    size() {
      const all = [...byId.values()]
      return {
        routes: all.length,
        offers: all.reduce((sum, { columns }) => sum + columns.points.length, 0),
        itineraries: all.reduce((sum, { itineraries }) => sum + itineraries.length, 0),
        bytes: all.reduce((sum, route) => sum + countBytes(route), 0),
      }
    },
  }
}

function countBytes({ columns, checks }: IndexedRoute): number {
  const arrays = new Set([checks.newestOf, checks.oldestOf])
  return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, columns.points.buffer.byteLength)
}
