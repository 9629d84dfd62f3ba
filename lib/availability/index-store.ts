import { decodeRoute, type Route, type RouteDocument } from './codec.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** Every known route in memory, packed. A search reads this and nothing else. */
export type AvailabilityIndex = {
  /** Takes a route's document, replacing what was known of it. @throws RangeError when it is damaged. */
  applyRoute(doc: RouteDocument): void
  removeRoute(id: string): void
  findRoute(key: RouteKey): Route | undefined
  size(): IndexSize
}

export type IndexSize = { routes: number; offers: number; bytes: number }

export function createIndex(): AvailabilityIndex {
  const routes = new Map<string, Route>()
  return {
    applyRoute: (doc) => void routes.set(routeId(doc), decodeRoute(doc)),
    removeRoute: (id) => void routes.delete(id),
    findRoute: (key) => routes.get(routeId(key)),
    size: () => {
      const all = [...routes.values()].map(({ columns }) => columns)
      return {
        routes: routes.size,
        offers: all.reduce((sum, { points }) => sum + points.length, 0),
        bytes: all.reduce((sum, { points }) => sum + points.buffer.byteLength, 0),
      }
    },
  }
}
