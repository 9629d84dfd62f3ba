import { cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { weekdays } from '../../core/codes.ts'
import { daysBetween } from '../../core/dates.ts'
import { programs } from '../../core/program.ts'
import { maxPlaces } from '../../core/url-state.ts'
import { findPlace } from '../../network/places.ts'
import type { FinderState } from '../finder-state.ts'
import { type DatePair, readDates } from './dates.ts'
import { readFlights } from './flights.ts'
import { type Field, fieldWords } from './meaning.ts'
import { type OpenPlace, readPlaces } from './places.ts'
import { type NamedBreak, readBreaks, resolveBreak } from './school-breaks.ts'
import { readBudget, readCabins, readParty } from './seats.ts'
import { type Reading, Sentence, type Span } from './sentence.ts'
import { spell } from './spelling.ts'

/** Words that mean nothing to a search: leaving them out does not change the question. */
const filler = new Set(
  (
    "a an the ex over during and or of in on at to from for with by as is are be it its it's that this there then than so but if i i'm im i'd id i've ive we we're were we'd us me my our you your " +
    "please pls plz thanks thank hi hello hey g'day gday mate " +
    'want wanna need would like love hoping hope looking look find show search searching get getting book booking give can could will shall should may might do does have has got go going gone take taking trying plan planning ' +
    'fly flying travel travelling trip trips holiday holidays vacation flight flights seat seats ticket tickets fare fares reward rewards award awards classic class points pts point frequent flyer miles cabin ' +
    'leave leaving depart departing back home returning return come coming via some any each per person pp only just about around out into off up some when where how much many people using use available availability options option deals deal best good ' +
    'australia-based one-way x'
  ).split(' '),
)

const edges = /^[.,;:!?'"()-]+|[.,;:!?'"()-]+$/g

/**
 * Finds what no reader has taken from a sentence: in each stretch, from the first to the last word that is not filler.
 */
function leftovers(open: string): Span[] {
  const spans: Span[] = []
  for (const segment of open.matchAll(/[^|;]+/g)) {
    const chunks = [...segment[0].matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      const bare = text.replace(edges, '')
      const start = segment.index + index + text.indexOf(bare)
      return bare === ''
        ? []
        : [{ start, end: start + bare.length, isFiller: filler.has(bare) || !/[\p{L}\p{N}\p{So}]/u.test(bare) }]
    })
    const first = chunks.find(({ isFiller }) => !isFiller)
    const last = chunks.findLast(({ isFiller }) => !isFiller)
    if (first && last) spans.push({ start: first.start, end: last.end })
  }
  return spans
}

/**
 * What is known about the person asking: their date today, and the places (as tokens) where they start unless they say
 * otherwise.
 */
export type Speaker = { today: LocalDate; home?: readonly string[] }

/** A piece of the sentence, and how it was understood. */
export type Understood = Span & { text: string; field: Field; meaning: string }

/** A piece that has no effect, and why, if there is a reason to give. */
export type NotUnderstood = Span & { text: string; why: string | null }

/** Pieces that could mean several things, one of which the user must choose. */
export type Ambiguity = {
  pieces: (Span & { text: string })[]
  field: Field
  choices: { label: string; change: Partial<FinderState> }[]
}

export type PlainWords = {
  /** Only what the sentence says, without defaults; the start may be the speaker's home. */
  question: Partial<FinderState>
  understood: Understood[]
  notUnderstood: NotUnderstood[]
  ambiguities: Ambiguity[]
}

/** How many characters are read, which is more than anyone needs to say where to fly. */
export const longestSentence = 400

/**
 * Turns a question in someone's own words into a finder's question. Uses only fixed rules and no network, so the same
 * words always give the same question.
 */
export function parsePlainWords(text: string, { today, home = [] }: Speaker): PlainWords {
  const raw = text.slice(0, longestSentence)
  const sentence = new Sentence(raw, spell)
  readBudget(sentence)
  const breaks = readBreaks(sentence, today)
  const pair = readDates(sentence, today)
  readParty(sentence)
  readCabins(sentence)
  readFlights(sentence)
  const open = readPlaces(sentence, home)
  const openBreaks = takeBreaks(sentence, breaks, home)
  const { question, readings, ambiguities } = resolveReadings(sentence, open, pair, openBreaks)
  return {
    question: withHome(question, home),
    understood: readings.flatMap((reading) =>
      listUnderstood(sentence, reading, new Set(ambiguities.map(({ field }) => field))),
    ),
    notUnderstood: [...refusals(sentence, readings), ...tail(text)].sort((a, b) => a.start - b.start),
    ambiguities,
  }
}

const lists = ['from', 'to', 'cabins', 'home', 'programs', 'carriers', 'without', 'via', 'avoid', 'leaveOn'] as const
const isList = (field: Field): field is (typeof lists)[number] => lists.some((one) => one === field)

/**
 * Reads school holidays as those of the state that is named or where the trip starts; otherwise the user is asked
 * which.
 */
function takeBreaks(sentence: Sentence, breaks: readonly NamedBreak[], home: readonly string[]): Ambiguity[] {
  const origins = sentence.readings.flatMap((one) => ('says' in one ? (one.says.from ?? []) : []))
  return breaks.flatMap((named) => {
    const { choices, isKnown } = resolveBreak(named, origins.length > 0 ? origins : home)
    const [only] = choices
    const span = { start: named.start, end: named.end }
    if (!isKnown && only) return [{ pieces: [rawPiece(sentence, span)], field: 'when', choices }]
    sentence.readings.push(
      only ? { ...span, says: only.change } : { ...span, why: 'The dates of those holidays aren’t published yet.' },
    )
    return []
  })
}

/**
 * Combines the readings: the values of lists, such as places, add up; any other field with several values becomes an
 * ambiguity.
 */
function resolveReadings(
  sentence: Sentence,
  open: readonly OpenPlace[],
  pair: DatePair | null,
  openBreaks: readonly Ambiguity[],
) {
  const readings = asReturn(
    [...sentence.readings].sort((a, b) => a.start - b.start),
    pair,
  )
  const question: Partial<FinderState> = {}
  const ambiguities: Ambiguity[] = [...open.map((place) => choiceOfPlace(sentence, place)), ...openBreaks]
  const meaningful = readings.flatMap((reading) => ('says' in reading ? [reading] : []))
  const fields = new Set(meaningful.flatMap(({ says }) => Object.keys(says) as Field[]))
  for (const field of fields) {
    const about = meaningful.filter(({ says }) => says[field] !== undefined)
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

/**
 * Sorts the values of a list so that equal questions have equal addresses. Places keep their order, and only the first
 * `maxPlaces` are kept.
 */
function ordered(field: (typeof lists)[number], values: string[]): string[] {
  if (field === 'cabins' || field === 'home') return cabins.filter((cabin) => values.includes(cabin))
  if (field === 'leaveOn') return weekdays.filter((day) => values.includes(day))
  if (field === 'programs') return programs.filter((program) => values.includes(program))
  return field === 'from' || field === 'to' ? values.slice(0, maxPlaces) : values.sort()
}

type MeaningfulReading = Extract<Reading, { says: unknown }>
type ResolvedReadings = { question: Partial<FinderState>; readings: Reading[]; ambiguities: Ambiguity[] }

/** In a return, takes two joined dates as leaving and coming home, unless the nights away are given as well. */
function asReturn(readings: Reading[], pair: DatePair | null): Reading[] {
  const says = (field: Field) => readings.some((one) => 'says' in one && one.says[field] !== undefined)
  const isReturn = readings.some((one) => 'says' in one && one.says.trip === 'return')
  if (pair === null || !isReturn || says('stay')) return readings
  const { start, end } = pair.days
  const nights = daysBetween(start, end)
  const when = { kind: 'range', start, end: start } as const
  const found = { ...pair.span, says: { when, trip: 'return' as const, stay: { min: nights, max: nights } } }
  return readings.map((one) => ('says' in one && one.says.when !== undefined ? found : one))
}

function choice(
  sentence: Sentence,
  field: Field,
  about: readonly MeaningfulReading[],
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

/** A piece as it was typed, without its leading preposition. */
function rawPiece(sentence: Sentence, { start: from, end }: Span) {
  const start =
    from + (/^(?:on|in|at|for|over|during|with) (?=.)/.exec(sentence.text.slice(from, end))?.[0].length ?? 0)
  return { ...sentence.rawSpan({ start, end }), text: sentence.rawText({ start, end }) }
}

/** Removes destinations that are also the start. */
function withoutSamePlace({ question, readings, ambiguities }: ResolvedReadings): ResolvedReadings {
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

/** Starts at home if the question does not say where from and home is not the destination. */
function withHome(question: Partial<FinderState>, home: readonly string[]): Partial<FinderState> {
  const isNew = question.from === undefined && home.length > 0 && !home.some((token) => question.to?.includes(token))
  return isNew ? { ...question, from: [...home] } : question
}

function listUnderstood(sentence: Sentence, reading: Reading, unclear: ReadonlySet<Field>): Understood[] {
  if (!('says' in reading)) return []
  const fields = (Object.keys(reading.says) as Field[]).filter((field) => !unclear.has(field))
  // The stay already says that it is a return.
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
