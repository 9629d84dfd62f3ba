import type { Delta } from '../availability/compare-cells.ts'
import { getRowKey } from './sent-keys.ts'

/** A change, with whether its seats are sample data, and the one member whose alerts it concerns, if not everyone's. */
export type ReportedChange = Delta[number] & { sample: boolean; uid?: string | undefined }

/**
 * Merges changes of the same row into one, from the state before the first to the state after the last: seats that
 * came and went between two runs are not news, nor are seats that went and came back.
 * @param changes oldest first
 */
export function latestChanges(changes: readonly ReportedChange[]): ReportedChange[] {
  const latest = new Map<string, ReportedChange>()
  for (const change of changes) {
    // Seats that a member brought are kept apart from the shared ones.
    const key = `${change.uid ?? ''} ${getRowKey(change)}`
    const known = latest.get(key)
    const before = known === undefined ? change.before : known.before
    latest.set(key, { ...change, before, source: change.source ?? known?.source ?? null })
  }
  return [...latest.values()]
}
