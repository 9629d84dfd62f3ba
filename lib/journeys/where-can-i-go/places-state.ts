import { choice, type Fields, wholeNumber } from '../../calculators/fields.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { endOfMonth, type Month, startOfMonth } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import type { Codec } from '../../core/url-state.ts'

/** A departure city as a select option: its slug, name and code. */
export type OriginOption = { value: string; label: string; code: string }

/** The inputs of a where-can-I-go search. */
export type PlacesState = {
  /** The slug of a city. */
  from: string
  points: number
  cabin: Cabin | 'any'
  /** `soon`: the days from today. */
  month: 'soon' | Month
  /** The day of the month to start from, because a plan may see less than a month at a time. */
  day: number
  people: number
}

/** A month of this century, or `soon`. */
const monthField: Codec<PlacesState['month']> = {
  read: (text) => (text === 'soon' || /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  write: String,
  expected: 'soon, or a month such as 2027-03',
}

/** Returns the fields of a search over these cities, read by their slug or, as in a finder's URL, by their code. */
export function placesFields(
  cities: readonly string[],
  codes: readonly Pick<OriginOption, 'value' | 'code'>[] = [],
): Fields<PlacesState> {
  const city = choice(cities)
  return {
    from: {
      ...city,
      read: (text) => city.read(text) ?? codes.find(({ code }) => code === text.toUpperCase())?.value ?? null,
    },
    points: wholeNumber(1, 10_000_000),
    cabin: choice(['any', ...cabins]),
    month: monthField,
    day: wholeNumber(1, 31),
    people: wholeNumber(1, 9),
  }
}

export const placesDefaults: PlacesState = {
  from: 'sydney',
  points: 100_000,
  cabin: 'any',
  month: 'soon',
  day: 1,
  people: 1,
}

/** Returns the points one traveller may cost. */
export function getBudget({ points, people }: Pick<PlacesState, 'points' | 'people'>): number {
  return Math.floor(points / people)
}

/** Returns the first and last departure dates; null leaves them to the server, which knows today's date. */
export function getRequestedDays({
  month,
  day,
}: Pick<PlacesState, 'month' | 'day'>): { start: string; end: string } | null {
  if (month === 'soon') return null
  const end = endOfMonth(month)
  const start = `${startOfMonth(month).slice(0, 8)}${String(day).padStart(2, '0')}`
  return { start: start > end ? end : start, end }
}

/**
 * Returns the API address of the search. It leaves out the points: every place comes with its price, and which places a
 * balance reaches is computed as the visitor types.
 */
export function placesAddress(program: Program, from: string, state: PlacesState): string {
  const params = new URLSearchParams({
    program,
    from,
    to: 'anywhere',
    ...getRequestedDays(state),
    cabins: state.cabin === 'any' ? cabins.join(',') : state.cabin,
    seats: String(state.people),
  })
  return `/api/search/summary?${params}`
}
