import type { Instant } from '../core/clock.ts'
import type { RouteDocument } from './codec.ts'
import type { Delta } from './compare-cells.ts'
import type { HistoryDocument } from './history.ts'
import type { OptionsPart } from './options-codec.ts'
import type { RouteKey } from './route-key.ts'

/** What is stored of a route: its document and the options of the months asked for. */
export type StoredRoute = { route: RouteDocument | null; parts: OptionsPart[]; history: HistoryDocument | null }

/** A route's next state. Parts neither set nor deleted stay as they are. */
export type RouteWrite = {
  route: RouteDocument
  setParts: OptionsPart[]
  deleteParts: string[]
  history: HistoryDocument | null
  /** What changed for travellers, kept in the change log until somebody has acted on it. */
  delta: Delta
}

/** Which route to change, what of it must be read for that, and the moment to write into the change log. */
export type RouteUpdate = { key: RouteKey; months: readonly string[]; now: Instant }

/** Where availability is kept. The only door to it: everything in front speaks of routes, not of a database. */
export type AvailabilityRepository = {
  /**
   * Reads a route, asks `change` what it becomes, and writes that whole or not at all. `change` may run again when
   * somebody else wrote meanwhile, so it must be pure; null leaves the route as it is. Resolves to what was written.
   */
  updateRoute(update: RouteUpdate, change: (stored: StoredRoute) => RouteWrite | null): Promise<RouteWrite | null>
  /** The options documents of a month, all of one instant. */
  readParts(key: RouteKey, month: string): Promise<OptionsPart[]>
}
