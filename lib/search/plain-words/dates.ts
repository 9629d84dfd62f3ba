import { GB } from 'chrono-node/en'
import type { LocalDate } from '../../core/clock.ts'
import { addDays, addMonths, daysBetween, endOfMonth, isDate, maxDate, sameDayLater } from '../../core/dates.ts'
import { furthestDays } from '../../programs/plan-limits.ts'
import { toWhen } from '../when-months.ts'
import type { Days } from './calendar.ts'
import { calendarRules, counted, type DayRule, monthNames, nextMonth, parseCount, relativeRules } from './calendar.ts'
import { readLeaveDays } from './leave-days.ts'
import type { Sentence, Span } from './sentence.ts'
import { readStay } from './stay.ts'

/** Days as they are named, and where. `hasYear`: without a year, those of the next year may be meant. */
type Named = { span: Span; days: Days; hasYear: boolean }

/**
 * Days that a sentence means, and where. `isPair`: two dates joined, which for a return are the days of leaving and of
 * coming home.
 */
type Mention = { span: Span; days: Days; role: 'out' | 'back' | 'not' | 'past'; isPair: boolean }

/** The dates of a pair that may turn out to be those of a return. */
export type DatePair = { span: Span; days: Days }

const modifiers =
  /\b(?<word>(?:but )?not|except|excluding|avoid(?:ing)?|outside(?: of)?|after|before|by|until|till|from|since|around|about|circa|roughly|approx|leav(?:e|ing)|depart(?:ing)?|out|go(?:ing)?|back|home|return(?:ing)?|come back|coming (?:back|home)|fly(?:ing)? (?:back|home)) +(?:(?:on|by|around|in|at|the|of) +)*$/
const onwards = /^ *(?:on(?:wards?)?\b|or later|and later|and beyond)(?= *(?:$|[^a-z0-9 ]|[a-z]))/
const isBack = /back|home|return/
const isUnwanted = /^(?:(?:but )?not|except|excluding|avoid|outside)/
const hasPassed = 'That date has passed.'

const flexible = new RegExp(
  `(?:give or take|\\+ */? *-|plus or minus|flexible (?:by|within)|±) *(?<count>${counted}) *days?|flexible(?: on dates)? (?<other>${counted}) days?`,
)
const stateDays: [RegExp, string][] = [
  [
    /\b(?:the )?ekka(?: week)?\b|\b(?:the )?royal (?:easter )?show\b|\b(?:afl |nrl )?grand final(?: weekend)?\b/,
    'We don’t have its dates. Pick the dates.',
  ],
  [
    /\b(?:king's|kings|queen's|queens) birthday(?: long)?(?: weekend)?\b|\blabour day(?: long)?(?: weekend)?\b/,
    'Its date differs by state. Pick the dates.',
  ],
]
const anyTime =
  /\b(?:any ?time|any dates?|whenever|(?:dates? (?:are |is )?)?flexible(?: dates| on dates)?|open dates)\b/

/**
 * Reads when to leave and, if the sentence says so, when to be back. Returns two joined dates, if any, that may be both
 * of these.
 */
export function readDates(sentence: Sentence, today: LocalDate): DatePair | null {
  for (const [pattern, why] of stateDays) sentence.read(pattern, () => ({ why }))
  readLeaveDays(sentence)
  let spare = 0
  for (let match = flexible.exec(sentence.open); match; match = flexible.exec(sentence.open)) {
    spare = parseCount(match.groups?.count ?? match.groups?.other ?? '')
    sentence.blot({ start: match.index, end: match.index + match[0].length })
  }
  const mentions = [
    ...ruledDays(sentence, today, relativeRules),
    ...afterStay(sentence, today),
    ...ruledDays(sentence, today, calendarRules),
  ].sort((a, b) => a.span.start - b.span.start)
  sentence.read(anyTime, () => ({ says: mentions.length === 0 ? { when: { kind: 'any' } } : {} }))
  return resolveDates(sentence, mentions, spare)
}

/**
 * Reads the nights away first, then the dates: `in two weeks`, already read, is a day, but `for two weeks` is a stay
 * that chrono would take for a day.
 */
function afterStay(sentence: Sentence, today: LocalDate): Mention[] {
  readStay(sentence)
  return datedDays(sentence, today)
}

function ruledDays(sentence: Sentence, today: LocalDate, rules: readonly DayRule[]): Mention[] {
  return rules.flatMap(([pattern, meaning]) =>
    allMatches(sentence, pattern, (groups) => meaning(groups, today)).map((named) => mention(sentence, named, today)),
  )
}

type Groups = Record<string, string | undefined>

/** Finds all matches of a pattern that mean days. Leaves the sentence as it is. */
function allMatches(sentence: Sentence, pattern: RegExp, meaning: (groups: Groups) => Days | null): Named[] {
  return [...sentence.open.matchAll(new RegExp(pattern.source, 'g'))].flatMap(({ 0: text, index, groups = {} }) => {
    const days = meaning(groups)
    const hasYear = (groups.year ?? groups.otherYear) !== undefined
    return days ? [{ span: { start: index, end: index + text.length }, days, hasYear }] : []
  })
}

const ordinal = '(?:st|nd|rd|th)?'
const daysOf = (lead: string, second: string) =>
  new RegExp(
    `${lead}(?<first>\\d{1,2})${ordinal} *(?:and|to|till|until|-) *${second}(?<last>\\d{1,2})${ordinal}(?: of)? (?<name>${monthNames})(?![a-z])(?: (?<year>20\\d\\d))?`,
  )
const betweenDays = daysOf('\\bbetween (?:the )?', '(?:the )?')
/** The 3rd to the 17th of April, which chrono takes for one day. */
const theDays = daysOf('(?:\\bthe |(?<![\\d/.-]))', 'the ')
/** 28 to 3 April, of which chrono puts both days into April. */
const acrossMonths = daysOf('(?<![\\d/.-])', '')
/** Dates with dots, as in forms: 3.4.27. */
const dotted = /(?<![\d.])(?<day>\d{1,2})\.(?<month>0?[1-9]|1[0-2])\.(?<year>(?:20)?\d\d)(?![\d.])/
const dayOfMonth = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})${ordinal} (?:of )?(?<name>${monthNames})(?![a-z])(?: (?<year>20\\d\\d))?`,
)

/** Words before a date that make it the week from that day on: `week of 3 April`, `week commencing 3/4`. */
const weekOf = /\b(?:the )?week (?:of|starting|beginning|commencing|from) (?:the )?$/

/** Reads dates as people write them, mostly with chrono. */
function datedDays(sentence: Sentence, today: LocalDate): Mention[] {
  sentence.read(dayOfMonth, ({ groups }) => {
    const { day, name = '', year } = groups ?? {}
    const last = Number(endOfMonth(nextMonth(name, year, today)).slice(8))
    return Number(day) >= 1 && Number(day) <= last ? null : { why: 'That date doesn’t exist.' }
  })
  sentence.read(/(?<![\d/.-])\d{1,2}[/.-](?:1[3-9]|[2-9]\d)[/.-](?:\d{4}|\d\d)(?![\d/.-])/, () => ({
    why: 'Write dates as day/month/year.',
  }))
  const found = [
    ...namedDays(sentence, betweenDays, today),
    ...[theDays, acrossMonths]
      .flatMap((pattern) => namedDays(sentence, pattern, today))
      .map((one) => ({ ...one, isPair: true })),
    ...allMatches(sentence, dotted, ({ day = '', month = '', year = '' }) => {
      const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return isDate(date) && date >= today ? { start: date, end: date } : null
    }).map((named) => mention(sentence, named, today)),
  ]
  const [year = 0, month = 1, day] = today.split('-').map(Number)
  for (const result of GB.parse(sentence.open, new Date(year, month - 1, day, 12), { forwardDate: true })) {
    const { index, text, start, end } = result
    if (!start.isCertain('day') && !start.isCertain('weekday')) continue
    // These are words or abbreviations of other things as well, so they need a word such as `on` before them.
    if (
      /^(?:sun|sat|wed|mon)$/.test(text) &&
      !/\b(?:on|by|this|next|leaving|departing|back|home|return(?:ing)?|from|to|until|till|after|before|or) $/.test(
        sentence.open.slice(0, index),
      )
    )
      continue
    const days = { start: toDate(start), end: toDate(end ?? start) }
    const week = days.start === days.end ? weekOf.exec(sentence.open.slice(0, index)) : null
    if (week) days.end = addDays(days.start, 6)
    const span = { start: week?.index ?? index, end: index + text.length }
    if (days.end < today) sentence.take(span, { why: hasPassed })
    else if (days.end < days.start) sentence.take(span, { why: 'Say the earlier date first.' })
    else {
      const isPair = week === null && days.start < days.end
      found.push({ ...mention(sentence, { span, days, hasYear: true }, today), isPair })
    }
  }
  return found
}

/** Reads two days of a month, or one of the month before if the first is the greater: 28 to 3 April. */
function namedDays(sentence: Sentence, pattern: RegExp, today: LocalDate): Mention[] {
  return allMatches(sentence, pattern, ({ first = '', last = '', name = '', year }) => {
    const month = nextMonth(name, year, today)
    const isAcross = Number(first) > Number(last)
    if (pattern === acrossMonths && !isAcross) return null
    const start = `${isAcross ? addMonths(month, -1) : month}-${first.padStart(2, '0')}`
    return isDate(start) ? { start, end: `${month}-${last.padStart(2, '0')}` } : null
  }).map((named) => mention(sentence, named, today))
}

function toDate(parts: { get(part: 'year' | 'month' | 'day'): number | null }): LocalDate {
  const two = (value: number | null) => String(value ?? 1).padStart(2, '0')
  return `${parts.get('year')}-${two(parts.get('month'))}-${two(parts.get('day'))}`
}

const aYearLater = ({ start, end }: Days): Days => ({ start: sameDayLater(start, 12), end: sameDayLater(end, 12) })

/**
 * Combines days with the words around them that say whether they mean before, after, around, the way out or the way
 * back. Days that are over are those of the next year, unless a year is named.
 */
function mention(sentence: Sentence, named: Named, today: LocalDate): Mention {
  const before = modifiers.exec(sentence.open.slice(0, named.span.start))
  const after = onwards.exec(sentence.open.slice(named.span.end))
  const word = before?.groups?.word ?? ''
  const span = { start: before?.index ?? named.span.start, end: named.span.end + (after?.[0].length ?? 0) }
  sentence.blot(span)
  const limit = (days: Days) => limitDays(days, word, after !== null, today)
  const isOver = !named.hasYear && named.days.end < today && limit(named.days).end < today
  const days = limit(isOver ? aYearLater(named.days) : named.days)
  const role = isBack.test(word) ? 'back' : 'out'
  return { span, role: isUnwanted.test(word) ? 'not' : days.end < today ? 'past' : role, isPair: false, days }
}

function limitDays(days: Days, word: string, isOpen: boolean, today: LocalDate): Days {
  // `After` and `onwards` end where the widest plan does. Days beyond it end with themselves; the finder says that no
  // plan shows them.
  const onwards = (start: LocalDate, end = start) => ({ start, end: maxDate(end, addDays(today, furthestDays)) })
  if (word === 'after') return onwards(addDays(days.end, 1))
  if (isOpen || word === 'since' || (word === 'from' && days.start === days.end)) return onwards(days.start, days.end)
  if (word === 'before') return { start: today, end: addDays(days.start, -1) }
  if (/^(?:by|until|till)$/.test(word)) return { start: today, end: days.end }
  return /around|about|circa|roughly|approx/.test(word) ? widen(days, 3) : days
}

const widen = ({ start, end }: Days, by: number): Days => ({ start: addDays(start, -by), end: addDays(end, by) })

/**
 * Finds pairs that name both ways, because nothing else says when to leave: `return 3 April to 17 April`. After `back`
 * or `returning`, both days are those of coming home.
 */
function findReturns(sentence: Sentence, mentions: readonly Mention[]): Mention[] {
  if (mentions.some(({ role }) => role === 'out')) return []
  return mentions.filter(
    ({ role, isPair, span }) => role === 'back' && isPair && sentence.text.startsWith('return ', span.start),
  )
}

/**
 * Records what the days mean. Days of leaving are searched; days of coming home make it a return of that many nights.
 */
function resolveDates(sentence: Sentence, mentions: readonly Mention[], spare: number): DatePair | null {
  const returns = findReturns(sentence, mentions)
  const leaving = returns.length > 0 ? returns : mentions.filter(({ role }) => role === 'out')
  const trip = returns.length > 0 ? { trip: 'return' as const } : {}
  const outs = leaving.map((one) => ({ ...one, days: widen(one.days, spare) }))
  for (const { span, days } of outs) sentence.readings.push({ ...span, says: { when: toWhen(days), ...trip } })
  for (const { span } of mentions.filter(({ role }) => role === 'not')) {
    sentence.readings.push({ ...span, why: 'We can’t leave dates out. Say which you want.' })
  }
  for (const { span } of mentions.filter(({ role }) => role === 'past')) {
    sentence.readings.push({ ...span, why: hasPassed })
  }
  const [out] = outs
  for (const { span, days } of mentions.filter((one) => one.role === 'back' && !returns.includes(one))) {
    if (out === undefined) sentence.readings.push({ ...span, why: 'Say when you leave, too.' })
    else if (days.end <= out.days.start) sentence.readings.push({ ...span, why: 'That’s before you leave.' })
    else {
      const min = Math.max(0, daysBetween(out.days.end, days.start))
      const stay = { min, max: daysBetween(out.days.start, days.end) }
      sentence.readings.push({ ...span, says: { trip: 'return', stay } })
    }
  }
  const pair = outs.length === 1 && out?.isPair ? out : null
  return pair && { span: pair.span, days: pair.days }
}
