import type { RouteDocument } from './codec.ts'
import type { OptionsPart } from './options-codec.ts'
import type { RouteKey } from './route-key.ts'

/** What is stored of a route: its document and the options of the months asked for. */
export type StoredRoute = { route: RouteDocument | null; parts: OptionsPart[] }

/** A route's next state. Parts neither set nor deleted stay as they are. */
export type RouteWrite = { route: RouteDocument; setParts: OptionsPart[]; deleteParts: string[] }

/** Where availability is kept. The only door to it: everything in front speaks of routes, not of a database. */
export type AvailabilityRepository = {
  /**
   * Reads a route, asks `change` what it becomes, and writes that whole or not at all. `change` may run again when
   * somebody else wrote meanwhile, so it must be pure; null leaves the route as it is. Resolves to whether it wrote.
   */
  updateRoute(
    key: RouteKey,
    months: readonly string[],
    change: (stored: StoredRoute) => RouteWrite | null,
  ): Promise<boolean>
  /** The options documents of a month, all of one instant. */
  readParts(key: RouteKey, month: string): Promise<OptionsPart[]>
}
