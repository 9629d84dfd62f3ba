import { type Weekday, weekdays } from '../core/codes.ts'
import type { EpochDay } from '../core/dates.ts'

/** Weekdays as bits, Monday the lowest, so that a loop over a million days can test one with a single operation. */
export type WeekdayMask = number

export const anyWeekday: WeekdayMask = 127

export function compileWeekdays(wanted: readonly Weekday[] | undefined): WeekdayMask {
  if (wanted === undefined) return anyWeekday
  return wanted.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0)
}

/** 1 January 1970 was a Thursday. */
export function hasWeekday(mask: WeekdayMask, day: EpochDay): boolean {
  return (mask & (1 << ((((day + 3) % 7) + 7) % 7))) !== 0
}
