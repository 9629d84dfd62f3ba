import type { SeatChange } from '../availability/compare-cells.ts'
import type { Instant } from '../core/clock.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import type { GoneSeats } from './outbox.ts'
import type { LaneAt } from './party-split.ts'
import { cheapestFit } from './trip-criteria.ts'

/** Returns the key of a lane of a day and cabin, as an alert's history stores it. */
export function laneKey({ program, from, to, date, cabin, direct }: LaneAt): string {
  return `${program} ${from}-${to} ${date} ${cabin} ${direct ? 'direct' : 'connecting'}`
}

/** One group of the party in an opening: its lane, whether that is on the way back, and how many seats it has. */
type SentGroup = { lane: LaneAt; back: boolean; seats: number }

/** Lists the groups an opening rests on: up to two each way. */
function listSentGroups(found: FoundSeats): SentGroup[] {
  const { program, cabin, other, rest = [] } = found
  const more = [...(other === null ? [] : [other]), ...rest].map((half) => ({
    lane: { ...half, program, cabin },
    back: half.kind === 'return' || half.kind === 'return-split',
    seats: half.seats,
  }))
  return [{ lane: found, back: false, seats: found.seats }, ...more]
}

/** Returns the lanes of an opening: at least one and up to four. */
export function listSentLanes(found: FoundSeats): LaneAt[] {
  return listSentGroups(found).map(({ lane }) => lane)
}

/** Returns the key by which the history of an alert is searched for a lane. */
export function sentKey(alert: string, lane: LaneAt): string {
  return `${alert.slice(alert.lastIndexOf('/') + 1)} ${laneKey(lane)}`
}

/** Returns the keys of every lane in an alert's openings, each once. */
export function listSentKeys(alert: string, openings: readonly FoundSeats[]): string[] {
  return [...new Set(openings.flatMap(listSentLanes).map((lane) => sentKey(alert, lane)))]
}

/** Returns how many seats a lane needs for an opening to hold for `party` people; null if it rests on other lanes. */
export function seatsNeeded(found: FoundSeats, lane: LaneAt, party: number): number | null {
  const groups = listSentGroups(found)
  const own = groups.find((group) => laneKey(group.lane) === laneKey(lane))
  if (own === undefined) return null
  const beside = groups.filter((group) => group !== own && group.back === own.back)
  return Math.max(1, party - beside.reduce((sum, { seats }) => sum + seats, 0))
}

/** Whether an opening can no longer be had after a change. */
export function isGone(found: FoundSeats, settings: AlertSettings, change: SeatChange): boolean {
  const needed = seatsNeeded(found, change, settings.seats)
  return needed !== null && cheapestFit(change.after.offers, settings, needed) === null
}

export function goneSeats({ program, from, to, date, cabin, direct }: LaneAt, goneAt: Instant): GoneSeats {
  return { program, from, to, date, cabin, direct, goneAt }
}
