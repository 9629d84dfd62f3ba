import type { SearchQuery } from '../availability/search-contract.ts'
import { sortKeys } from '../availability/sort-keys.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { fareChoices } from '../core/codes.ts'
import type { Month } from '../core/dates.ts'
import {
  type Codec,
  cabinList,
  carrierList,
  date,
  flag,
  month,
  oneOf,
  places,
  type SourceKind,
  type Stay,
  sourceList,
  stay,
  type When,
  when,
  wholeNumber,
} from '../core/url-state.ts'

export const views = ['calendar', 'list', 'map', 'export'] as const
export type View = (typeof views)[number]
export type Sort = SearchQuery['sort']

/** What else is made of the same question: both programs, a return, a split party, other gateways, what was looked at. */
export const extras = ['programs', 'return', 'split', 'gateways', 'coverage', 'price'] as const
export type Extra = (typeof extras)[number]

export type FareChoice = (typeof fareChoices)[number]

/** What narrows an answer down. Empty lists and null leave everything in. */
export type Filters = {
  seats: number
  cabins: Cabin[]
  direct: boolean
  /** Reward seats, or the fares that only carry a price in points; never both in one list. */
  fares: FareChoice
  /** At least one of these flies part of the way. */
  carriers: string[]
  /** None of these flies any part of the way. */
  without: string[]
  /** Seen by one of these kinds of source. */
  sources: SourceKind[]
  /** Points for one adult at most. */
  points: number | null
  /** Charges for one adult at most, in whole Australian dollars. */
  charges: number | null
  /** Hours from departure to arrival at most. */
  hours: number | null
}

/** A finder's question, without how its answer is looked at. */
export type Question = { from: string[]; to: string[]; when: When } & Filters

/** How an answer is looked at. */
export type ViewState = {
  view: View
  sort: Sort
  /** The second key; null = by date. */
  thenBy: Sort | null
  /** Month shown in the month view; null follows the answer. */
  month: Month | null
  /** Day whose rows are shown; null shows all. */
  day: string | null
  also: Extra | null
  stay: Stay | null
}

/** What a finder's address says: the question and how its answer is looked at. */
export type FinderState = Question & ViewState

export const noFilters: Filters = {
  seats: 1,
  cabins: [...cabins],
  direct: false,
  fares: 'reward',
  carriers: [],
  without: [],
  sources: [],
  points: null,
  charges: null,
  hours: null,
}

const noLook: ViewState = {
  view: 'calendar',
  sort: 'date',
  thenBy: null,
  month: null,
  day: null,
  also: null,
  stay: null,
}

export const defaults: FinderState = { from: [], to: [], when: { kind: 'any' }, ...noFilters, ...noLook }

export const codecs: { [Key in keyof FinderState]: Codec<NonNullable<FinderState[Key]>> } = {
  from: places,
  to: places,
  when,
  seats: wholeNumber(1, 9),
  cabins: cabinList,
  direct: flag,
  fares: oneOf(fareChoices),
  carriers: carrierList,
  without: carrierList,
  sources: sourceList,
  points: wholeNumber(1, 10_000_000),
  charges: wholeNumber(1, 100_000),
  hours: wholeNumber(1, 100),
  view: oneOf(views),
  sort: oneOf(sortKeys),
  thenBy: oneOf(sortKeys),
  month,
  day: date,
  also: oneOf(extras),
  stay,
}

const names = Object.keys(codecs) as (keyof FinderState)[]

/** A parameter of the address that could not be read; its default stands in for it. */
export type BadParameter = { name: keyof FinderState; given: string; expected: string }

/** Every parameter that fell back to its default because its text could not be read. */
export function badParametersOf(params: URLSearchParams): BadParameter[] {
  return names.flatMap((name) => {
    const given = params.get(name)
    const codec = codecs[name]
    return given === null || codec.read(given) !== null ? [] : [{ name, given, expected: codec.expected }]
  })
}

/** The address parameters of a question and view, defaults left out so that addresses stay short. */
export function writeFinder(state: Partial<FinderState>): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of names) {
    const text = writeOne(name, state[name])
    if (text !== null && text !== writeOne(name, defaults[name])) params.set(name, text)
  }
  return params
}

function writeOne<Key extends keyof FinderState>(name: Key, value: FinderState[Key] | undefined): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null
  const codec: Codec<NonNullable<FinderState[Key]>> = codecs[name]
  return codec.write(value as NonNullable<FinderState[Key]>)
}

/** The question of a state, so that another look at its answer is not another question. */
export function questionOf(state: Question): Question {
  const { from, to, when: at, ...rest } = state
  return { from, to, when: at, ...filtersOf(rest) }
}

export function filtersOf(state: Filters): Filters {
  const { seats, cabins: chosen, direct, fares, carriers, without, sources, points, charges, hours } = state
  return { seats, cabins: chosen, direct, fares, carriers, without, sources, points, charges, hours }
}

/** A question can be asked when it names both ends. */
export function isAskable(question: Pick<Question, 'from' | 'to'>): boolean {
  return question.from.length > 0 && question.to.length > 0
}
