import type { LocalDate } from '../../core/clock.ts'
import { addDays, maxDate, minDate } from '../../core/dates.ts'
import type { When } from '../../core/url-state.ts'
import { findAirport } from '../../network/airports.ts'
import { findPlace } from '../../network/places.ts'
import { type AustralianState, states } from '../data/school-holidays.ts'
import { type HolidayChoice, stateOfZone, upcomingBreaks } from '../trip-presets.ts'
import { whenWords } from '../when-months.ts'
import { type Days, monthNames } from './calendar.ts'
import type { Sentence, Span } from './sentence.ts'

/**
 * School holidays that a sentence names. `findDays` says which days they are in a state; null where it has published
 * none.
 */
export type NamedBreak = Span & { state: AustralianState | null; findDays: (state: AustralianState) => Days | null }

const stateNames: [RegExp, AustralianState][] = [
  [/nsw|new south wales/, 'NSW'],
  [/vic(?:toria(?:n)?)?/, 'VIC'],
  [/qld|queensland(?:er)?/, 'QLD'],
  [/wa|western australian?/, 'WA'],
  [/sa|south australian?/, 'SA'],
  [/tas(?:sie|manian?)?/, 'TAS'],
  [/act|canberra/, 'ACT'],
  [/nt|northern territory/, 'NT'],
]
const anyState = stateNames.map(([name]) => name.source).join('|')
const seasonWord = 'summer|autumn|winter|spring|easter|christmas|chrissie|xmas|mid[- ]?year|end of year'
const named = `${seasonWord}|term [1-4]|${monthNames}`
const part = '(?:first|second|last|1st|2nd|final) (?:week|weekend|half|fortnight) (?:of|in)'
const beside = `the|next|this|these|coming|government|public|state|during|over|in|for|of|${anyState}|${named}|20\\d\\d`

const core = /\bschool[- ]?(?:holidays?|hols?|break|vacation)\b|\b(?:holidays|hols)\b/
const left = new RegExp(`(?:^|[^a-z0-9])(?<word>${part}|${beside})(?:'s?)?[ -]$`)
const right = new RegExp(
  `^(?<word> *[,(]? *(?:(?:in|for|of|at) )?(?:the |this |next )?(?:${anyState}|${named}|20\\d\\d)\\)?)(?![a-z0-9])`,
)
/** A state after a preposition such as `to` is a place to fly to or from, not the state whose schools are meant. */
const isPlace = new RegExp(`\\b(?:to|from|visit(?:ing)?) (?:the )?(?:${anyState})(?:'s)?[ -]$`)

/** School holidays after these words are to be avoided, so searching them would give exactly the days not wanted. */
const unwantedBefore =
  /\b(?:avoid(?:ing|s)?|outside(?: of)?|out of|(?:but )?not|except(?: for)?|excluding|without|no|skip(?:ping)?|before|after) (?:(?:in|during|over|any|all) )?(?:the )?$/

/**
 * Reads school holidays, with the words beside them that say which ones and in which state. Call this before reading
 * months and places.
 */
export function readBreaks(sentence: Sentence, today: LocalDate): NamedBreak[] {
  return [...sentence.open.matchAll(new RegExp(core.source, 'g'))].flatMap(({ 0: text, index }) => {
    const span = widen(sentence.open, { start: index, end: index + text.length })
    const before = sentence.open.slice(span.start, index)
    const beyond = sentence.open.slice(index + text.length, span.end)
    const words = `${before} ${beyond}`
    const state = stateNames.find(([name]) => new RegExp(`\\b(?:${name.source})\\b`).test(words))?.[1] ?? null
    const isSeason = new RegExp(`\\b(?:${seasonWord})\\b`).test(before)
    // `The holidays` means school holidays too; `two weeks holidays` does not name any.
    if (!text.startsWith('school') && state === null && !isSeason && !/\b(?:the|next) $/.test(before)) return []
    const unwanted = unwantedBefore.exec(sentence.open.slice(0, span.start))
    if (unwanted) {
      sentence.take({ start: unwanted.index, end: span.end }, { why: 'We can’t leave dates out. Say which you want.' })
      return []
    }
    sentence.blot(span)
    return [{ ...span, state, findDays: (of) => findDays(of, words, today) }]
  })
}

function widen(text: string, { start, end }: Span): Span {
  for (let found = left.exec(text.slice(0, start)); found; found = left.exec(text.slice(0, start))) {
    if (isPlace.test(text.slice(0, start))) break
    const skipped = /^[^a-z0-9]/.test(found[0]) ? 1 : 0
    start = found.index + skipped
  }
  for (let found = right.exec(text.slice(end)); found; found = right.exec(text.slice(end))) end += found[0].length
  return { start, end }
}

const seasonsOf: [RegExp, HolidayChoice['season']][] = [
  [/summer|christmas|chrissie|xmas|end of year|term 4/, 'summer'],
  [/autumn|easter|term 1/, 'autumn'],
  [/winter|mid[- ]?year|term 2/, 'winter'],
  [/spring|term 3/, 'spring'],
]

/** Finds the next break that is meant, including its weekends, or the named part of it. */
function findDays(state: AustralianState, words: string, today: LocalDate): Days | null {
  const season = seasonsOf.find(([name]) => new RegExp(`\\b(?:${name.source})\\b`).test(words))?.[1]
  const month = new RegExp(`\\b(?:${monthNames})\\b`).exec(words)?.[0]
  const year = /\b20\d\d\b/.exec(words)?.[0]
  const number =
    month && String('janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.slice(0, 3)) / 3 + 1).padStart(2, '0')
  const found = upcomingBreaks(state, today, 20).find(
    ({ season: its, start, end }) =>
      (!season || its === season) &&
      (!year || start.startsWith(year) || (end.startsWith(year) && number === '01')) &&
      (!number || listMonths(start, end).includes(number)),
  )
  if (!found) return null
  const { leave } = found
  // Only the summer break is long enough for someone to mean one month of it.
  if (found.season === 'summer' && number !== undefined) return inMonth(leave, number)
  return findPart(leave, words)
}

const listMonths = (start: LocalDate, end: LocalDate) => [start.slice(5, 7), end.slice(5, 7)]

function inMonth({ start, end }: Days, number: string): Days {
  const year = (number === start.slice(5, 7) ? start : end).slice(0, 4)
  return { start: maxDate(start, `${year}-${number}-01`), end: minDate(end, `${year}-${number}-31`) }
}

function findPart({ start, end }: Days, words: string): Days {
  const [, which, length] = /\b(first|second|last|1st|2nd|final) (week|weekend|half|fortnight)\b/.exec(words) ?? []
  if (which === undefined) return { start, end }
  const days = length === 'weekend' ? 2 : length === 'week' ? 7 : length === 'fortnight' ? 14 : halfOf(start, end)
  if (/last|final/.test(which)) return { start: maxDate(start, addDays(end, 1 - days)), end }
  const from = /second|2nd/.test(which) ? addDays(start, days) : start
  return { start: from, end: minDate(end, addDays(from, days - 1)) }
}

const halfOf = (start: LocalDate, end: LocalDate) =>
  Math.ceil((Date.parse(end) - Date.parse(start)) / 86_400_000 / 2 + 0.5)

/**
 * Chooses the state whose holidays are meant: the one named, otherwise the one where the trip starts if that is a
 * single state, otherwise offers those of every state.
 */
export function resolveBreak({ state, findDays: find }: NamedBreak, from: readonly string[]) {
  const home = new Set(from.map(stateOf))
  const [only] = home
  const known = state ?? (home.size === 1 ? only : undefined)
  const choices = (known ? [known] : states).flatMap((one) => {
    const days = find(one)
    return days ? [{ label: `${one}: ${whenWords(range(days))}`, change: { when: range(days) } }] : []
  })
  return { choices, isKnown: known !== undefined }
}

const range = (days: Days): When => ({ kind: 'range', ...days })

function stateOf(token: string): AustralianState | undefined {
  const airport = findAirport(findPlace(token)?.airports[0] ?? token)
  if (airport?.country !== 'AU' || token.includes(':')) return undefined
  return airport.iata === 'CBR' ? 'ACT' : stateOfZone(airport.timeZone)
}
