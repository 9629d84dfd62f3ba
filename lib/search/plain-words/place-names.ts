import { namedAirports } from '../../network/airport-names.ts'
import { findCountry } from '../../network/countries.ts'
import nicknameRows from '../../network/data/nicknames.json' with { type: 'json' }
import keywordRows from '../../network/data/place-keywords.json' with { type: 'json' }
import { allPlaces, findPlace, type Place } from '../../network/places.ts'
import { fold } from './sentence.ts'

/** What a name means: places that belong together, or several places of which one is meant. */
export type Meaning = { tokens: string[] } | { either: Place[] }

type Book = { places: number; names: ReadonlyMap<string, Meaning>; words: ReadonlySet<string>; longest: number }

const keywords: Record<string, string[]> = keywordRows
const nicknames: Record<string, string[]> = nicknameRows
const flown = new Set(namedAirports.map(({ iata }) => iata))
/** Whether the programs' networks fly there. */
export const isFlown = (place: Place) => place.airports.some((airport) => flown.has(airport))

const kindOrder = { city: 0, airport: 1, country: 2, region: 3 } satisfies Record<Place['kind'], number>

/**
 * The spellings of a name: for `Dallas/Fort Worth` and `Bali (Denpasar)` the whole and each part, for `New York JFK`
 * only the whole.
 */
function spellings(name: string): string[] {
  const parts = name.split(/[()/]/).map((part) => part.trim())
  return [...new Set([name.replace(/[()/]/g, ' '), ...parts].map(tidy))].filter((part) => part.length > 1)
}

const tidy = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9']+/g, ' ')
    .trim()

let known: Book | null = null

/** Builds the book of all names of places, again whenever more places have been loaded. */
export function placeNames(): Book {
  const places = allPlaces()
  if (known?.places === places.length) return known
  const own = new Map<string, Place[]>()
  const other = new Map<string, string[]>()
  const add = <Value>(map: Map<string, Value[]>, name: string, value: Value) => {
    const before = map.get(name) ?? []
    if (!before.includes(value)) map.set(name, [...before, value])
  }
  for (const place of places) {
    for (const name of spellings(place.name)) add(own, name, place)
    for (const alias of keywords[place.token] ?? []) add(other, tidy(alias), place.token)
    const country = place.kind === 'country' ? findCountry(place.token.slice(8)) : undefined
    for (const alias of country?.aliases ?? []) add(other, tidy(alias), place.token)
  }
  const names = new Map<string, Meaning>()
  for (const [name, tokens] of other) names.set(name, { tokens })
  for (const [name, found] of own) names.set(name, pickBest(found))
  for (const [name, tokens] of Object.entries(nicknames)) {
    const there = tokens.filter((token) => findPlace(token))
    if (there.length > 0) names.set(name, { tokens: there })
  }
  const all = [...names.keys()]
  const longest = Math.max(...all.map((name) => name.split(' ').length))
  known = {
    places: places.length,
    names,
    words: new Set(all.filter(isFlownName(names)).flatMap((name) => name.split(' '))),
    longest,
  }
  return known
}

/**
 * Whether a name belongs to a place the networks fly to. Spelling is only corrected to these: almost any misspelling is
 * a village somewhere in the world.
 */
function isFlownName(names: ReadonlyMap<string, Meaning>) {
  return (name: string) => {
    const meaning = names.get(name)
    const tokens =
      meaning === undefined ? [] : 'tokens' in meaning ? meaning.tokens : meaning.either.map(({ token }) => token)
    return tokens.some((token) => findPlace(token)?.airports.some((airport) => flown.has(airport)))
  }
}

/**
 * Picks what a name means: places the networks fly to before others, then a city before its airports and those before a
 * country.
 */
function pickBest(places: readonly Place[]): Meaning {
  const near = places.some(isFlown) ? places.filter(isFlown) : places
  const order = Math.min(...near.map(({ kind }) => kindOrder[kind]))
  const best = near.filter(({ kind }) => kindOrder[kind] === order)
  const [first] = best
  if (first === undefined || best.length > 1) return { either: best.slice(0, 4) }
  // A search treats a city with one airport as that airport.
  return {
    tokens: [first.kind === 'city' && first.airports.length === 1 ? (first.airports[0] ?? first.token) : first.token],
  }
}
