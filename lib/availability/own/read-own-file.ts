import '../../network/world-airports.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { groupBy } from '../../core/group.ts'
import { findAirport } from '../../network/airports.ts'
import { findObservationFault } from '../check-observation.ts'
import { readFile } from '../providers/open-file.ts'
import type { Chunks } from '../providers/provider.ts'
import { type RouteKey, routeId } from '../route-key.ts'
import { MAX_SEATS } from './own-limits.ts'
import { type OwnSeat, toOwnSeat } from './own-seats.ts'

/** What a file holds for one route. */
export type OwnRoutePreview = RouteKey & {
  seats: number
  days: number
  first: LocalDate
  last: LocalDate
  cabins: Cabin[]
  /** The most seats on one flight; null when the file gives no count. */
  maxSeats: number | null
  minPoints: number | null
}

export type OwnFile = {
  /** What would be sent. Nothing else in the file leaves the browser. */
  seats: OwnSeat[]
  routes: OwnRoutePreview[]
  /** Why rows were left out, with how many and where the first one is. */
  refused: { reason: string; rows: number; first: string }[]
  /** Number of seats beyond the most taken from one file. */
  beyond: number
}

/**
 * Reads, in the browser, a file that the member dropped there. Each row becomes an `OwnSeat`, which has room only for
 * codes, dates and figures, so everything else in the file is discarded.
 */
export async function readOwnFile(chunks: Chunks, now: Instant): Promise<OwnFile> {
  const seats: OwnSeat[] = []
  const refused = new Map<string, { rows: number; first: string }>()
  let beyond = 0
  const yesterday = addDays(localDateOf(now), -1)
  for await (const item of readFile(chunks, { file: 'file', tally: { rows: 0, duplicates: 0 }, taken: new Set() })) {
    const reason = item.ok ? refusal(item.observation, now, yesterday) : item.reason
    if (reason !== null || !item.ok) {
      const known = refused.get(reason ?? '')
      const at = 'row' in item.where ? item.where.row : `line ${item.where.line}`
      refused.set(reason ?? '', { rows: (known?.rows ?? 0) + 1, first: known?.first ?? at })
    } else if (seats.length >= MAX_SEATS) beyond += 1
    else seats.push(toOwnSeat(item.observation))
  }
  const routes = [...groupBy(seats, routeId).values()].map(toPreview).sort((a, b) => b.seats - a.seats)
  return { seats, routes, refused: [...refused].map(([reason, one]) => ({ reason, ...one })), beyond }
}

function refusal(seen: Parameters<typeof findObservationFault>[0], now: Instant, yesterday: LocalDate): string | null {
  if (seen.date < yesterday) return 'That date has passed.'
  if (seen.source.kind === 'sample') return 'This is sample data, not something you saw.'
  return findObservationFault(seen, { now, isKnownAirport: (code) => findAirport(code) !== undefined })
}

function toPreview(seats: readonly OwnSeat[]): OwnRoutePreview {
  const [first] = seats
  if (first === undefined) throw new RangeError('a route has at least one seat')
  const { program, from, to } = first
  const dates = [...new Set(seats.map(({ date }) => date))].sort()
  const counts = seats.flatMap((seat) => seat.seats ?? [])
  const points = seats.flatMap((seat) => (seat.seats === 0 ? [] : (seat.points ?? [])))
  return {
    ...{ program, from, to, seats: seats.length, days: dates.length },
    ...{ first: dates[0] ?? first.date, last: dates.at(-1) ?? first.date },
    cabins: cabins.filter((cabin) => seats.some((seat) => seat.cabin === cabin)),
    maxSeats: counts.length > 0 ? Math.max(...counts) : null,
    minPoints: points.length > 0 ? Math.min(...points) : null,
  }
}
