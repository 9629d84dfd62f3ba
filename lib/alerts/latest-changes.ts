import type { Delta } from '../availability/compare-cells.ts'
import { laneKey } from './sent-keys.ts'

/** A change with whether its seats are invented, and whose alerts alone it concerns. */
export type ReportedChange = Delta[number] & { sample: boolean; uid?: string | undefined }

/**
 * Changes of the same lane as one, from what was before the first to what is after the last: seats that came and went
 * between two runs are no news, and neither are seats that went and came back.
 * @param changes the oldest first
 */
export function latestChanges(changes: readonly ReportedChange[]): ReportedChange[] {
  const lanes = new Map<string, ReportedChange>()
  for (const change of changes) {
    // What a member brought is of another world than what everybody knows.
    const key = `${change.uid ?? ''} ${laneKey(change)}`
    const known = lanes.get(key)
    const before = known === undefined ? change.before : known.before
    lanes.set(key, { ...change, before, source: change.source ?? known?.source ?? null })
  }
  return [...lanes.values()]
}
