import { parseSearch } from '../../availability/parse-search.ts'
import type { SearchAnswer } from '../../availability/search-contract.ts'
import { allPlaces, findPlace } from '../../network/places.ts'
import { findDoor, readFinder } from '../../search/finder-doors.ts'
import { type FinderState, isAskable } from '../../search/finder-state.ts'
import { searchAddress } from '../../search/request.ts'
import { answerContext } from './answer-context.ts'
import { type AnswerContext, searchWithin } from './answers.ts'
import { parseAsking } from './question.ts'

/** Rows drawn into a page: more than any screen shows before the rest has come. */
const rowsDrawn = 20
/** A page goes out without rows rather than wait longer for the index of a server that has just started. */
const timeoutMs = 1_000

type Door = NonNullable<ReturnType<typeof findDoor>>
export type FinderAddress = Door & { state: FinderState }
export type FirstAnswer = FinderAddress & { answer: SearchAnswer }

/**
 * The finder and the question of a page's address; where places stand in it by their names, or fields of a form that
 * were left empty, the address to send its reader to instead. Null for an address that asks nothing.
 */
export function readFinderAddress(address: string): FinderAddress | { redirect: string } | null {
  const [path = '', query = ''] = address.split('?')
  const door = findDoor(path)
  if (door === undefined || query === '') return null
  const params = new URLSearchParams(query)
  const plain = plainParams(params)
  if (plain !== null) return { redirect: `${path}?${plain}` }
  const state = readFinder(params, door.preset)
  return isAskable(state) ? { ...door, state } : null
}

/** The parameters with codes for the names of places and without empty fields; null where they are so already. */
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
  // Nobody names more in a form; longer lists are codes, and refused as such.
  if (given.length > 200) return given
  return given
    .split(',')
    .map((name) => findToken(name.trim()) ?? name)
    .join(',')
}

/** A place by its code in small letters or by its name, a city before the one airport of the same name. */
function findToken(name: string): string | undefined {
  if (name === '' || findPlace(name)) return undefined
  const code = findPlace(name.toUpperCase())
  if (code) return code.token
  const named = allPlaces().filter((place) => place.name.toLowerCase() === name.toLowerCase())
  return (named.find(({ kind }) => kind === 'city') ?? named[0])?.token
}

/**
 * What a signed-out visitor is answered at an address, its first rows and the year; null where the index isn't loaded,
 * where the question can't be read, and for what a page shows otherwise: both ways of a return, one chosen day, the map.
 */
export async function readFirstAnswer(
  { state, ...door }: FinderAddress,
  context: Pick<AnswerContext, 'now' | 'index' | 'ready'> = answerContext(() => {}),
): Promise<FirstAnswer | null> {
  if (state.trip === 'return' || state.day !== null || state.view === 'map' || state.view === 'export') return null
  if (!(await context.ready(timeoutMs))) return null
  const wanted = { sort: state.sort, thenBy: state.thenBy, cursor: null, keep: false, take: rowsDrawn }
  const url = `http://localhost${searchAddress(door.program, state, wanted)}`
  const asking = parseAsking({ url }, 'guest', context.now(), context.index)
  const parsed = parseSearch(asking.params, asking.parse)
  const found = parsed.ok ? searchWithin(parsed.value, asking, context) : parsed
  return found.ok ? { ...door, state, answer: found.value } : null
}
