import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { dateOf, epochDay } from '../core/dates.ts'
import { onFirstUseOf } from '../core/lazy.ts'
import { findAirport, getAirport, NetworkError } from './airports.ts'

const digits = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
}
const formatIn = onFirstUseOf((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, ...digits }))

/** The wall-clock time of a zone at an instant, in ms since 1970 as if it were UTC. */
export function wallClock(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}Z`)
}

/**
 * The instant, in ms since 1970, of an airport's local time `yyyy-mm-ddThh:mm`. A time that is skipped in spring is
 * read as one hour later; of a time that occurs twice in autumn, the first counts.
 * @throws NetworkError `unknown-airport`, `bad-time`
 */
export function instantAt(airport: string, local: string): number {
  return instantIn(getAirport(airport).timeZone, local)
}

/** Like `instantAt`, for a time zone. @throws NetworkError `bad-time` */
export function instantIn(timeZone: string, local: string): number {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown))
    throw new NetworkError('bad-time', `"${local}" is not a local time such as 2026-11-20T09:30.`)
  const dayMs = 86_400_000
  // The offsets a day before and a day after cover any clock change in between.
  const offsets = [shown - dayMs, shown + dayMs].map((near) => wallClock(near, timeZone) - near)
  const hits = offsets.map((offset) => shown - offset).filter((instant) => wallClock(instant, timeZone) === shown)
  return hits.length > 0 ? Math.min(...hits) : shown - (offsets[0] ?? 0)
}

const clocks = { minute: 0, byZone: new Map<string, number>() }

/**
 * The local time at an airport, in minutes since 1970 as if it were UTC; null for an unknown airport. Cached by zone
 * until the minute changes, because a search asks for a thousand airports in a few dozen zones.
 */
export function localMinute(airport: string, instant: string): number | null {
  const zone = findAirport(airport)?.timeZone
  if (zone === undefined) return null
  const minute = Math.floor(Date.parse(instant) / 60_000)
  if (clocks.minute !== minute) {
    clocks.minute = minute
    clocks.byZone.clear()
  }
  const known = clocks.byZone.get(zone)
  if (known !== undefined) return known
  const shown = wallClock(minute * 60_000, zone) / 60_000
  clocks.byZone.set(zone, shown)
  return shown
}

/** The earliest date it is now at any of these airports, and Sydney's at the latest: flights of earlier dates have left. */
export function earliestDayAt(airports: readonly string[], now: Instant): LocalDate {
  const days = airports.flatMap((airport) => localMinute(airport, now) ?? []).map((minute) => Math.floor(minute / 1440))
  return dateOf(Math.min(epochDay(localDateOf(now)), ...days))
}

/** Minutes from departure to arrival, each in its airport's local time. Throws the same errors as `instantAt`. */
export function minutesBetween(
  from: { airport: string; local: string },
  to: { airport: string; local: string },
): number {
  return (instantAt(to.airport, to.local) - instantAt(from.airport, from.local)) / 60_000
}
