import type { SeatChange } from '../availability/compare-cells.ts'
import type { Instant } from '../core/clock.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import type { GoneSeats } from './outbox.ts'
import type { LaneAt } from './party-split.ts'
import { cheapestFit } from './trip-criteria.ts'

/** What names a lane of a day and cabin in the history of an alert. */
export function laneKey({ program, from, to, date, cabin, direct }: LaneAt): string {
  return `${program} ${from}-${to} ${date} ${cabin} ${direct ? 'direct' : 'connecting'}`
}

/** A group of those told: where it flies, on which of the two ways, and how many seats there are. */
type SentGroup = { lane: LaneAt; back: boolean; seats: number }

/** What seats that were told rest on: up to two groups each way. */
function listSentGroups(found: FoundSeats): SentGroup[] {
  const { program, cabin, other, rest = [] } = found
  const more = [...(other === null ? [] : [other]), ...rest].map((half) => ({
    lane: { ...half, program, cabin },
    back: half.kind === 'return' || half.kind === 'return-split',
    seats: half.seats,
  }))
  return [{ lane: found, back: false, seats: found.seats }, ...more]
}

/** The lanes of what was told: one at least, and up to four. */
export function listSentLanes(found: FoundSeats): LaneAt[] {
  return listSentGroups(found).map(({ lane }) => lane)
}

/** A lane as the history of its alert is searched by. */
export function sentKey(alert: string, lane: LaneAt): string {
  return `${alert.slice(alert.lastIndexOf('/') + 1)} ${laneKey(lane)}`
}

/** Every lane of what an alert told, once. */
export function listSentKeys(alert: string, openings: readonly FoundSeats[]): string[] {
  return [...new Set(openings.flatMap(listSentLanes).map((lane) => sentKey(alert, lane)))]
}

/** How many a lane must hold for what was told, when `party` travel; null when it rests on other lanes. */
export function seatsNeeded(found: FoundSeats, lane: LaneAt, party: number): number | null {
  const groups = listSentGroups(found)
  const own = groups.find((group) => laneKey(group.lane) === laneKey(lane))
  if (own === undefined) return null
  const beside = groups.filter((group) => group !== own && group.back === own.back)
  return Math.max(1, party - beside.reduce((sum, { seats }) => sum + seats, 0))
}

/** Whether seats that were told can no longer be had after a change. */
export function isGone(found: FoundSeats, settings: AlertSettings, change: SeatChange): boolean {
  const needed = seatsNeeded(found, change, settings.seats)
  return needed !== null && cheapestFit(change.after.offers, settings, needed) === null
}

export function goneSeats({ program, from, to, date, cabin, direct }: LaneAt, goneAt: Instant): GoneSeats {
  return { program, from, to, date, cabin, direct, goneAt }
}
