import type { RowOffer } from '../availability/compare-cells.ts'
import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { epochDay } from '../core/dates.ts'
import type { Program } from '../core/program.ts'
import type { AlertSettings } from './alert.ts'

/** The part of an alert that its owner's plan covers; see `alertReach`. */
export type Reach = { programs: readonly Program[]; until: LocalDate }

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday, as the settings count them. */
export function weekdayNumber(date: LocalDate): number {
  // The first day of 1970 was a Thursday.
  return (epochDay(date) + 4) % 7
}

/** Whether a date is on one of an alert's weekdays. An alert without weekdays waits for all. */
export function isWantedWeekday(weekdays: readonly number[], date: LocalDate): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayNumber(date))
}

/** Whether an alert waits for departures on a date. */
export function isWantedDay({ dates, weekdays }: Pick<AlertSettings, 'dates' | 'weekdays'>, date: LocalDate): boolean {
  return date >= dates.start && date <= dates.end && isWantedWeekday(weekdays, date)
}

/** Whether an offer meets an alert's ceilings and carriers, for a number of seats. */
export function fits(
  { seats, points, charges, carriers }: RowOffer,
  settings: Pick<AlertSettings, 'maxPoints' | 'maxCharges' | 'carriers'>,
  wanted: number,
): boolean {
  return (
    seats >= wanted &&
    (settings.maxPoints === null || (points ?? Infinity) <= settings.maxPoints) &&
    (settings.maxCharges === null || (charges ?? Infinity) <= settings.maxCharges * 100) &&
    (settings.carriers.length === 0 || settings.carriers.some((carrier) => carriers.includes(carrier)))
  )
}

/** Returns the cheapest offer of a row that fits. `offers` are sorted with the cheapest first. */
export function cheapestFit(
  offers: readonly RowOffer[],
  settings: Parameters<typeof fits>[1],
  wanted: number,
): RowOffer | null {
  return offers.find((offer) => fits(offer, settings, wanted)) ?? null
}

/**
 * Whether a seat is better than the booking held: in a preferred cabin, or in the same cabin either for fewer points or
 * when the booking is not on a wanted day. True without a booking.
 */
export function beatsHolding(
  settings: Pick<AlertSettings, 'cabins' | 'holding' | 'dates' | 'weekdays'>,
  { cabin, points }: { cabin: Cabin; points: number | null },
): boolean {
  const { holding, cabins } = settings
  if (holding === null) return true
  const held = cabins.indexOf(holding.cabin)
  const rank = cabins.indexOf(cabin)
  if (rank !== held) return held === -1 || rank < held
  return !isWantedDay(settings, holding.date) || (holding.points !== null && (points ?? Infinity) < holding.points)
}
