import { choice, type Fields } from '../../calculators/fields.ts'
import { type FlyCity, listCities } from '../../calculators/fly/cities.ts'
import { type BadValue, findBadValues } from '../../core/address-state.ts'
import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { formatMonth } from '../../core/formats.ts'
import { type Program, programs } from '../../core/program.ts'
import { findCarrier } from '../../network/carriers.ts'
import { leadBuckets, type ShareOf, type StatsQuestion } from './report.ts'
import type { RouteShare, StatsReport } from './stats-contract.ts'

/** The filters of the statistics page, as in its address; an empty one means everything. */
export type StatsState = { program: Program | ''; cabin: Cabin | ''; from: string; to: string }

/** Cities in either program's network, sorted by name. */
export function statsCities(): readonly FlyCity[] {
  const all = new Set(programs.flatMap(listCities))
  return [...all].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function statsFields(): Fields<StatsState> {
  const cities = ['', ...statsCities().map(({ slug }) => slug)]
  return {
    program: { ...choice(['', ...programs]), expected: programs.join(' or ') },
    cabin: { ...choice(['', ...cabins]), expected: 'Y, W, J or F' },
    from: { ...choice(cities), expected: 'a city such as sydney' },
    to: { ...choice(cities), expected: 'a city such as singapore' },
  }
}

type StatsPageState = { state: StatsState; question: StatsQuestion; bad: readonly BadValue[] }

/** Reads the filters from the page's address. An invalid value counts as everything, and is listed in `bad`. */
export function readStatsPage(search: Readonly<Record<string, string | string[] | undefined>>): StatsPageState {
  const fields = statsFields()
  const params = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const read = <Key extends keyof StatsState>(name: Key) =>
    fields[name].read(params.get(name) ?? '') ?? ('' as StatsState[Key])
  const state: StatsState = { program: read('program'), cabin: read('cabin'), from: read('from'), to: read('to') }
  return { state, question: toQuestion(state), bad: findBadValues(fields, params) }
}

function toQuestion({ program, cabin, from, to }: StatsState): StatsQuestion {
  const airports = (slug: string) => statsCities().find((city) => city.slug === slug)?.airports ?? null
  return { program: program || null, cabin: cabin || null, from: airports(from), to: airports(to) }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Airlines and routes with fewer checks than this are left out of the rankings, because their share says little. */
const minChecks = 100
const carriersShown = 14
const routesShown = 12

/** One bar with its label. */
type Worded = ShareOf & { label: string }

/** The bars of each chart, with labels. */
export function statsBars({ byCabin, byMonth, byWeekday, byLead, byCarrier }: StatsReport) {
  return {
    cabins: byCabin.map((bar): Worded => ({ ...bar, label: capitalise(cabinNames[bar.key]) })),
    months: byMonth.map((bar): Worded => ({ ...bar, label: formatMonth(bar.key) })),
    weekdays: byWeekday.map((bar): Worded => ({ ...bar, label: weekdays[Number(bar.key)] ?? bar.key })),
    leads: leadBars(byLead),
    carriers: byCarrier
      .filter(({ looks }) => looks >= minChecks)
      .slice(0, carriersShown)
      .map((bar): Worded => ({ ...bar, label: findCarrier(bar.key)?.name ?? bar.key })),
  }
}

/** The bars for the time before departure, with labels. */
export function leadBars(byLead: readonly ShareOf[]): Worded[] {
  return byLead.map((bar) => ({
    ...bar,
    label: capitalise(leadBuckets.find(({ key }) => key === bar.key)?.words ?? bar.key),
  }))
}

/** The routes that have seats most often and least often. No route is in both lists. */
export function routeRanking(byRoute: readonly RouteShare[]): { mostOften: RouteShare[]; leastOften: RouteShare[] } {
  const counted = byRoute.filter(({ looks }) => looks >= minChecks)
  const mostOften = counted.slice(0, routesShown)
  return { mostOften, leastOften: counted.slice(mostOften.length).reverse().slice(0, routesShown) }
}
