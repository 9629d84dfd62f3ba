import { ANYWHERE } from '../../core/codes.ts'
import { findPlace } from '../../network/places.ts'
import type { FinderState } from '../finder-state.ts'
import { isFlown, type Meaning, placeNames } from './place-names.ts'
import type { Sentence, Span } from './sentence.ts'

export type Role = 'from' | 'to'

type Mention = Span & { meaning: Meaning; role: Role | null; refused: string | null; stop: Stop | null }

/** A name that could be several places, for the user to choose from. */
export type OpenPlace = Span & { role: Role; tokens: string[] }

const anywhere = /\b(?:any ?where|some ?where|every ?where|wher(?:e ?)?ever|the world)\b(?: else)?(?: in\b)?/
const domestic = /\b(?:domestic|interstate|within australia|around australia)\b/
const warm = /\b(?:warm(?:er)?|hot|tropical|(?:in )?the tropics)\b/

const fromBefore =
  /\b(?:from|ex|out of|leaving|departing|depart|starting (?:in|from)|based in|live in|living in)(?: the)? $/
const toBefore = /(?:\b(?:to|into|towards|visit(?:ing)?|see|for|in|at|around|back to) (?:the )?|(?:->|-|>) *)$/
const stopping =
  '(?:(?:stop(?:ping|s)?(?: off| over)?|stopovers?|layovers?|transit(?:s|ing)?|connect(?:s|ing|ions?)?|chang(?:e|es|ing)) ?(?:in|at|through|via|over)?|via|through|by way of)'
const avoiding =
  "(?:avoid(?:ing|s)?(?: (?:any|a))?|skip(?:ping)?|bypass(?:ing)?|(?:not|no|without|never|don't want(?: to)?|dont want(?: to)?|rather not|except)(?: (?:go(?:ing)?|fly(?:ing)?|a|any))*(?= (?:stop|layover|transit|connect|chang|via|through|by way)))"
const viaBefore = new RegExp(
  `\\b(?:with )?(?:(?:(?:no more than|at most|max(?:imum)?|up to) )?(?:a|one|1) )?${stopping} (?:the )?$`,
)
const viaBehind = /^ (?:stop(?:over)?|layover|transit)\b/
const avoidBefore = new RegExp(`\\b(?:but |and )?${avoiding}(?: ${stopping})? (?:the )?$`)
const excluded = /\b(?:(?:but )?not|except(?: for)?|other than|excluding)(?: (?:to|in))?(?: the)? $/
const joining = /^ *(?:,|\/|&|\+|or|and|, or|, and)(?: (?:the|from|to))? *$/
const whichStop = { via: 'Name one city to stop in.', avoid: 'Name one city to avoid.' }
const oneLeg = 'Search one leg at a time.'
const noExcluding = 'You can’t leave out a destination. Name the ones you want.'
const leads = /^ *(?:to\b|->?|>)/
const hyphen = /^ *(?:->?|>) *$|^ to (?:the )?$/

/** Reads where from and where to. Returns the names that could be several places, for the user to choose. */
export function readPlaces(sentence: Sentence, home: readonly string[]): OpenPlace[] {
  const found = findMentions(sentence)
  const stops = listStops(sentence, found)
  // A stop is neither end of the trip, and does not help to tell which end another place is.
  const ends = withRoles(
    sentence,
    found.filter((_, at) => !stops[at]),
  )
  const through = found.flatMap((one, at) => (stops[at] ? [{ ...one, stop: stops[at] }] : []))
  const mentions = [...ends, ...through].sort((a, b) => a.start - b.start)
  const open: OpenPlace[] = []
  for (const { start, end, meaning, role, refused, stop } of mentions) {
    if (stop) {
      const { index, field } = stop
      sentence.take({ start: index, end: stop.end }, stopAt('tokens' in meaning ? meaning.tokens : [], field))
    } else if (refused !== null) {
      const lead = refused === noExcluding ? excluded.exec(sentence.open.slice(0, start)) : null
      sentence.take({ start: lead?.index ?? start, end }, { why: refused })
    } else if ('either' in meaning) {
      sentence.blot({ start, end })
      open.push({ start, end, role: role ?? 'to', tokens: meaning.either.map(({ token }) => token) })
    } else sentence.take({ start, end }, { says: role === 'from' ? { from: meaning.tokens } : { to: meaning.tokens } })
  }
  if (home.length > 0) {
    sentence.read(/\b(?:from|leaving) (?:my )?home(?: town)?\b/, () => ({ says: { from: [...home] } }))
  }
  readWide(
    sentence,
    ends.some(({ role, refused }) => role !== 'from' && refused === null),
  )
  return open
}

/** What a stop sets: the airports of its place. A country, or a name of several places, cannot be a stop. */
function stopAt(tokens: readonly string[], field: 'via' | 'avoid'): { says: Partial<FinderState> } | { why: string } {
  const [token, second] = tokens
  const place = token !== undefined && second === undefined && !token.includes(':') ? findPlace(token) : undefined
  return place ? { says: { [field]: [...place.airports] } } : { why: whichStop[field] }
}

/** `index` and `end`: where the phrase about the stop begins and ends. */
type Stop = { field: 'via' | 'avoid'; index: number; end: number }

/** Finds which places are stops, by the words before or after them or because they continue a list of stops. */
function listStops(sentence: Sentence, mentions: readonly Mention[]): (Stop | null)[] {
  const stops: (Stop | null)[] = []
  mentions.forEach(({ start, end }, at) => {
    const last = stops[at - 1]
    const begin = last?.end ?? mentions[at - 1]?.end ?? 0
    const between = sentence.open.slice(begin, start)
    const avoided = avoidBefore.exec(between) ?? (last ? excluded.exec(between) : null)
    const via = viaBefore.exec(between)
    const behind = viaBehind.exec(sentence.open.slice(end))
    if (avoided) stops.push({ field: 'avoid', index: begin + avoided.index, end })
    else if (via) stops.push({ field: 'via', index: begin + via.index, end })
    else if (behind) stops.push({ field: 'via', index: start, end: end + behind[0].length })
    else if (last && joining.test(between)) stops.push({ field: last.field, index: start, end })
    else stops.push(null)
  })
  return stops
}

/** Reads wide destinations: anywhere, within Australia, the tropics. */
function readWide(sentence: Sentence, hasPlace: boolean): void {
  sentence.read(domestic, () => ({ says: { to: ['country:AU'] } }))
  const isWarm = !hasPlace && warm.test(sentence.open)
  if (isWarm) sentence.read(warm, () => ({ says: { to: ['region:tropics'] } }))
  else
    sentence.read(warm, () => ({
      why: '“Warm” on its own searches the tropics. With a place as well, we can’t tell which part you mean.',
    }))
  sentence.read(anywhere, () => ({ says: hasPlace || isWarm ? {} : { to: [ANYWHERE] } }))
}

function findMentions(sentence: Sentence): Mention[] {
  const { names, longest } = placeNames()
  const words = [...sentence.open.matchAll(/[a-z0-9]+(?:'[a-z0-9]+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const isShouted = sentence.raw === sentence.raw.toUpperCase()
  const found: Mention[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const last = words[at + count - 1]
      const first = words[at]
      if (!first || !last) continue
      const span = { start: first.start, end: last.end }
      const meaning = findMeaning(sentence, span, names, isShouted)
      if (meaning === null) continue
      found.push({ ...span, meaning, role: null, refused: null, stop: null })
      at += count - 1
      break
    }
  }
  return found
}

function findMeaning(
  sentence: Sentence,
  span: Span,
  names: ReadonlyMap<string, Meaning>,
  isShouted: boolean,
): Meaning | null {
  const text = sentence.open.slice(span.start, span.end)
  const name = text.replace(/[^a-z0-9']+/g, ' ')
  // Only words joined by single spaces are one name: a hyphen separates the start from the destination.
  if (!/^[a-z0-9']+(?: [a-z0-9']+)*$/.test(text)) return null
  const written = sentence.rawText(span)
  const before = sentence.open.slice(0, span.start)
  const after = sentence.open.slice(span.end)
  const isEnd = fromBefore.test(before) || /(?:\bto (?:the )?|[->] *)$/.test(before) || leads.test(after)
  const isProper = /^\p{Lu}/u.test(written) && !isShouted
  const found = names.get(name)
  if (found && isNamed(found, text, isEnd || isProper)) return found
  const isBesideCode = [/\b([a-z]{3}) $/.exec(before), /^ ([a-z]{3})\b/.exec(after)].some(
    (one) => one?.[1] && findPlace(one[1].toUpperCase()),
  )
  return findCode(text, written === written.toUpperCase() && !isShouted, isEnd || isBesideCode)
}

/**
 * Places that are also ordinary words or names, such as Nice, Orange and Nelson: only places when capitalised or where
 * a place is expected.
 */
const wordNames = [
  'nice',
  'orange',
  'male',
  'roma',
  'emerald',
  'nelson',
  'us',
  'tas',
  'states',
  'bath',
  'reading',
  'split',
  'mobile',
  'man',
  'many',
  'most',
  'emirates',
  'rocky',
  'bangers',
]

function isNamed(meaning: Meaning, text: string, isPlaced: boolean): boolean {
  if (wordNames.includes(text) && !isPlaced) return false
  const tokens = 'tokens' in meaning ? meaning.tokens : meaning.either.map(({ token }) => token)
  // Outside the networks almost any word is the name of some village.
  return (
    isPlaced ||
    tokens.some((token) => findPlace(token)?.kind !== 'airport') ||
    placeNames().words.has(text.split(' ')[0] ?? '')
  )
}

/**
 * Reads three letters as a code if they are capitals or stand where a place is expected. In small letters the networks
 * must fly there: `the` is an airport code too.
 */
function findCode(text: string, isCapital: boolean, isPlaced: boolean): Meaning | null {
  const place = /^[a-z]{3}$/.test(text) && (isCapital || isPlaced) ? findPlace(text.toUpperCase()) : undefined
  if (place === undefined || (!isCapital && !isFlown(place))) return null
  return {
    tokens: [place.kind === 'city' && place.airports.length === 1 ? (place.airports[0] ?? place.token) : place.token],
  }
}

/**
 * Decides whether each place is the start or the destination: by the word before it, by what it is joined to, or by its
 * order.
 */
function withRoles(sentence: Sentence, mentions: readonly Mention[]): Mention[] {
  const roles: (Role | null)[] = []
  const refusals: (string | null)[] = []
  mentions.forEach(({ start }, index) => {
    const before = sentence.open.slice(0, start)
    const last = mentions[index - 1]
    const between = last ? sentence.open.slice(last.end, start) : null
    const isNextLeg = between !== null && hyphen.test(between) && roles[index - 1] === 'to'
    refusals.push(isNextLeg ? oneLeg : excluded.test(before) ? noExcluding : null)
    if (between !== null && joining.test(between)) roles.push(roles[index - 1] ?? null)
    else if (fromBefore.test(before)) roles.push('from')
    else if (between !== null && hyphen.test(between)) roles.push('to')
    else if (toBefore.test(before)) roles.push('to')
    else roles.push(null)
  })
  const firstTo = roles.indexOf('to')
  const hasFrom = roles.includes('from')
  // In `Sydney to anywhere`, the words after the last place lead to something that is not a place, so the places are
  // the start.
  const last = mentions.at(-1)
  const isLeading = last !== undefined && !hasFrom && leads.test(sentence.open.slice(last.end))
  return mentions.map((mention, index) => {
    const role = isLeading && firstTo < 0 ? 'from' : (roles[index] ?? bare(index, { firstTo, hasFrom, roles }))
    return { ...mention, role, refused: refusals[index] ?? null }
  })
}

/**
 * Decides the role of a place without a word before it: the start if it comes before `to ...` or is the first of
 * several.
 */
function bare(
  index: number,
  { firstTo, hasFrom, roles }: { firstTo: number; hasFrom: boolean; roles: (Role | null)[] },
): Role {
  if (hasFrom) return 'to'
  if (firstTo >= 0) return index < firstTo ? 'from' : 'to'
  return index === 0 && roles.length > 1 ? 'from' : 'to'
}
