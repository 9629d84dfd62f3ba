import type { SearchQuery } from '../availability/search-contract.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { fareChoices, sortKeys, type Weekday } from '../core/codes.ts'
import type { Month } from '../core/dates.ts'
import type { Program } from '../core/program.ts'
import {
  airportList,
  type Codec,
  cabinList,
  carrierList,
  date,
  flag,
  month,
  oneOf,
  places,
  programList,
  type SourceKind,
  type Stay,
  sourceList,
  stay,
  type When,
  weekdayList,
  when,
  wholeNumber,
} from '../core/url-state.ts'

export const views = ['calendar', 'list', 'map', 'export'] as const
export type View = (typeof views)[number]
export type Sort = SearchQuery['sort']

/**
 * Further views of the same question: both programs, a split party, other gateways, what was checked, and kinds of
 * price.
 */
export const extras = ['programs', 'split', 'gateways', 'coverage', 'price'] as const
export type Extra = (typeof extras)[number]

/** What the colour of a calendar day shows. */
export const shades = ['points', 'seats'] as const
export type Shade = (typeof shades)[number]

export const trips = ['one-way', 'return'] as const
export type Trip = (typeof trips)[number]

export type FareChoice = (typeof fareChoices)[number]

/** What narrows an answer down. Empty lists and null exclude nothing. */
export type Filters = {
  /** Programs whose points to use; empty = the finder's own program. */
  programs: Program[]
  seats: number
  cabins: Cabin[]
  direct: boolean
  /** Reward seats, or points-only fares; never both in one list. */
  fares: FareChoice
  /** At least one of these carriers flies part of the way. */
  carriers: string[]
  /** None of these carriers flies any part of the way. */
  without: string[]
  /** The flight stops at one of these airports. */
  via: string[]
  /** The flight stops at none of these airports. */
  avoid: string[]
  /** Seen by one of these kinds of source. */
  sources: SourceKind[]
  /** Points for one adult at most. */
  points: number | null
  /** Charges for one adult at most, in whole Australian dollars. */
  charges: number | null
  /** Hours from departure to arrival at most. */
  hours: number | null
}

/** A finder's question, without how its answer is shown. */
export type Question = {
  from: string[]
  to: string[]
  /** When the outward flight leaves. */
  when: When
  /** The weekdays on which it leaves; empty = any. */
  leaveOn: Weekday[]
  trip: Trip
  /** For a return: nights away; null = `usualStay`. */
  stay: Stay | null
  /** For a return: cabins of the flight home; empty = the same as outward. */
  home: Cabin[]
} & Filters

/** Nights away unless the visitor says how many. */
export const usualStay: Stay = { min: 7, max: 14 }

/** How an answer is shown. */
export type ViewState = {
  view: View
  shade: Shade
  sort: Sort
  /** The second sort key; null = by date. */
  thenBy: Sort | null
  /** The month shown in the month view; null = chosen by the answer. */
  month: Month | null
  /** The day whose rows are shown; null = all days. */
  day: string | null
  also: Extra | null
  /**
   * For a return: the day of coming home chosen together with `day`, and the first day of leaving shown in the grid.
   */
  back: string | null
  week: string | null
  /** A cash fare for one adult, in whole dollars, to compare the points with. */
  cash: number | null
}

type Order = Pick<ViewState, 'sort' | 'thenBy'>

/** Makes `next` the first sort key and the previous first key the second, as when sorting a table column by column. */
export function sortBy({ sort, thenBy }: Order, next: Sort): Order {
  return next === sort ? { sort, thenBy } : { sort: next, thenBy: sort === 'date' ? null : sort }
}

/** The whole state in a finder's address: the question and how its answer is shown. */
export type FinderState = Question & ViewState

export const noFilters: Filters = {
  programs: [],
  seats: 1,
  cabins: [...cabins],
  direct: false,
  fares: 'reward',
  carriers: [],
  without: [],
  via: [],
  avoid: [],
  sources: [],
  points: null,
  charges: null,
  hours: null,
}

const defaultViewState: ViewState = {
  view: 'calendar',
  shade: 'points',
  sort: 'date',
  thenBy: null,
  month: null,
  day: null,
  also: null,
  back: null,
  week: null,
  cash: null,
}

export const defaults: FinderState = {
  from: [],
  to: [],
  when: { kind: 'any' },
  leaveOn: [],
  trip: 'one-way',
  stay: null,
  home: [],
  ...noFilters,
  ...defaultViewState,
}

export const codecs: { [Key in keyof FinderState]: Codec<NonNullable<FinderState[Key]>> } = {
  from: places,
  to: places,
  when,
  leaveOn: weekdayList,
  trip: oneOf(trips),
  stay,
  home: cabinList,
  programs: programList,
  seats: wholeNumber(1, 9),
  cabins: cabinList,
  direct: flag,
  fares: oneOf(fareChoices),
  carriers: carrierList,
  without: carrierList,
  via: airportList,
  avoid: airportList,
  sources: sourceList,
  points: wholeNumber(1, 10_000_000),
  charges: wholeNumber(1, 100_000),
  hours: wholeNumber(1, 100),
  view: oneOf(views),
  shade: oneOf(shades),
  sort: oneOf(sortKeys),
  thenBy: oneOf(sortKeys),
  month,
  day: date,
  also: oneOf(extras),
  back: date,
  week: date,
  cash: wholeNumber(1, 100_000),
}

const names = Object.keys(codecs) as (keyof FinderState)[]

/** Writes the address parameters of a question and view. Defaults are left out to keep addresses short. */
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

/** Picks the question out of a state, so that showing its answer differently is not a different question. */
export function pickQuestion(state: Question): Question {
  const { from, to, when: at, leaveOn, trip, stay: nights, home } = state
  // For one way, the stay and the cabins home mean nothing, and would make it a different question.
  const tripFields = trip === 'return' ? { trip, stay: nights, home } : { trip, stay: null, home: [] }
  return { from, to, when: at, leaveOn, ...tripFields, ...pickFilters(state) }
}

export function pickFilters(state: Filters): Filters {
  const { programs, seats, cabins: chosen, direct, fares, carriers, without, via, avoid, sources, ...rest } = state
  const { points, charges, hours } = rest
  const flown = { direct, fares, carriers, without, via, avoid, sources }
  return { programs, seats, cabins: chosen, ...flown, points, charges, hours }
}

/** Returns what to change to take filters off again: all but the party, the programs and the page's own cabins. */
export function clearFilters({ seats, programs }: Filters, presetCabins: Cabin[]): Filters {
  return { ...noFilters, seats, programs, cabins: presetCabins }
}

/** Counts the filters that `clearFilters` takes off. */
export function countFilters(state: Filters, presetCabins: Cabin[]): number {
  const { seats: _seats, programs: _programs, ...filters } = pickFilters(state)
  const isPreset = codecs.cabins.write(filters.cabins) === codecs.cabins.write(presetCabins)
  return writeFinder({ ...filters, cabins: isPreset ? noFilters.cabins : filters.cabins }).size
}

/** A question can be asked when it names both ends. */
export function isAskable(question: Pick<Question, 'from' | 'to'>): boolean {
  return question.from.length > 0 && question.to.length > 0
}
