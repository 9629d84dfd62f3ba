import type { AlertSettings } from './alert.ts'
import { OPENINGS_TOLD, type ToldSeats } from './outbox.ts'
import { laneKey } from './told.ts'

/** Openings of one message: the best liked cabin first, then by date and points; the first so many, and the rest counted. */
export type Digest = { openings: ToldSeats[]; more: number }

/**
 * Puts what alerts found into the order of their wishes. Of the same lane the newest look counts, of the same look the
 * one that tells the way back or the rest of the party too, and it stands for all alerts the lane fits.
 */
export function digestOf(found: readonly ToldSeats[], { cabins }: Pick<AlertSettings, 'cabins'>): Digest {
  const byLane = new Map<string, ToldSeats>()
  const halves = ({ other }: ToldSeats) => (other === null ? 0 : 1)
  for (const one of found.toSorted((a, b) => compare(a.seenAt, b.seenAt) || halves(a) - halves(b))) {
    const alerts = [...new Set([...(byLane.get(laneKey(one))?.alerts ?? []), ...(one.alerts ?? [])])].sort()
    byLane.set(laneKey(one), alerts.length === 0 ? one : { ...one, alerts })
  }
  const liked = (cabin: ToldSeats['cabin']) => (cabins.includes(cabin) ? cabins.indexOf(cabin) : cabins.length)
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
