import type { AlertSettings } from './alert.ts'
import { OPENINGS_TOLD, type SentSeats } from './outbox.ts'
import { laneKey } from './sent-keys.ts'

/** Keys of lanes beyond those told that a message keeps, so that none is counted twice. */
export const LANES_KEPT = 2_000

/**
 * Openings of one message: the best liked cabin first, then by date and points; the first so many, and the rest
 * counted. `cut` has the lanes of the rest, as many as are kept.
 */
export type Digest = { openings: SentSeats[]; more: number; cut?: string[] | undefined }

/**
 * Puts what alerts found into the order of their wishes. Of the same lane the newest look counts, of the same look the
 * one that tells the way back or the rest of the party too, and it stands for all alerts the lane fits.
 */
export function buildDigest(found: readonly SentSeats[], { cabins }: Pick<AlertSettings, 'cabins'>): Digest {
  const byLane = new Map<string, SentSeats>()
  const halves = ({ other }: SentSeats) => (other === null ? 0 : 1)
  for (const one of found.toSorted((a, b) => compare(a.seenAt, b.seenAt) || halves(a) - halves(b))) {
    const alerts = [...new Set([...(byLane.get(laneKey(one))?.alerts ?? []), ...(one.alerts ?? [])])].sort()
    byLane.set(laneKey(one), alerts.length === 0 ? one : { ...one, alerts })
  }
  const liked = (cabin: SentSeats['cabin']) => (cabins.includes(cabin) ? cabins.indexOf(cabin) : cabins.length)
  const ordered = [...byLane.values()].sort(
    (a, b) =>
      liked(a.cabin) - liked(b.cabin) ||
      compare(a.date, b.date) ||
      (a.points ?? Infinity) - (b.points ?? Infinity) ||
      compare(laneKey(a), laneKey(b)),
  )
  return digestWith(ordered.slice(0, OPENINGS_TOLD), new Set(ordered.slice(OPENINGS_TOLD).map(laneKey)), 0)
}

/** What several digests come to: a lane that more than one of them tells or counts is told or counted once. */
export function joinDigests(digests: readonly Digest[], wish: Pick<AlertSettings, 'cabins'>): Digest {
  const { openings, cut = [] } = buildDigest(
    digests.flatMap((one) => one.openings),
    wish,
  )
  const told = new Set(openings.map(laneKey))
  const rest = [...cut, ...digests.flatMap((one) => one.cut ?? [])].filter((lane) => !told.has(lane))
  // Beyond those kept nobody knows which lanes they were.
  const unnamed = digests.reduce((sum, one) => sum + one.more - (one.cut?.length ?? 0), 0)
  return digestWith(openings, new Set(rest), unnamed)
}

function digestWith(openings: SentSeats[], cut: ReadonlySet<string>, unnamed: number): Digest {
  const more = cut.size + unnamed
  return cut.size === 0 ? { openings, more } : { openings, more, cut: [...cut].slice(0, LANES_KEPT) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
