import type { LocalDate } from '../../core/clock.ts'
import { addDays, eachDay } from '../../core/dates.ts'

/** The last eight days of one seat, from no seats to some, in units of a picture of 100 by 100. */
export type OpeningChart = {
  days: readonly LocalDate[]
  /** The line from left to right, as an SVG path. */
  line: string
  /** The area below the part with seats. */
  area: string
  /** Where the seats opened, from the left. */
  openedAt: number
}

const daysBefore = 7
const [top, floor] = [12, 96]

/** Draws how a seat opened. Our history has no counts between the opening and the last check, so the line is straight. */
export function drawOpening(openedOn: LocalDate, today: LocalDate): OpeningChart {
  const days = eachDay(addDays(today, -daysBefore), today)
  const openedAt = (Math.max(0, days.indexOf(openedOn)) / days.length) * 100
  return {
    days,
    line: `M0 ${floor}H${openedAt}V${top}H100`,
    area: `M${openedAt} ${floor}V${top}H100V${floor}z`,
    openedAt,
  }
}
