import type { LocalDate } from '../../core/clock.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  getWeekday,
  type Month,
  minDate,
  monthOf,
  sameDayLater,
  startOfMonth,
} from '../../core/dates.ts'

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * Source of a regular expression for a count as people write it: 2, two, a couple of. Use `countedOrA` for durations,
 * where `a` means one.
 */
export const counted = `\\d{1,4}|${words.join('|')}|(?:a )?couple(?: of)?`

export const countedOrA = `${counted}|an?`

/** The number that a count stands for. */
export function parseCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (text.includes('couple')) return 2
  return text === 'a' || text === 'an' ? 1 : words.indexOf(text) + 1
}

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

const holidayNames = named.map(([name]) => name.source).join('|')

/** Finds the days of a holiday by its name: the next ones that are not over on `today`. */
export function findHoliday(name: string, today: LocalDate): Days | undefined {
  const rule = named.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(name))?.[1]
  const year = Number(today.slice(0, 4))
  return rule && [rule(year), rule(year + 1)].find(({ end }) => daysBetween(today, end) >= 0)
}

/** A way people name days without giving a date (months, seasons, next week, Easter): a pattern, and what it means. */
export type DayRule = [RegExp, (groups: Record<string, string | undefined>, today: LocalDate) => Days | null]

const shortMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const month = (group: string) =>
  `(?:(?:this|coming) )?(?<${group}>(?:next )?(?:${monthNames}))(?![a-z])(?<!\\b(?:we|i|you|it|they|that) may)(?! (?:go|be|fly|need|want|have|also|even|travel)\\b)`
const year = (group: string) => `(?:[, ]+(?:of )?(?<${group}>(?:20|')\\d\\d)(?!\\d))?`

const two = (value: number) => String(value).padStart(2, '0')

/** The month of that name: in the year given, otherwise the next one that is not over or, after `next`, not begun. */
export function nextMonth(name: string, given: string | undefined, today: LocalDate): Month {
  const number = two(shortMonths.indexOf(name.replace('next ', '').slice(0, 3)) + 1)
  if (given !== undefined) return `${given.replace("'", '20')}-${number}`
  const thisYear = `${today.slice(0, 4)}-${number}`
  const isAhead = name.startsWith('next ') ? thisYear > monthOf(today) : thisYear >= monthOf(today)
  return isAhead ? thisYear : addMonths(thisYear, 12)
}

const wholeMonth = (of: Month): Days => ({ start: startOfMonth(of), end: endOfMonth(of) })
const toDays = (of: Month, first: number, last: number): Days => ({
  start: `${of}-${two(first)}`,
  end: minDate(`${of}-${two(last)}`, endOfMonth(of)),
})

const weekNumbers: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  last: 4,
}

/** Finds a part of a month: early, the last week of, the second half of. */
function findPart(part: string, of: Month): Days {
  const last = Number(endOfMonth(of).slice(8))
  if (/week|fortnight/.test(part)) {
    const days = /three|3 /.test(part) ? 21 : /two|2 |fortnight/.test(part) ? 14 : 7
    const number = weekNumbers[part.split(' ')[0] ?? ''] ?? 0
    // The last weeks, and a third fortnight, which no month has, end with the month.
    const first = Math.min(number * days, last - days) + 1
    return toDays(of, first, first + days - 1)
  }
  if (/half/.test(part)) return /first|1st/.test(part) ? toDays(of, 1, 15) : toDays(of, 16, last)
  if (/early|start|beginning/.test(part)) return toDays(of, 1, 10)
  return /mid/.test(part) ? toDays(of, 11, 20) : toDays(of, 21, last)
}

const parts =
  '(?<part>early|mid(?:dle(?: of)?)?|late|(?:the )?(?:start|beginning|end) of|(?:the )?(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:week|half|fortnight|two weeks|2 weeks|three weeks|3 weeks) (?:of|in)|(?:the )?back half of)'

/** The first month of each season as the Bureau of Meteorology counts them; in the north they are half a year apart. */
const seasons: Record<string, number> = { summer: 12, autumn: 3, winter: 6, spring: 9 }

function season(name: string, isNorthern: boolean, mustBegin: boolean, today: LocalDate): Days {
  const first = ((seasons[name] ?? 12) + (isNorthern ? 6 : 0) - 1) % 12
  const begin = Number(today.slice(0, 4)) - 1
  const years = [0, 1, 2].map((after) => {
    const start: Month = `${begin + after}-${two(first + 1)}`
    return { start: startOfMonth(start), end: endOfMonth(addMonths(start, 2)) }
  })
  // Skip a season that ends within two weeks: people mean the next one.
  const isMeant = ({ start, end }: Days) => (mustBegin ? start > today : end >= addDays(today, 14))
  const found = years.find(isMeant) ?? { start: today, end: today }
  return found.start < today ? { ...found, start: today } : found
}

const north = "(?:(?<north>northern(?: hemisphere)?|european|europe'?s?|us|american|english|uk|japanese|canadian) )?"

function fromToday(count: number, unit: string, today: LocalDate): LocalDate {
  if (unit === 'month') return sameDayLater(today, count)
  return addDays(today, unit === 'week' ? count * 7 : count)
}

/**
 * The days meant by a time ahead. A number of weeks is not meant to the day, so it allows three days either side; a
 * number of months means the whole month.
 */
function later(count: number, unit: string, today: LocalDate): Days {
  if (unit === 'month') return wholeMonth(addMonths(monthOf(today), count))
  const date = fromToday(count, unit, today)
  return unit === 'week' ? { start: addDays(date, -3), end: addDays(date, 3) } : { start: date, end: date }
}

function thisOrNext(which: string, unit: string, today: LocalDate): Days {
  const isNext = which === 'next'
  const monday = addDays(today, -getWeekday(today) + (isNext ? 7 : 0))
  const from = (days: Days): Days => (days.start < today ? { ...days, start: today } : days)
  if (unit === 'week') return from({ start: monday, end: addDays(monday, 6) })
  if (unit === 'weekend') return from({ start: addDays(monday, 4), end: addDays(monday, 6) })
  if (unit === 'month') return wholeMonth(addMonths(monthOf(today), isNext ? 1 : 0))
  const of = Number(today.slice(0, 4)) + (isNext ? 1 : 0)
  return from({ start: `${of}-01-01`, end: `${of}-12-31` })
}

const holidayYear = (days: Days, given: string | undefined, name: string): Days =>
  given === undefined ? days : (findHoliday(name, `${given.replace("'", '20')}-01-01`) ?? days)

/** Rules to apply before dates are read, because the date reader would take a part of these phrases. */
export const relativeRules: DayRule[] = [
  [
    new RegExp(
      `\\b(?:(?:in|over|during|within) )?the (?:next|coming) (?<count>${counted}) (?<unit>day|week|month)s?\\b|\\bwithin (?:the next )?(?<other>${countedOrA}) (?<another>day|week|month)s?\\b(?! of)|\\bnext (?<third>${counted}) (?<thirdUnit>day|week|month)s\\b`,
    ),
    ({ count, unit, other, another, third, thirdUnit }, today) => ({
      start: today,
      end: fromToday(parseCount(count ?? other ?? third ?? ''), unit ?? another ?? thirdUnit ?? 'day', today),
    }),
  ],
  [
    new RegExp(
      `\\bin (?:about )?(?<count>${countedOrA}) (?<unit>day|week|month)s?'?(?: time)?\\b|\\b(?<other>${countedOrA}) (?<another>day|week|month)s? from (?:now|today)\\b`,
    ),
    ({ count, unit, other, another }, today) =>
      later(parseCount(count ?? other ?? ''), unit ?? another ?? 'day', today),
  ],
  [
    new RegExp(`\\b(?:(?:the|this|next) )?(?<name>${holidayNames})(?![a-z])${year('year')}`),
    ({ name = '', year: given }, today) => {
      const days = findHoliday(name, today)
      return days ? holidayYear(days, given, name) : null
    },
  ],
  [
    /\b(?<which>this|next) (?<unit>week|weekend|month|year)\b/,
    ({ which = '', unit = '' }, today) => thisOrNext(which, unit, today),
  ],
  [
    // From a part of one month to a part of another: mid-January to early February.
    new RegExp(
      `\\b${parts}[ -]${month('name')}${year('year')} *(?:-|to|until|till|through) *${parts.replace('<part>', '<otherPart>')}[ -]${month('other')}${year('otherYear')}`,
    ),
    ({ part = '', name = '', year: given, otherPart = '', other = '', otherYear }, today) => {
      const first = nextMonth(name, given ?? otherYear, today)
      const last = nextMonth(other, otherYear ?? given, today)
      const { start } = findPart(part.replace(/^the /, ''), first)
      const { end } = findPart(otherPart.replace(/^the /, ''), last < first ? addMonths(last, 12) : last)
      return { start, end }
    },
  ],
  [
    new RegExp(`\\b${parts}[ -]${month('name')}${year('year')}`),
    ({ part = '', name = '', year: given }, today) =>
      findPart(part.replace(/^the /, ''), nextMonth(name, given, today)),
  ],
]

/** Rules to apply after dates are read, because these rules would take the months of dates. */
export const calendarRules: DayRule[] = [
  // `December to February` ends in the next year; `May or March`, named backwards, means the months from March to May.
  [
    new RegExp(
      `\\b(?:between )?${month('name')}${year('year')} *(?<between>-|/|,|>|to|and|or|until|till|through) *${month('other')}${year('otherYear')}`,
    ),
    ({ name = '', year: given, between = '', other = '', otherYear }, today) => {
      const first = nextMonth(name, given ?? otherYear, today)
      const second = nextMonth(other, otherYear ?? given, today)
      if (first <= second) return monthSpan(first, second)
      // Where both years are named, the span runs backwards.
      if (given !== undefined && otherYear !== undefined && given !== otherYear) return null
      // `Next November or December`, said in November, is not backwards.
      const isYearOn = name.startsWith('next ') && first > addMonths(monthOf(today), 11)
      return /^(?:and|or|,|\/)$/.test(between) && !isYearOn
        ? monthSpan(second, first)
        : monthSpan(first, addMonths(second, 12))
    },
  ],
  [
    new RegExp(`\\b${month('name')}${year('year')}`),
    ({ name = '', year: given }, today) => wholeMonth(nextMonth(name, given, today)),
  ],
  [
    new RegExp(`\\b(?:(?:this|(?<next>next)|the) )?${north}(?<name>summer|autumn|winter|spring)\\b`),
    ({ next, north: isNorth, name = '' }, today) => season(name, isNorth !== undefined, next !== undefined, today),
  ],
  [/(?<![\d/.-])(?<year>20\d\d)(?![\d/.-])/, ({ year: given }, today) => toYear(given ?? '', today)],
]

function toYear(given: string, today: LocalDate): Days {
  const days = { start: `${given}-01-01`, end: `${given}-12-31` }
  return days.start < today && days.end >= today ? { ...days, start: today } : days
}

const monthSpan = (first: Month, last: Month): Days => ({ start: startOfMonth(first), end: endOfMonth(last) })
