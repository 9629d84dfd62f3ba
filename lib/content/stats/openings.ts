import { decodeLives, getLeadDays, type HistoryDocument } from '../../availability/history.ts'
import { getLeadBucket, leadBuckets, type ShareOf } from './report.ts'

/** How long before departure seats appeared, over the days whose seats were seen to appear. */
export type Openings = {
  /** `found` out of `looks` dates opened in a bucket. `looks` is the same in every bucket. */
  byLead: readonly ShareOf[]
  /** How many dates and cabins had seats at the first check, so that it is unknown since when. */
  unknown: number
  sample: boolean
}

/** Counts when the seats of each day and cabin appeared, from the history kept of every route's checks. */
export function countOpenings(histories: readonly HistoryDocument[]): Openings {
  const counts = new Map<string, number>()
  let unknown = 0
  let known = 0
  for (const life of histories.flatMap(decodeLives)) {
    const lead = getLeadDays(life)
    if (lead === null) continue
    if (lead.opened === null) {
      unknown += 1
      continue
    }
    known += 1
    const key = getLeadBucket(lead.opened)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    byLead: known === 0 ? [] : leadBuckets.map(({ key }) => ({ key, looks: known, found: counts.get(key) ?? 0 })),
    unknown,
    sample: histories.some(({ sample }) => sample),
  }
}
