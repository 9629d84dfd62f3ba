import { namedAirports } from './airport-names.ts'
import { findAirport, NetworkError } from './airports.ts'
import { findCountry } from './countries.ts'
import nicknameRows from './data/nicknames.json' with { type: 'json' }
import keywordRows from './data/place-keywords.json' with { type: 'json' }
import { allPlaces, type Place } from './places.ts'

/** Converts text to lower case without accents, with a single space for every run of other characters. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

type Entry = {
  place: Place
  codes: string[]
  /** The place's name, aliases and keywords, folded. */
  names: string[]
  /** What people call it, or a group of places it belongs to: Brissie, Tassie. */
  nicknames: string[]
  /** Where it is: the airport's name, the country by each of its names. */
  surroundings: string[]
  order: number
  /** Whether the networks fly there. */
  isFlown: boolean
}

const flown = new Set(namedAirports.map(({ iata }) => iata))

const keywords: Record<string, string[]> = keywordRows
/** Places by folded nickname, the one most travellers mean first. */
const nicknamed = new Map(Object.entries(nicknameRows).map(([nickname, tokens]) => [fold(nickname), tokens]))
// Among equal scores, cities and airports come before countries and regions, which are wider than what was typed.
const kindOrder = { city: 0, airport: 1, country: 2, region: 3 } satisfies Record<Place['kind'], number>

function toEntry(place: Place, soleCityCodes: ReadonlyMap<string, string[]>): Entry {
  const aliases = place.kind === 'country' ? (findCountry(place.token.slice(8))?.aliases ?? []) : []
  // The halves of `Bali (Denpasar)` and `Dallas/Fort Worth` are full names, too.
  const nameParts = place.name.split(/[()/]/).filter((part) => part.trim() !== '')
  const around = place.kind === 'country' || place.kind === 'region' ? [] : [place.detail, ...listCountryNames(place)]
  return {
    place,
    codes: [place.token.replace(/^.*:/, ''), ...(soleCityCodes.get(place.token) ?? [])].map(fold),
    names: [place.name, ...nameParts, ...aliases, ...(keywords[place.token] ?? [])].map(fold),
    nicknames: [...nicknamed].flatMap(([nickname, tokens]) => (tokens.includes(place.token) ? nickname : [])),
    surroundings: around.map(fold),
    order: kindOrder[place.kind],
    isFlown: place.airports.some((airport) => flown.has(airport)),
  }
}

function listCountryNames(place: Place): string[] {
  const country = findCountry(findAirport(place.airports[0] ?? '')?.country ?? '')
  return country ? [country.name, ...(country.aliases ?? [])] : []
}

function repeatsItsAirport(place: Place): boolean {
  return place.kind === 'city' && place.airports.length === 1
}

let known: { places: number; entries: readonly Entry[] } = { places: 0, entries: [] }

/** The entries to search, rebuilt whenever places have been added. */
function allEntries(): readonly Entry[] {
  const places = allPlaces()
  if (known.places !== places.length) {
    // A city with one airport is listed as that airport, which is then found by both codes.
    const codes = new Map(places.filter(repeatsItsAirport).map((city) => [city.airports[0] ?? '', [city.token]]))
    const entries = places.filter((place) => !repeatsItsAirport(place)).map((place) => toEntry(place, codes))
    known = { places: places.length, entries }
  }
  return known.entries
}

/**
 * Places that match typed text (a code, name, nickname, country or region), best first; for several places typed in a
 * row, the best match of each. Accents are ignored, and from four letters on, one typing mistake is tolerated.
 * @throws NetworkError `bad-limit` when `limit` is not a whole number above 0.
 */
export function searchPlaces(text: string, limit: number): Place[] {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new NetworkError('bad-limit', `A search lists 1 place or more, not ${limit}.`)
  }
  const typed = text.slice(0, 80)
  const wanted = fold(typed)
  if (wanted === '') return []
  const exact = ranked(wanted, score)
  const found = exact.length > 0 || wanted.length < 4 ? exact : ranked(wanted, mistypedScore)
  const places = found.length > 0 ? found.map(({ entry }) => entry.place) : namedPlaces(typed)
  return places.slice(0, limit)
}

/** The place named by each part of a list. Words after a place's full name, such as its state, are left out. */
function namedPlaces(typed: string): Place[] {
  const named = typed.split(/[,;/&+]| and | or /i).flatMap((part) => {
    const words = fold(part).replace(/^the /, '').split(' ')
    for (let count = words.length; count > 0; count -= 1) {
      const wanted = words.slice(0, count).join(' ')
      const hits = ranked(wanted, score)
      const isCode = count === words.length && hits[0]?.entry.codes.includes(wanted)
      if (hits[0] && (isCode || hits.some(({ entry }) => isNamed(entry, wanted)))) return hits[0].entry.place
    }
    return []
  })
  return [...new Set(named)]
}

type Hit = { entry: Entry; score: number }

function ranked(wanted: string, by: (entry: Entry, wanted: string) => number): Hit[] {
  const hits: Hit[] = []
  for (const entry of allEntries()) {
    const value = by(entry, wanted)
    if (value > 0) hits.push({ entry, score: value })
  }
  return hits.sort(
    (a, b) =>
      b.score - a.score ||
      a.entry.order - b.entry.order ||
      Number(b.entry.isFlown) - Number(a.entry.isFlown) ||
      a.entry.place.name.localeCompare(b.entry.place.name, 'en'),
  )
}

function score(entry: Entry, wanted: string): number {
  // Where points can't fly, an exact match comes after those that continue the text and can be flown to: for
  // `london`, Heathrow before Luton, and for `usa` the country before an airfield of that code.
  const { isFlown } = entry
  if (entry.codes.includes(wanted)) return entry.place.kind === 'country' ? 30 : isFlown ? 100 : 70
  if (entry.names.includes(wanted)) return isFlown ? 80 : 55
  // Less than one point apart, so that only the places of one nickname are put in its order.
  if (entry.nicknames.includes(wanted)) return 80 - getPlaceInNickname(entry, wanted)
  if (entry.names.some((name) => name.startsWith(wanted))) return 60
  if (entry.names.some((name) => name.includes(` ${wanted}`))) return 50
  if (wanted.length > 2 && entry.nicknames.some((name) => name.startsWith(wanted))) return 40
  if (entry.surroundings.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`)))
    return isFlown ? 20 : 12
  return everyWordFound(entry, wanted) ? (isFlown ? 15 : 10) : 0
}

function getPlaceInNickname({ place }: Entry, nickname: string): number {
  return (nicknamed.get(nickname)?.indexOf(place.token) ?? 0) / 100
}

function isNamed({ names, nicknames }: Entry, wanted: string): boolean {
  return names.includes(wanted) || nicknames.includes(wanted)
}

/** Whether every word matches some name of the place: `london gatwick`, `sydney australia`. */
function everyWordFound(entry: Entry, wanted: string): boolean {
  const words = wanted.split(' ')
  if (words.length < 2) return false
  const names = [...entry.names, ...entry.nicknames, ...entry.surroundings, ...entry.codes]
  return words.every((word) => names.some((name) => name.startsWith(word) || name.includes(` ${word}`)))
}

function mistypedScore(entry: Entry, wanted: string): number {
  for (const name of entry.names) {
    if (oneMistake(name, wanted)) return 10
    if (name.split(' ').some((word) => oneMistake(word, wanted))) return 8
  }
  return 0
}

/** Whether `typed` is a start of `name` but for one letter wrong, missing, extra or swapped with the next. */
function oneMistake(name: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at++
  // People nearly always type the first letter correctly; without this rule, short names match almost anything.
  if (at === 0) return false
  const rest = typed.slice(at)
  const goes = (from: string, to: string) => to.startsWith(from)
  return (
    goes(rest.slice(1), name.slice(at + 1)) ||
    goes(rest.slice(1), name.slice(at)) ||
    goes(rest, name.slice(at + 1)) ||
    (rest[0] === name[at + 1] && rest[1] === name[at] && goes(rest.slice(2), name.slice(at + 2)))
  )
}
