import type { Instant, LocalDate } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import type { FoundSeats } from './alert.ts'
import type { AlertHistoryDocument } from './alert-history.ts'
import type { GoneSeats } from './outbox.ts'
import type { RowKey } from './party-split.ts'
import { getRowKey } from './sent-keys.ts'

/** Seats that opened and are still there, with the path and name of each alert they were found for. */
export type OpenedTrip = {
  key: string
  found: FoundSeats
  at: Instant
  alerts: { path: string; name: string | null }[]
}

/**
 * Seats that have gone. `went` is the flight that did, such as the one home. `openedAt` is null when it is unknown when
 * they opened.
 */
export type ClosedTrip = { key: string; seats: GoneSeats; went: RowKey; openedAt: Instant | null; alert: string }

export type Changes = {
  opened: OpenedTrip[]
  closed: ClosedTrip[]
  /** Openings that were only counted, because a message had no room for them. */
  more: number
}

/**
 * Returns the moment since when there is news: the last visit, or sign-up for a first one. Null until it is known, so
 * that nothing is shown as new that isn't.
 */
export function newsFrom(visit: Instant | null | undefined, joinedAt: Instant | undefined): Instant | null {
  return visit === undefined ? null : (visit ?? joinedAt ?? null)
}

type Openings = Extract<AlertHistoryDocument, { kind: 'openings' }>
const isOpenings = (entry: AlertHistoryDocument): entry is Openings => entry.kind === 'openings'

/**
 * Returns what opened and closed for a member's alerts since a moment, each departure once, however many alerts it
 * fits. Seats that opened and went are listed as closed; past departures are left out.
 */
export function changesSince(history: readonly AlertHistoryDocument[], since: Instant, today: LocalDate): Changes {
  const openings = history.filter(isOpenings)
  const fresh = openings.filter(({ at }) => at > since)
  const opened = openedIn(fresh, today)
  const closed = closedIn(history, since, today, openings).filter(({ key }) => !opened.some((trip) => trip.key === key))
  const more = fresh.reduce((sum, entry) => sum + entry.more, 0)
  return { opened, closed, more }
}

function openedIn(entries: readonly Openings[], today: LocalDate): OpenedTrip[] {
  const trips = new Map<string, OpenedTrip>()
  for (const { openings, gone, at, alert, name } of entries) {
    for (const found of openings) {
      const key = getRowKey(found)
      if (gone.includes(key) || found.date < today) continue
      const known = trips.get(key)
      const alerts = [...(known?.alerts ?? []).filter(({ path }) => path !== alert), { path: alert, name }]
      const newest = known && known.at >= at ? known : { key, found, at }
      trips.set(key, { ...newest, alerts })
    }
  }
  return [...trips.values()].sort((a, b) => pairsFirst(a, b) || compare(b.at, a.at))
}

/** Sorts openings with a way back first. */
function pairsFirst(a: OpenedTrip, b: OpenedTrip): number {
  const isPair = ({ found }: OpenedTrip) => (found.other?.kind === 'return' ? 1 : 0)
  return isPair(b) - isPair(a)
}

function closedIn(
  history: readonly AlertHistoryDocument[],
  since: Instant,
  today: LocalDate,
  openings: readonly Openings[],
): ClosedTrip[] {
  const trips = new Map<string, ClosedTrip>()
  for (const entry of history) {
    if (entry.kind !== 'gone' || entry.at <= since) continue
    for (const seats of entry.seats) {
      const key = getRowKey(seats)
      if (seats.date < today || trips.has(key)) continue
      const reported = openings.filter(
        ({ at, openings: all }) => at < entry.at && all.some((found) => getRowKey(found) === key),
      )
      const [openedAt = null] = reported
        .map(({ at }) => at)
        .sort()
        .reverse()
      trips.set(key, { key, seats, went: { ...seats, ...seats.lost }, openedAt, alert: entry.alert })
    }
  }
  return [...trips.values()].sort((a, b) => (a.seats.goneAt < b.seats.goneAt ? 1 : -1))
}

/** Formats how long something was there: `2 days 4 h`, `35 min`. */
export function durationWords(from: Instant, to: Instant): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  return `${days} ${days === 1 ? 'day' : 'days'}${hours % 24 === 0 ? '' : ` ${hours % 24} h`}`
}
