import type { SearchQuery } from '../availability/search-contract.ts'
import { sortKeys } from '../availability/sort-keys.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { fareChoices, type Weekday } from '../core/codes.ts'
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

/** What else is made of the same question: both programs, a split party, other gateways, what was looked at. */
export const extras = ['programs', 'split', 'gateways', 'coverage', 'price'] as const
export type Extra = (typeof extras)[number]

/** What a day of the calendar is coloured by. */
export const shades = ['points', 'seats'] as const
export type Shade = (typeof shades)[number]

export const trips = ['one-way', 'return'] as const
export type Trip = (typeof trips)[number]

export type FareChoice = (typeof fareChoices)[number]

/** What narrows an answer down. Empty lists and null leave everything in. */
export type Filters = {
  /** Whose points; none = those of the finder's own program. */
  programs: Program[]
  seats: number
  cabins: Cabin[]
  direct: boolean
  /** Reward seats, or the fares that only carry a price in points; never both in one list. */
  fares: FareChoice
  /** At least one of these flies part of the way. */
  carriers: string[]
  /** None of these flies any part of the way. */
  without: string[]
  /** It stops at one of these airports. */
  via: string[]
  /** It stops at none of these. */
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

/** A finder's question, without how its answer is looked at. */
export type Question = {
  from: string[]
  to: string[]
  /** When the way out leaves. */
  when: When
  /** On which days of the week it leaves; none = any. */
  leaveOn: Weekday[]
  trip: Trip
  /** Of a return: nights away; null = as many as most people stay. */
  stay: Stay | null
  /** Of a return: cabins of the way home; none = the same as out. */
  home: Cabin[]
} & Filters

/** Nights away while nobody has said how many. */
export const usualStay: Stay = { least: 7, most: 14 }

/** How an answer is looked at. */
export type ViewState = {
  view: View
  shade: Shade
  sort: Sort
  /** The second key; null = by date. */
  thenBy: Sort | null
  /** Month shown in the month view; null follows the answer. */
  month: Month | null
  /** Day whose rows are shown; null shows all. */
  day: string | null
  also: Extra | null
  /** Of a return: the day of coming home that was chosen with `day`, and the first day of leaving in the grid. */
  back: string | null
  week: string | null
  /** A cash fare for one adult, in whole dollars, that the points are compared with. */
  cash: number | null
}

/** What a finder's address says: the question and how its answer is looked at. */
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

const noLook: ViewState = {
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
  ...noLook,
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

/** A parameter of the address that could not be read; its default stands in for it. */
export type BadParameter = { name: keyof FinderState; given: string; expected: string }

/** Every parameter that fell back to its default because its text could not be read. */
export function findBadParameters(params: URLSearchParams): BadParameter[] {
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
export function pickQuestion(state: Question): Question {
  const { from, to, when: at, leaveOn, trip, stay: nights, home } = state
  // How long a single way stays away says nothing, and would make it another question.
  const way = trip === 'return' ? { trip, stay: nights, home } : { trip, stay: null, home: [] }
  return { from, to, when: at, leaveOn, ...way, ...pickFilters(state) }
}

export function pickFilters(state: Filters): Filters {
  const { programs, seats, cabins: chosen, direct, fares, carriers, without, via, avoid, sources, ...rest } = state
  const { points, charges, hours } = rest
  const flown = { direct, fares, carriers, without, via, avoid, sources }
  return { programs, seats, cabins: chosen, ...flown, points, charges, hours }
}

/** A question can be asked when it names both ends. */
export function isAskable(question: Pick<Question, 'from' | 'to'>): boolean {
  return question.from.length > 0 && question.to.length > 0
}
