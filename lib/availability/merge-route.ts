import { dateOf, monthOf } from '../core/dates.ts'
import { groupBy } from '../core/group.ts'
import { withFare } from './classify-fare.ts'
import { decodeRoute, encodeRoute, listCells, type PartName, type RouteDocument } from './codec.ts'
import { compareCells } from './compare-cells.ts'
import { mergeHistory } from './history.ts'
import type { Observation } from './observation.ts'
import { summariseSnapshot } from './offers.ts'
import { byPartId, decodeParts, encodeParts, type OptionsPart } from './options-codec.ts'
import type { RouteWrite, StoredRoute } from './repository.ts'
import type { RouteKey } from './route-key.ts'
import { mergeSnapshot, type Snapshot } from './snapshot.ts'

/** Lists the months that a batch of observations touches, whose options must be read to merge it. */
export function listMonths(observations: readonly Observation[]): string[] {
  return [...new Set(observations.map(({ date }) => monthOf(date)))].sort()
}

/**
 * Merges observations of one route into what is stored; null when nothing changes. The same observations give the same
 * documents however they are batched, ordered or repeated. A route with real observations holds no invented seats: the
 * first real observation clears the sample data, and later sample observations are ignored.
 * @throws RangeError or ZodError when a stored document is damaged
 */
export function mergeRoute(
  key: RouteKey,
  stored: StoredRoute,
  observations: readonly Observation[],
): RouteWrite | null {
  const real = observations.filter(({ source }) => source.kind !== 'sample').map(withFare)
  const sample = real.length === 0
  if (observations.length === 0 || (sample && stored.route?.sample === false)) return null
  const base = stored.route?.sample === sample ? stored.route : null
  const incoming = sample ? observations.map(withFare) : real
  const months = new Set(listMonths(incoming))
  const known = base === null ? [] : decodeParts(stored.parts.filter(({ month }) => months.has(month)))
  const snapshots = mergeSnapshots(known, incoming)
  const before = base === null ? [] : listCells(decodeRoute(base))
  const after = snapshots.map(summariseSnapshot)
  const parts = encodeParts(snapshots)
  const names = [...namesElsewhere(base, months), ...parts.map(({ id, hash }) => ({ id, hash }))].sort(byPartId)
  const cells = [...before.filter(({ day }) => !months.has(monthOf(dateOf(day)))), ...after]
  const route = encodeRoute(key, { sample, cells, parts: names })
  const history = mergeHistory(key, stored.history?.sample === sample ? stored.history : null, incoming)
  if (route.revision === stored.route?.revision && history?.revision === stored.history?.revision) return null
  // Sample seats found at a first check are not news to anyone. That check may arrive in several batches.
  const delta = compareCells(key, before, after).filter((change) => !sample || change.before !== null)
  return { route, ...partsToWrite(stored.route, parts, names), history, delta }
}

function partsToWrite(was: RouteDocument | null, parts: readonly OptionsPart[], names: readonly PartName[]) {
  const before = new Map(was?.parts.map(({ id, hash }) => [id, hash]))
  const after = new Set(names.map(({ id }) => id))
  return {
    setParts: parts.filter(({ id, hash }) => before.get(id) !== hash),
    deleteParts: [...before.keys()].filter((id) => !after.has(id)),
  }
}

function mergeSnapshots(known: readonly Snapshot[], incoming: readonly Observation[]): Snapshot[] {
  const snapshots = new Map(known.map((snapshot) => [snapshot.date + snapshot.cabin, snapshot]))
  for (const [cell, seen] of groupBy(incoming, ({ date, cabin }) => date + cabin)) {
    snapshots.set(cell, mergeSnapshot(snapshots.get(cell), seen))
  }
  return [...snapshots.values()]
}

function namesElsewhere(base: RouteDocument | null, months: ReadonlySet<string>): PartName[] {
  return (base?.parts ?? []).filter(({ id }) => !months.has(monthOf(id)))
}
