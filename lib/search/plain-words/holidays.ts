import type { LocalDate } from '../../core/clock.ts'
import { addDays, daysBetween, getWeekday } from '../../core/dates.ts'

/** First and last day, both included. */
export type Days = { start: LocalDate; end: LocalDate }

const day = (date: LocalDate): Days => ({ start: date, end: date })
const around = (date: LocalDate, days = 3): Days => ({ start: addDays(date, -days), end: addDays(date, days) })

/** Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
export function easterSunday(year: number): LocalDate {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return `${year}-0${month}-${String(((h + l - 7 * m + 114) % 31) + 1).padStart(2, '0')}`
}

/** The nth of a weekday (Monday is 0) in a month. */
function nthWeekday(year: number, month: string, weekday: number, nth: number): LocalDate {
  const first = `${year}-${month}-01`
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1))
}

/**
 * Named days with a rule that holds in all of Australia, the longest name first. Days that each state sets for itself
 * (school terms, show days, the King's Birthday) are not included.
 */
const named: [RegExp, (year: number) => Days][] = [
  [/good friday/, (year) => day(addDays(easterSunday(year), -2))],
  [/easter sunday/, (year) => day(easterSunday(year))],
  [/easter monday/, (year) => day(addDays(easterSunday(year), 1))],
  [
    /easter(?: (?:long )?weekend| break)?/,
    (year) => ({ start: addDays(easterSunday(year), -2), end: addDays(easterSunday(year), 1) }),
  ],
  [/(?:christmas|xmas|chrissie|chrissy) eve/, (year) => day(`${year}-12-24`)],
  [/(?:christmas|xmas|chrissie|chrissy) day/, (year) => day(`${year}-12-25`)],
  [/(?:christmas|xmas|chrissie|chrissy)(?! (?:hol|school|island))/, (year) => around(`${year}-12-25`)],
  [/boxing day/, (year) => day(`${year}-12-26`)],
  [/new year'?s? eve|nye/, (year) => day(`${year}-12-31`)],
  [/new year'?s?(?: day)?(?! hol)/, (year) => day(`${year}-01-01`)],
  [/australia day/, (year) => day(`${year}-01-26`)],
  [/valentine'?s?(?: day)?/, (year) => day(`${year}-02-14`)],
  [/anzac day/, (year) => day(`${year}-04-25`)],
  [/mother'?s day/, (year) => day(nthWeekday(year, '05', 6, 2))],
  [/father'?s day/, (year) => day(nthWeekday(year, '09', 6, 1))],
  [/(?:the )?melbourne cup(?: day)?|cup day/, (year) => day(nthWeekday(year, '11', 1, 1))],
]

export const holidayNames = named.map(([name]) => name.source).join('|')

/** Finds the days of a holiday by its name: the next ones that are not over on `today`. */
export function findHoliday(name: string, today: LocalDate): Days | undefined {
  const rule = named.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(name))?.[1]
  const year = Number(today.slice(0, 4))
  return rule && [rule(year), rule(year + 1)].find(({ end }) => daysBetween(today, end) >= 0)
}
