import { compare } from '../core/compare.ts'
import type { AlertSettings } from './alert.ts'
import { MAX_OPENINGS, type SentSeats } from './outbox.ts'
import { getRowKey } from './sent-keys.ts'

/** The most row keys a message keeps for openings it doesn't show, so that none is counted twice. */
export const MAX_ROW_KEYS = 2_000

/**
 * The openings of one message, sorted by preferred cabin, then date and points. `openings` holds the first ones and
 * `more` counts the rest; `cut` holds the row keys of the rest, up to `MAX_ROW_KEYS`.
 */
export type Digest = { openings: SentSeats[]; more: number; cut?: string[] | undefined }

/**
 * Sorts what alerts found by the preferred cabins. Of several finds in one row the newest check counts; of several from
 * one check, the one that includes the way back or the rest of the party. It stands for all alerts the row fits.
 */
export function buildDigest(found: readonly SentSeats[], { cabins }: Pick<AlertSettings, 'cabins'>): Digest {
  const byRow = new Map<string, SentSeats>()
  const halves = ({ other }: SentSeats) => (other === null ? 0 : 1)
  for (const one of found.toSorted((a, b) => compare(a.seenAt, b.seenAt) || halves(a) - halves(b))) {
    const alerts = [...new Set([...(byRow.get(getRowKey(one))?.alerts ?? []), ...(one.alerts ?? [])])].sort()
    byRow.set(getRowKey(one), alerts.length === 0 ? one : { ...one, alerts })
  }
  const liked = (cabin: SentSeats['cabin']) => (cabins.includes(cabin) ? cabins.indexOf(cabin) : cabins.length)
  const ordered = [...byRow.values()].sort(
    (a, b) =>
      liked(a.cabin) - liked(b.cabin) ||
      compare(a.date, b.date) ||
      (a.points ?? Infinity) - (b.points ?? Infinity) ||
      compare(getRowKey(a), getRowKey(b)),
  )
  return digestWith(ordered.slice(0, MAX_OPENINGS), new Set(ordered.slice(MAX_OPENINGS).map(getRowKey)), 0)
}

/** Joins several digests. A row that appears in more than one of them is listed or counted once. */
export function joinDigests(digests: readonly Digest[], settings: Pick<AlertSettings, 'cabins'>): Digest {
  const { openings, cut = [] } = buildDigest(
    digests.flatMap((one) => one.openings),
    settings,
  )
  const listed = new Set(openings.map(getRowKey))
  const rest = [...cut, ...digests.flatMap((one) => one.cut ?? [])].filter((key) => !listed.has(key))
  // Which rows these were is unknown, because their keys were not kept.
  const unnamed = digests.reduce((sum, one) => sum + one.more - (one.cut?.length ?? 0), 0)
  return digestWith(openings, new Set(rest), unnamed)
}

function digestWith(openings: SentSeats[], cut: ReadonlySet<string>, unnamed: number): Digest {
  const more = cut.size + unnamed
  return cut.size === 0 ? { openings, more } : { openings, more, cut: [...cut].slice(0, MAX_ROW_KEYS) }
}
