import { GB } from 'chrono-node/en'
import type { LocalDate } from '../../core/clock.ts'
import { type Weekday, weekdays } from '../../core/codes.ts'
import { addDays, daysBetween, endOfMonth, monthOf, startOfMonth } from '../../core/dates.ts'
import type { Stay, When } from '../../core/url-state.ts'
import { calendarRules, type DayRule, monthNames, nextMonth, relativeRules } from './calendar.ts'
import type { Days } from './holidays.ts'
import { counted, countedOrA, parseCount } from './numbers.ts'
import type { Sentence, Span } from './sentence.ts'

const pattern = new RegExp(
  '(?<!\\b(?:in|within|next|coming|past|last) )(?:\\b(?:for|stay(?:ing)?|away|back after|home after|return(?:ing)? after|spend(?:ing)?)(?: for)? +)?' +
    `(?<about>\\b(?:about|around|roughly|approx(?:imately)?|~) *)?(?<![\\w./-])(?<least>${countedOrA})(?: *(?:-|to|or) *(?<most>${countedOrA}))?` +
    "[ -]*(?<unit>night|day|week|month)s?\\b(?: away| stay)?(?! *(?:from now|ago|before|ahead|either|in advance|'?s? time))",
)

const longest = 180
const tooLong = { why: `Stays can be up to ${longest} nights.` }
const isReturn = { trip: 'return' as const }

/** How long somebody stays away; whoever says so wants to come back. */
function readStay(sentence: Sentence): void {
  sentence.read(/\b(?:for )?(?:an? )?fortnight(?: away)?\b/, () => ({
    says: { ...isReturn, stay: { least: 14, most: 14 } },
  }))
  sentence.read(/\b(?:for )?(?:an? |the )?long weekend(?: away)?\b/, () => ({
    says: { ...isReturn, stay: { least: 3, most: 4 } },
  }))
  sentence.read(/\b(?:for )?(?:(?:an?|the) )weekend(?: away)?\b|\bweekend away\b/, () => ({
    says: { ...isReturn, stay: { least: 2, most: 3 } },
  }))
  sentence.read(/\b(?:for )?(?:an? )?(?:few|some|several) (?:days?|nights?|weeks?|months?)\b/, () => ({
    why: 'Say how many nights, such as 10 nights or 2 to 3 weeks.',
  }))
  sentence.read(pattern, ({ groups }) => {
    const { about, least = '', most = least, unit = 'night' } = groups ?? {}
    const stay = nights(parseCount(least), parseCount(most), unit, about !== undefined)
    return stay.most > longest || stay.most === 0 ? tooLong : { says: { ...isReturn, stay } }
  })
}

function nights(one: number, other: number, unit: string, isAbout: boolean): Stay {
  const [low, high] = one <= other ? [one, other] : [other, one]
  const each = { night: [1, 1], day: [1, 1], week: [7, 7], month: [28, 31] }[unit] ?? [1, 1]
  const stay = { least: low * (each[0] ?? 1), most: high * (each[1] ?? 1) }
  if (!isAbout) return stay
  const spare = Math.max(1, Math.round(stay.most / 7))
  return { least: Math.max(0, stay.least - spare), most: stay.most + spare }
}

/** How far ahead any plan sees: what `after` and `onwards` end with. */
const horizonDays = 361

/** Days that a sentence names, and where. `isPair`: two dates joined, which of a return are leaving and coming home. */
type Mention = { span: Span; days: Days; role: 'out' | 'back'; isPair: boolean }

/** The dates of a pair that may turn out to be those of a return. */
export type DatePair = { span: Span; days: Days }

const modifiers =
  /\b(?<word>after|before|by|until|till|from|since|around|about|circa|roughly|approx|leav(?:e|ing)|depart(?:ing)?|out|go(?:ing)?|back|home|return(?:ing)?|come back|coming (?:back|home)|fly(?:ing)? (?:back|home)) +(?:(?:on|by|around|in|at|the|of) +)*$/
const onwards = /^ *(?:on(?:wards?)?\b|or later|and later|and beyond)(?= *(?:$|[^a-z0-9 ]|[a-z]))/
const isBack = /back|home|return/

const flexible = new RegExp(
  `(?:give or take|\\+ */? *-|plus or minus|flexible (?:by|within)|±) *(?<count>${counted}) *days?|flexible(?: on dates)? (?<other>${counted}) days?`,
)
const schoolHolidays = 'School holidays differ by state. Choose yours under Dates.'
const stateDays: [RegExp, string][] = [
  [
    /\bthe (?:next )?holidays\b|\b(?:summer |winter |christmas |chrissie |easter |xmas |term \d )?school (?:holidays?|hols|break)(?: \w+)?(?= |$)/,
    schoolHolidays,
  ],
  [/\b(?:christmas|chrissie|xmas|summer) (?:holidays|hols)\b/, schoolHolidays],
  [
    /\b(?:the )?ekka(?: week)?\b|\b(?:the )?royal (?:easter )?show\b|\b(?:afl |nrl )?grand final(?: weekend)?\b/,
    'We don’t have its dates. Pick the dates.',
  ],
  [
    /\b(?:king's|kings|queen's|queens) birthday(?: long)?(?: weekend)?\b|\blabour day(?: long)?(?: weekend)?\b/,
    'Its date differs by state. Pick the dates.',
  ],
]
const onWeekdays =
  /\b(?:leaving |departing )?(?:on |any )?(?:(?<day>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?days|week(?<part>days|ends))\b/

/** Days of the week to leave on, Monday first; of a weekend, its two days. */
function leaveOn({ groups }: RegExpExecArray): { says: { leaveOn: Weekday[] } } {
  const day = weekdays.find((one) => one === groups?.day)
  if (day) return { says: { leaveOn: [day] } }
  return { says: { leaveOn: groups?.part === 'ends' ? weekdays.slice(5) : weekdays.slice(0, 5) } }
}

const anyTime =
  /\b(?:any ?time|any dates?|whenever|(?:dates? (?:are |is )?)?flexible(?: dates| on dates)?|open dates)\b/

/** When to leave and, where somebody says it, when to be back. Answers with two joined dates that may be both of these. */
export function readDates(sentence: Sentence, today: LocalDate): DatePair | null {
  for (const [pattern, why] of stateDays) sentence.read(pattern, () => ({ why }))
  sentence.read(onWeekdays, leaveOn)
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
  return settle(sentence, mentions, spare)
}

/** Nights away are read between: `in two weeks` is a day, `for two weeks` is none, and chrono would take it for one. */
function afterStay(sentence: Sentence, today: LocalDate): Mention[] {
  readStay(sentence)
  return datedDays(sentence, today)
}

function ruledDays(sentence: Sentence, today: LocalDate, rules: readonly DayRule[]): Mention[] {
  return rules.flatMap(([pattern, meaning]) =>
    allMatches(sentence, pattern, (groups) => meaning(groups, today)).map(({ span, days }) =>
      mention(sentence, span, days, today),
    ),
  )
}

type Groups = Record<string, string | undefined>

/** What fits a pattern, taken out of the sentence one by one. */
function allMatches(sentence: Sentence, pattern: RegExp, meaning: (groups: Groups) => Days | null) {
  return [...sentence.open.matchAll(new RegExp(pattern.source, 'g'))].flatMap((match) => {
    const days = meaning(match.groups ?? {})
    return days ? [{ span: { start: match.index, end: match.index + match[0].length }, days }] : []
  })
}

const ordinal = '(?:st|nd|rd|th)?'
const betweenDays = new RegExp(
  `\\bbetween (?:the )?(?<first>\\d{1,2})${ordinal} (?:and|to|-) (?:the )?(?<last>\\d{1,2})${ordinal}(?: of)? (?<name>${monthNames})(?![a-z])(?: (?<year>20\\d\\d))?`,
)
const dayOfMonth = new RegExp(
  `(?<!\\d)(?<day>\\d{1,2})${ordinal} (?:of )?(?<name>${monthNames})(?![a-z])(?: (?<year>20\\d\\d))?`,
)

/** Dates as people write them, read by chrono. */
function datedDays(sentence: Sentence, today: LocalDate): Mention[] {
  sentence.read(dayOfMonth, ({ groups }) => {
    const { day, name = '', year } = groups ?? {}
    const last = Number(endOfMonth(nextMonth(name, year, today)).slice(8))
    return Number(day) >= 1 && Number(day) <= last ? null : { why: 'That date doesn’t exist.' }
  })
  sentence.read(/(?<![\d/.-])\d{1,2}[/.-](?:1[3-9]|[2-9]\d)[/.-](?:\d{4}|\d\d)(?![\d/.-])/, () => ({
    why: 'Write dates as day/month/year.',
  }))
  const found = allMatches(sentence, betweenDays, ({ first = '', last = '', name = '', year }) => {
    const month = nextMonth(name, year, today)
    return { start: `${month}-${first.padStart(2, '0')}`, end: `${month}-${last.padStart(2, '0')}` }
  }).map(({ span, days }) => mention(sentence, span, days, today))
  const [year = 0, month = 1, day] = today.split('-').map(Number)
  for (const result of GB.parse(sentence.open, new Date(year, month - 1, day, 12), { forwardDate: true })) {
    const { index, text, start, end } = result
    if (!start.isCertain('day') && !start.isCertain('weekday')) continue
    const days = { start: toDate(start), end: toDate(end ?? start) }
    const span = { start: index, end: index + text.length }
    if (days.end < today) sentence.take(span, { why: 'That date has passed.' })
    else found.push({ ...mention(sentence, span, days, today), isPair: days.start < days.end })
  }
  return found
}

function toDate(parts: { get(part: 'year' | 'month' | 'day'): number | null }): LocalDate {
  const two = (value: number | null) => String(value ?? 1).padStart(2, '0')
  return `${parts.get('year')}-${two(parts.get('month'))}-${two(parts.get('day'))}`
}

/** Days with the words around them that say whether before, after, around, out or back is meant. */
function mention(sentence: Sentence, named: Span, days: Days, today: LocalDate): Mention {
  const before = modifiers.exec(sentence.open.slice(0, named.start))
  const after = onwards.exec(sentence.open.slice(named.end))
  const word = before?.groups?.word ?? ''
  const span = { start: before?.index ?? named.start, end: named.end + (after?.[0].length ?? 0) }
  sentence.blot(span)
  const role = isBack.test(word) ? 'back' : 'out'
  return { span, role, isPair: false, days: limitDays(days, word, after !== null, today) }
}

function limitDays(days: Days, word: string, isOpen: boolean, today: LocalDate): Days {
  const horizon = addDays(today, horizonDays)
  if (word === 'after') return { start: addDays(days.end, 1), end: horizon }
  if (isOpen || word === 'since' || (word === 'from' && days.start === days.end))
    return { start: days.start, end: horizon }
  if (word === 'before') return { start: today, end: addDays(days.start, -1) }
  if (/^(?:by|until|till)$/.test(word)) return { start: today, end: days.end }
  return /around|about|circa|roughly|approx/.test(word) ? widen(days, 3) : days
}

const widen = ({ start, end }: Days, by: number): Days => ({ start: addDays(start, -by), end: addDays(end, by) })

/** Leaving is what is searched; coming home makes it a return of so many nights. */
function settle(sentence: Sentence, mentions: readonly Mention[], spare: number): DatePair | null {
  const outs = mentions.filter(({ role }) => role === 'out').map((one) => ({ ...one, days: widen(one.days, spare) }))
  for (const { span, days } of outs) sentence.readings.push({ ...span, says: { when: toWhen(days) } })
  const [out] = outs
  for (const { span, days } of mentions.filter(({ role }) => role === 'back')) {
    if (out === undefined) sentence.readings.push({ ...span, why: 'Say when you leave, too.' })
    else if (days.end <= out.days.start) sentence.readings.push({ ...span, why: 'That’s before you leave.' })
    else {
      const least = Math.max(0, daysBetween(out.days.end, days.start))
      const stay = { least, most: daysBetween(out.days.start, days.end) }
      sentence.readings.push({ ...span, says: { trip: 'return', stay } })
    }
  }
  const pair = outs.length === 1 && out?.isPair ? out : null
  return pair && { span: pair.span, days: pair.days }
}

/** Whole months stay months, as the form offers them. */
export function toWhen({ start, end }: Days): When {
  const month = monthOf(start)
  return start === startOfMonth(month) && end === endOfMonth(month)
    ? { kind: 'month', month }
    : { kind: 'range', start, end }
}
