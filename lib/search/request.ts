import type { Row, SearchQuery } from '../availability/search-contract.ts'
import { daysBetween, endOfMonth, startOfMonth } from '../core/dates.ts'
import { programs as allPrograms, type Program } from '../core/program.ts'
import type { When } from '../core/url-state.ts'
import { type Question, usualStay } from './finder-state.ts'

/** Rows per request: a small first page arrives quickly, and larger later ones reach the end in few requests. */
export const pageSize = { first: 100, later: 500 } as const

/** The first and last date of a `when`; null leaves them to the server, which knows today and the plan's window. */
export function getDates(when: When): { start: string; end: string } | null {
  if (when.kind === 'any') return null
  return when.kind === 'month'
    ? { start: startOfMonth(when.month), end: endOfMonth(when.month) }
    : { start: when.start, end: when.end }
}

/** The programs a question asks for: those it names, otherwise the finder's own. */
export function listPrograms(own: Program, { programs }: Pick<Question, 'programs'>): readonly Program[] {
  return programs.length > 0 ? programs : [own]
}

/** Writes a question as the parameters of the APIs; `own` is the finder's program. */
export function criteriaParams(own: Program, question: Question): URLSearchParams {
  const { from, to, when, leaveOn, cabins, seats, direct, fares, carriers, without, via, avoid, sources, ...rest } =
    question
  const { points, charges, hours } = rest
  const params = new URLSearchParams({
    program: listPrograms(own, question).join(','),
    from: from.join(','),
    to: to.join(','),
    ...getDates(when),
    cabins: cabins.join(','),
    seats: String(seats),
    directOnly: direct ? '1' : '0',
  })
  if (fares !== 'reward') params.set('fares', fares)
  if (carriers.length > 0) params.set('carriers', carriers.join(','))
  if (without.length > 0) params.set('notCarriers', without.join(','))
  if (leaveOn.length > 0) params.set('weekdays', leaveOn.join(','))
  if (via.length > 0) params.set('via', via.join(','))
  if (avoid.length > 0) params.set('notVia', avoid.join(','))
  if (sources.length > 0) params.set('sources', sources.join(','))
  if (points !== null) params.set('maxPoints', String(points))
  if (charges !== null) params.set('maxCharges', String(charges * 100))
  if (hours !== null) params.set('maxMinutes', String(hours * 60))
  return params
}

/** The address of the summary of a question's rows: counts for its filters, and the best of each month and place. */
export function summaryAddress(program: Program, question: Question): string {
  return `/api/search/summary?${criteriaParams(program, question)}`
}

/** The address of both programs' rows for a question, with the largest possible page. */
export function bothProgramsAddress(question: Question): string {
  const params = criteriaParams('qantas', { ...question, programs: [...allPrograms] })
  params.set('take', '500')
  params.set('keep', '0')
  return `/api/search?${params}`
}

/** What a journey needs besides the question. */
export type JourneyRequest =
  | { kind: 'return'; week: string | null }
  | { kind: 'split'; spread: number }
  | { kind: 'gateway'; home: string }

/** The address of the journeys of one kind that can be combined from a question's rows. */
export function journeyAddress(program: Program, question: Question, journey: JourneyRequest): string {
  const params = criteriaParams(program, question)
  params.set('kind', journey.kind)
  if (journey.kind === 'return') {
    const { min, max } = question.stay ?? usualStay
    params.set('minStay', String(min))
    params.set('maxStay', String(max))
    params.set('grid', '1')
    if (question.home.length > 0) params.set('backCabins', question.home.join(','))
    if (journey.week !== null) params.set('week', journey.week)
  }
  if (journey.kind === 'split') params.set('spread', String(journey.spread))
  if (journey.kind === 'gateway') params.set('from', journey.home)
  return `/api/journeys?${params}`
}

/** The address of what is known about each day of a question's routes, in one program. */
export function coverageAddress(program: Program, question: Question): string {
  const params = criteriaParams(program, { ...question, programs: [program] })
  for (const name of [
    'directOnly',
    'fares',
    'carriers',
    'notCarriers',
    'via',
    'notVia',
    'weekdays',
    'sources',
    'maxPoints',
    'maxCharges',
    'maxMinutes',
  ]) {
    params.delete(name)
  }
  return `/api/coverage?${params}`
}

/** The address that asks the provider about one row again: its route, day and cabin, which is one permutation. */
export function recheckAddress(
  program: Program,
  row: Pick<Row, 'from' | 'to' | 'date' | 'cabin'>,
  seats: number,
): string {
  const { from, to, date, cabin } = row
  const params = { program, from, to, start: date, end: date, cabins: cabin, seats: String(seats) }
  return `/api/search/live?${new URLSearchParams(params)}`
}

/** How a question is answered: its order, the page of rows, and whether to keep the search in the member's history. */
export type Wanted = {
  sort: SearchQuery['sort']
  thenBy?: SearchQuery['sort'] | null
  cursor: string | null
  keep: boolean
  /** Rows of the first page. */
  take?: number
}

/** The address of the search that answers a question. Without `keep`, it leaves no trace in a member's history. */
export function searchAddress(
  program: Program,
  question: Question,
  { sort, thenBy = null, cursor, keep, take = pageSize.first }: Wanted,
): string {
  const params = criteriaParams(program, question)
  params.set('sort', sort)
  params.set('take', String(cursor === null ? take : pageSize.later))
  if (thenBy !== null && thenBy !== sort) params.set('thenBy', thenBy)
  if (cursor !== null) params.set('cursor', cursor)
  if (!keep) params.set('keep', '0')
  return `/api/search?${params}`
}

/** The address of the flights behind one row of an answer, for a party of `seats`. */
export function optionsAddress(
  program: Program,
  row: Pick<Row, 'from' | 'to' | 'date' | 'cabin' | 'fare'>,
  seats: number,
): string {
  const { from, to, date, cabin, fare } = row
  const params = new URLSearchParams({ program, from, to, date, cabin, seats: String(seats) })
  if (fare !== 'reward') params.set('fares', 'points-only')
  return `/api/options?${params}`
}

/** The size of a search: routes (pairs of different airports) and days. */
export type Cost = { routes: number; days: number }

/** Counts the routes and days of a question. `windowDays` is how many days ahead the caller's plan shows. */
export function countPermutations(
  origins: readonly string[],
  destinations: readonly string[],
  when: When,
  windowDays: number,
): Cost {
  const from = new Set(origins)
  const to = new Set(destinations)
  const same = [...from].filter((airport) => to.has(airport)).length
  const dates = getDates(when)
  const days = dates ? daysBetween(dates.start, dates.end) + 1 : windowDays
  return { routes: from.size * to.size - same, days }
}

/** Describes a cost in words: `12 routes × 60 days`. */
export function describeCost({ routes, days }: Cost): string {
  return `${routes} ${routes === 1 ? 'route' : 'routes'} × ${days} ${days === 1 ? 'day' : 'days'}`
}
