import type { SeatChange } from '../availability/delta.ts'
import type { Instant } from '../clock.ts'
import type { AlertSettings, FoundSeats } from './alert.ts'
import type { LaneAt } from './crossing.ts'
import type { GoneSeats } from './outbox.ts'
import { cheapestFit } from './trip-wish.ts'

/** What names a lane of a day and cabin in the history of an alert. */
export function laneKey({ program, from, to, date, cabin, direct }: LaneAt): string {
  return `${program} ${from}-${to} ${date} ${cabin} ${direct ? 'direct' : 'connecting'}`
}

/** The lanes that seats told to somebody rest on: one, or two of a return trip or a party that splits. */
function lanesTold(found: FoundSeats): LaneAt[] {
  const { program, cabin, other } = found
  return [found, ...(other === null ? [] : [{ ...other, program, cabin }])]
}

/** A lane as the history of its alert is searched by. */
export function toldKey(alert: string, lane: LaneAt): string {
  return `${alert.slice(alert.lastIndexOf('/') + 1)} ${laneKey(lane)}`
}

/** Every lane of what an alert told, once. */
export function toldKeys(alert: string, openings: readonly FoundSeats[]): string[] {
  return [...new Set(openings.flatMap(lanesTold).map((lane) => toldKey(alert, lane)))]
}

/** Whether seats that were told can no longer be had after a change. */
export function isGone(found: FoundSeats, settings: AlertSettings, change: SeatChange): boolean {
  if (!lanesTold(found).some((lane) => laneKey(lane) === laneKey(change))) return false
  const isMain = laneKey(found) === laneKey(change)
  const rest = found.other?.kind === 'split' ? (isMain ? found.other.seats : found.seats) : 0
  return cheapestFit(change.after.offers, settings, Math.max(1, settings.seats - rest)) === null
}

export function goneSeats({ program, from, to, date, cabin, direct }: LaneAt, goneAt: Instant): GoneSeats {
  return { program, from, to, date, cabin, direct, goneAt }
}
