import type { AlertSettings, FoundSeats } from './alert.ts'
import { OPENINGS_TOLD } from './outbox.ts'
import { laneKey } from './told.ts'

/** Openings of one message: the best liked cabin first, then by date and points; the first so many, and the rest counted. */
export type Digest = { openings: FoundSeats[]; more: number }

/** Puts what an alert found into the order of its wishes; of the same lane the newest look counts. */
export function digestOf(found: readonly FoundSeats[], { cabins }: Pick<AlertSettings, 'cabins'>): Digest {
  const byLane = new Map<string, FoundSeats>()
  for (const one of found.toSorted((a, b) => compare(a.seenAt, b.seenAt))) byLane.set(laneKey(one), one)
  const liked = (cabin: FoundSeats['cabin']) => (cabins.includes(cabin) ? cabins.indexOf(cabin) : cabins.length)
  const ordered = [...byLane.values()].sort(
    (a, b) =>
      liked(a.cabin) - liked(b.cabin) ||
      compare(a.date, b.date) ||
      (a.points ?? Infinity) - (b.points ?? Infinity) ||
      compare(laneKey(a), laneKey(b)),
  )
  return { openings: ordered.slice(0, OPENINGS_TOLD), more: Math.max(0, ordered.length - OPENINGS_TOLD) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
