import type { SeatChange } from '../availability/compare-cells.ts'
import type { Instant } from '../core/clock.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import type { GoneSeats } from './outbox.ts'
import type { RowKey } from './party-split.ts'
import { cheapestFit } from './trip-criteria.ts'

/** Returns the key of a row, as an alert's history stores it. */
export function getRowKey({ program, from, to, date, cabin, direct }: RowKey): string {
  return `${program} ${from}-${to} ${date} ${cabin} ${direct ? 'direct' : 'connecting'}`
}

/** One group of the party in an opening: its row, whether that is on the way back, its seats and points. */
export type SentGroup = { row: RowKey; back: boolean; seats: number; points: number | null }

/** Lists the groups an opening rests on: up to two each way. */
export function listSentGroups(found: FoundSeats): SentGroup[] {
  const { program, cabin, other, rest = [] } = found
  const more = [...(other === null ? [] : [other]), ...rest].map((half) => ({
    row: { ...half, program, cabin },
    back: half.kind === 'return' || half.kind === 'return-split',
    seats: half.seats,
    points: half.points,
  }))
  return [{ row: found, back: false, seats: found.seats, points: found.points }, ...more]
}

/** Returns the rows of an opening: at least one and up to four. */
export function listSentRows(found: FoundSeats): RowKey[] {
  return listSentGroups(found).map(({ row }) => row)
}

/** Returns the key by which the history of an alert is searched for a row. */
export function sentKey(alert: string, row: RowKey): string {
  return `${alert.slice(alert.lastIndexOf('/') + 1)} ${getRowKey(row)}`
}

/** Returns the keys of every row in an alert's openings, each once. */
export function listSentKeys(alert: string, openings: readonly FoundSeats[]): string[] {
  return [...new Set(openings.flatMap(listSentRows).map((row) => sentKey(alert, row)))]
}

/** Returns how many seats a row needs for an opening to hold for `party` people; null if it rests on other rows. */
export function seatsNeeded(found: FoundSeats, row: RowKey, party: number): number | null {
  const groups = listSentGroups(found)
  const own = groups.find((group) => getRowKey(group.row) === getRowKey(row))
  if (own === undefined) return null
  const others = groups.filter((group) => group !== own && group.back === own.back)
  return Math.max(1, party - others.reduce((sum, { seats }) => sum + seats, 0))
}

/** Whether an opening can no longer be had after a change. */
export function isGone(found: FoundSeats, settings: AlertSettings, change: SeatChange): boolean {
  const needed = seatsNeeded(found, change, settings.seats)
  return needed !== null && cheapestFit(change.after.offers, settings, needed) === null
}

/** Describes an opening that went because one of its rows did: its own unless `lost` is given. */
export function goneSeats(found: RowKey, goneAt: Instant, lost = found): GoneSeats {
  const { program, from, to, date, cabin, direct } = found
  const gone = { program, from, to, date, cabin, direct, goneAt }
  if (getRowKey(lost) === getRowKey(found)) return gone
  return { ...gone, lost: { from: lost.from, to: lost.to, date: lost.date, direct: lost.direct } }
}
