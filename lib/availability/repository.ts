import type { Instant } from '../core/clock.ts'
import type { RouteDocument } from './codec.ts'
import type { Delta } from './compare-cells.ts'
import type { HistoryDocument } from './history.ts'
import type { OptionsPart } from './options-codec.ts'
import type { RouteKey } from './route-key.ts'

/** What is stored about a route: its document, its history and the options of the months asked for. */
export type StoredRoute = { route: RouteDocument | null; parts: OptionsPart[]; history: HistoryDocument | null }

/** A route's next state. Parts that are neither set nor deleted stay as they are. */
export type RouteWrite = {
  route: RouteDocument
  setParts: OptionsPart[]
  deleteParts: string[]
  history: HistoryDocument | null
  /** What changed for travellers. The change log keeps it until the alert matcher has acted on it. */
  delta: Delta
}

/** The route to change, the months of options to read for that, and the time to record in the change log. */
export type RouteUpdate = { key: RouteKey; months: readonly string[]; now: Instant }

/** The only access to stored availability. Its callers deal with routes and never with the database. */
export type AvailabilityRepository = {
  /**
   * Reads a route, asks `change` for its next state, and writes that whole or not at all. `change` may run again if
   * another writer got in first, so it must be pure; null leaves the route as it is. Resolves to what was written.
   */
  updateRoute(update: RouteUpdate, change: (stored: StoredRoute) => RouteWrite | null): Promise<RouteWrite | null>
  /** Reads the options documents of a month, all as of the same instant. */
  readParts(key: RouteKey, month: string): Promise<OptionsPart[]>
}
