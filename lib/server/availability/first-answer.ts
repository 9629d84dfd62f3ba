import { parseSearch } from '../../availability/parse-search.ts'
import type { SearchAnswer } from '../../availability/search-contract.ts'
import { allPlaces, findPlace } from '../../network/places.ts'
import { findFinder, readFinder } from '../../search/finder-paths.ts'
import { type FinderState, isAskable } from '../../search/finder-state.ts'
import { searchAddress } from '../../search/request.ts'
import { answerContext } from './answer-context.ts'
import { type IndexContext, searchWithin } from './answers.ts'
import { readQueryContext } from './question.ts'

/** Rows rendered into a page: more than any screen shows before the rest has loaded. */
const rowsDrawn = 20
/** A page is sent without rows rather than wait longer for a newly started server to load its index. */
const timeoutMs = 1_000

type Finder = NonNullable<ReturnType<typeof findFinder>>
export type FinderAddress = Finder & { state: FinderState }
export type FirstAnswer = FinderAddress & { answer: SearchAnswer }

/**
 * Reads the finder and the query from a page's address. If the address names places by name, or has empty form fields,
 * returns the plain address to redirect to. Null for an address without a query.
 */
export function readFinderAddress(address: string): FinderAddress | { redirect: string } | null {
  const [path = '', query = ''] = address.split('?')
  const finder = findFinder(path)
  if (finder === undefined || query === '') return null
  const params = new URLSearchParams(query)
  const plain = plainParams(params)
  if (plain !== null) return { redirect: `${path}?${plain}` }
  const state = readFinder(params, finder.preset)
  return isAskable(state) ? { ...finder, state } : null
}

/** Returns the parameters with codes in place of place names and without empty fields; null if nothing changes. */
function plainParams(params: URLSearchParams): URLSearchParams | null {
  const plain = new URLSearchParams()
  let isChanged = false
  for (const [name, given] of params) {
    const value = name === 'from' || name === 'to' ? toTokens(given) : given
    if (value !== '') plain.set(name, value)
    isChanged ||= value !== given || value === ''
  }
  return isChanged ? plain : null
}

function toTokens(given: string): string {
  // No one types more into a form. Longer lists must be codes already; the parser refuses any that aren't.
  if (given.length > 200) return given
  return given
    .split(',')
    .map((name) => findToken(name.trim()) ?? name)
    .join(',')
}

/**
 * Finds a place's token by its code in lower case or by its name, a city before an airport of the same name. Undefined
 * for what is a token already, or unknown.
 */
function findToken(name: string): string | undefined {
  if (name === '' || findPlace(name)) return undefined
  const code = findPlace(name.toUpperCase())
  if (code) return code.token
  const named = allPlaces().filter((place) => place.name.toLowerCase() === name.toLowerCase())
  return (named.find(({ kind }) => kind === 'city') ?? named[0])?.token
}

/**
 * Returns what a guest is answered at an address: the first rows and the year. Null where the index isn't loaded, the
 * query can't be read, or the page shows something else: both directions of a return, one chosen day, the map or the
 * export.
 */
export async function readFirstAnswer(
  { state, ...finder }: FinderAddress,
  context: IndexContext = answerContext(() => {}),
): Promise<FirstAnswer | null> {
  if (state.trip === 'return' || state.day !== null || state.view === 'map' || state.view === 'export') return null
  if (!(await context.ready(timeoutMs))) return null
  const wanted = { sort: state.sort, thenBy: state.thenBy, cursor: null, keep: false, take: rowsDrawn }
  const url = `http://localhost${searchAddress(finder.program, state, wanted)}`
  const queryContext = readQueryContext({ url }, 'guest', context.now(), context.index)
  const parsed = parseSearch(queryContext.params, queryContext.parse)
  const found = parsed.ok ? searchWithin(parsed.value, queryContext, context) : parsed
  return found.ok ? { ...finder, state, answer: found.value } : null
}
