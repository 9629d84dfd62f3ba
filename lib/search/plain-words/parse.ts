import { cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { weekdays } from '../../core/codes.ts'
import { daysBetween } from '../../core/dates.ts'
import { programs } from '../../core/program.ts'
import { mostPlaces } from '../../core/url-state.ts'
import { findPlace } from '../../network/places.ts'
import type { FinderState } from '../finder-state.ts'
import { readBudget } from './budget.ts'
import { readCabins } from './cabins.ts'
import { type DatePair, readDates } from './dates.ts'
import { readFlights } from './flights.ts'
import { leftovers } from './leftovers.ts'
import { type Field, fieldWords } from './meaning.ts'
import { readParty } from './party.ts'
import { type OpenPlace, readPlaces } from './places.ts'
import { type Reading, Sentence, type Span } from './sentence.ts'
import { spell } from './spelling.ts'

/** Whose day it is, and where they start unless they say so: tokens of the place book. */
export type Speaker = { today: LocalDate; home?: readonly string[] }

/** A piece of the sentence and what it was taken for. */
export type Understood = Span & { text: string; field: Field; meaning: string }

/** A piece that changes nothing, and why, where there is a reason to say. */
export type NotUnderstood = Span & { text: string; why: string | null }

/** Pieces that could mean several things, of which one is to be chosen. */
export type Ambiguity = {
  pieces: (Span & { text: string })[]
  field: Field
  choices: { label: string; change: Partial<FinderState> }[]
}

export type PlainWords = {
  /** What was said, and nothing that was not. */
  question: Partial<FinderState>
  understood: Understood[]
  notUnderstood: NotUnderstood[]
  ambiguities: Ambiguity[]
}

/** Characters that are read; nobody says where to fly in more. */
export const longestSentence = 400

/**
 * What somebody asks for in their own words, as a finder's question. Reads by rules alone, so the same words are always
 * the same question, without a network.
 */
export function parsePlainWords(text: string, { today, home = [] }: Speaker): PlainWords {
  const raw = text.slice(0, longestSentence)
  const sentence = new Sentence(raw, spell)
  readBudget(sentence)
  const pair = readDates(sentence, today)
  readParty(sentence)
  readCabins(sentence)
  readFlights(sentence)
  const open = readPlaces(sentence, home)
  const { question, readings, ambiguities } = settle(sentence, open, pair)
  return {
    question: withHome(question, home),
    understood: readings.flatMap((reading) =>
      understoodOf(sentence, reading, new Set(ambiguities.map(({ field }) => field))),
    ),
    notUnderstood: [...refusals(sentence, readings), ...tail(text)].sort((a, b) => a.start - b.start),
    ambiguities,
  }
}

const lists = ['from', 'to', 'cabins', 'home', 'programs', 'carriers', 'without', 'via', 'leaveOn'] as const
const isList = (field: Field): field is (typeof lists)[number] => lists.some((one) => one === field)

/** Puts the readings together: places add up, of everything else there can be only one. */
function settle(sentence: Sentence, open: readonly OpenPlace[], pair: DatePair | null) {
  const readings = asReturn(
    [...sentence.readings].sort((a, b) => a.start - b.start),
    pair,
  )
  const question: Partial<FinderState> = {}
  const ambiguities: Ambiguity[] = open.map((place) => choiceOfPlace(sentence, place))
  const said = readings.flatMap((reading) => ('says' in reading ? [reading] : []))
  const fields = new Set(said.flatMap(({ says }) => Object.keys(says) as Field[]))
  for (const field of fields) {
    const about = said.filter(({ says }) => says[field] !== undefined)
    const values = new Map(
      about.map(({ says }) => [JSON.stringify(says[field]), { [field]: says[field] } as Partial<FinderState>]),
    )
    if (isList(field)) {
      const all = about.flatMap(({ says }) => says[field] ?? [])
      Object.assign(question, { [field]: ordered(field, [...new Set<string>(all)]) })
    } else if (values.size === 1) Object.assign(question, ...values.values())
    else ambiguities.push(choice(sentence, field, about, [...values.values()]))
  }
  if (ambiguities.some(({ field }) => field === 'trip')) delete question.stay
  return withoutSamePlace({ question, readings, ambiguities })
}

/** Places and cabins in an order that makes equal questions equal addresses. */
function ordered(field: (typeof lists)[number], values: string[]): string[] {
  if (field === 'cabins' || field === 'home') return cabins.filter((cabin) => values.includes(cabin))
  if (field === 'leaveOn') return weekdays.filter((day) => values.includes(day))
  if (field === 'programs') return programs.filter((program) => values.includes(program))
  return field === 'from' || field === 'to' ? values.slice(0, mostPlaces) : values.sort()
}

type Said = Extract<Reading, { says: unknown }>
type Settled = { question: Partial<FinderState>; readings: Reading[]; ambiguities: Ambiguity[] }

/** Of a return, two joined dates are leaving and coming home, unless the nights away are said as well. */
function asReturn(readings: Reading[], pair: DatePair | null): Reading[] {
  const says = (field: Field) => readings.some((one) => 'says' in one && one.says[field] !== undefined)
  const isReturn = readings.some((one) => 'says' in one && one.says.trip === 'return')
  if (pair === null || !isReturn || says('stay')) return readings
  const { start, end } = pair.days
  const nights = daysBetween(start, end)
  const when = { kind: 'range', start, end: start } as const
  const found = { ...pair.span, says: { when, trip: 'return' as const, stay: { least: nights, most: nights } } }
  return readings.map((one) => ('says' in one && one.says.when !== undefined ? found : one))
}

function choice(
  sentence: Sentence,
  field: Field,
  about: readonly Said[],
  values: readonly Partial<FinderState>[],
): Ambiguity {
  const choices = values.map((value) => {
    const whole = about.find(({ says }) => JSON.stringify(says[field]) === JSON.stringify(value[field]))?.says
    return { label: fieldWords(field, value), change: whole ?? value }
  })
  return { pieces: about.map((piece) => rawPiece(sentence, piece)), field, choices }
}

function choiceOfPlace(sentence: Sentence, { role, tokens, ...span }: OpenPlace): Ambiguity {
  const choices = tokens.flatMap((token) => {
    const place = findPlace(token)
    return place ? [{ label: `${place.name}, ${place.detail}`, change: { [role]: [token] } }] : []
  })
  return { pieces: [rawPiece(sentence, span)], field: role, choices }
}

/** A piece as it was typed, without the small word that leads to it. */
function rawPiece(sentence: Sentence, { start: from, end }: Span) {
  const start =
    from + (/^(?:on|in|at|for|over|during|with) (?=.)/.exec(sentence.text.slice(from, end))?.[0].length ?? 0)
  return { ...sentence.rawSpan({ start, end }), text: sentence.rawText({ start, end }) }
}

/** Nobody flies from a place to itself. */
function withoutSamePlace({ question, readings, ambiguities }: Settled): Settled {
  const { from = [], to = [] } = question
  const left = to.filter((token) => !from.includes(token))
  if (left.length === to.length) return { question, readings, ambiguities }
  const { to: _, ...rest } = question
  return {
    question: left.length > 0 ? { ...rest, to: left } : rest,
    ambiguities,
    readings: readings.map((one) =>
      'says' in one && one.says.to?.every((token) => from.includes(token))
        ? { start: one.start, end: one.end, why: 'That’s where you start.' }
        : one,
    ),
  }
}

/** Whoever says only where to starts at home. */
function withHome(question: Partial<FinderState>, home: readonly string[]): Partial<FinderState> {
  const isNew = question.from === undefined && home.length > 0 && !home.some((token) => question.to?.includes(token))
  return isNew ? { ...question, from: [...home] } : question
}

function understoodOf(sentence: Sentence, reading: Reading, unclear: ReadonlySet<Field>): Understood[] {
  if (!('says' in reading)) return []
  const fields = (Object.keys(reading.says) as Field[]).filter((field) => !unclear.has(field))
  // Nights away say that it is a return.
  return fields
    .filter((field) => field !== 'trip' || reading.says.stay === undefined)
    .map((field) => ({ ...rawPiece(sentence, reading), field, meaning: fieldWords(field, reading.says) }))
}

function refusals(sentence: Sentence, readings: readonly Reading[]): NotUnderstood[] {
  const refused = readings.flatMap((one) => ('why' in one ? [{ ...rawPiece(sentence, one), why: one.why }] : []))
  return [...refused, ...leftovers(sentence.open).map((span) => ({ ...rawPiece(sentence, span), why: null }))]
}

function tail(text: string): NotUnderstood[] {
  if (text.length <= longestSentence) return []
  const why = `We only read the first ${longestSentence} characters.`
  return [{ start: longestSentence, end: text.length, text: 'the rest', why }]
}
