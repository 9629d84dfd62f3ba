import { choice, type Fields } from '../../calculators/fields.ts'
import { type FlyCity, listCities } from '../../calculators/fly/cities.ts'
import { type BadValue, findBadValues } from '../../core/address-state.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { type Program, programs } from '../../core/program.ts'
import type { StatsQuestion } from './report.ts'

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

export type StatsPageState = { state: StatsState; question: StatsQuestion; bad: readonly BadValue[] }

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
