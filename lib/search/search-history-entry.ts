import type { SearchCriteria } from '../availability/search-contract.ts'
import { cabinNames } from '../core/cabin.ts'
import { formatNumber } from '../core/formats.ts'
import type { Program } from '../core/program.ts'
import { findPlace } from '../network/places.ts'
import { programFacts } from '../programs/program-facts.ts'
import { codecs, type Filters, type Question, writeFinder } from './finder-state.ts'
import { toWhen, whenWords } from './when-months.ts'

/** A search in a member's history: the address that runs it again, and a short title. */
export type SearchHistoryEntry = { href: string; title: string }

type Criteria = Omit<SearchCriteria, 'from' | 'to' | 'aircraft' | 'departsAfter' | 'within'>

/**
 * Builds the finder page that asks the same question as an API request. The order and paging of the rows are left out,
 * so that sorting an answer does not make a new search. Null for a request with more places than a finder accepts.
 */
export function toSearchHistoryEntry(params: URLSearchParams, query: Criteria): SearchHistoryEntry | null {
  const from = codecs.from.read(params.get('from') ?? '')
  const to = codecs.to.read(params.get('to') ?? '')
  if (from === null || to === null) return null
  const dated = params.get('start') || params.get('end')
  const when = dated ? toWhen(query) : ({ kind: 'any' } as const)
  const leaveOn = query.weekdays ?? []
  const question: Question = { from, to, when, leaveOn, trip: 'one-way', stay: null, home: [], ...filtersIn(query) }
  // A search of several programs runs again on the finder of the first one.
  const [program = 'qantas'] = query.programs
  return {
    href: `${programFacts[program].pages.finder}?${writeFinder(question)}`,
    title: describeSearch(query.programs, question),
  }
}

function filtersIn(query: Criteria): Filters {
  const { cabins, seats, directOnly, fares, carriers, notCarriers, sources, maxPoints, maxCharges, maxMinutes } = query
  return {
    programs: query.programs.length > 1 ? query.programs : [],
    cabins,
    seats,
    direct: directOnly,
    fares,
    carriers: carriers ?? [],
    without: notCarriers,
    via: query.via ?? [],
    avoid: query.notVia ?? [],
    sources: sources ?? [],
    points: maxPoints,
    // A finder uses whole dollars and hours; a caller of the API may have used smaller steps.
    charges: maxCharges === null ? null : Math.ceil(maxCharges / 100),
    hours: maxMinutes === null ? null : Math.ceil(maxMinutes / 60),
  }
}

function describeSearch(programs: readonly Program[], question: Question): string {
  const { from, to, when, cabins, seats, direct, fares, carriers, points } = question
  return [
    `${placeNames(from)} to ${placeNames(to)}`,
    ...(cabins.length === Object.keys(cabinNames).length
      ? []
      : [cabins.map((cabin) => cabinNames[cabin]).join(' or ')]),
    ...(seats === 1 ? [] : [`${seats} seats`]),
    ...(direct ? ['direct'] : []),
    ...(fares === 'reward' ? [] : ['points-only fares']),
    ...(carriers.length > 0 ? [`on ${carriers.join(' or ')}`] : []),
    ...(points === null ? [] : [`up to ${formatNumber(points)} points`]),
    ...(when.kind === 'any' ? [] : [whenWords(when)]),
    programs.map((program) => programFacts[program].name).join(' and '),
  ].join(', ')
}

/** Names at most two places, because more would not fit on a line of the history. */
export function placeNames(tokens: readonly string[]): string {
  const names = tokens.map((token) => findPlace(token)?.name ?? token)
  if (names.length <= 2) return names.join(' or ')
  return `${names.slice(0, 2).join(', ')} or ${names.length - 2} more`
}
