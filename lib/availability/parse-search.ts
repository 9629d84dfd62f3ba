import { z } from 'zod'
import { cabins } from '../core/cabin.ts'
import { IsoDate, Program } from '../core/schemas.ts'
import { FareChoice } from './observation.ts'
import {
  airport,
  cabinList,
  criteriaErrors,
  criteriaParams,
  expand,
  flag,
  type ParseContext,
  type Parsed,
  readParams,
  toCriteria,
  whole,
} from './parse-params.ts'
import { SearchQuery, SortKey } from './search-contract.ts'

/** The parameters of /api/search. */
export const SearchParams = z.object({
  ...criteriaParams,
  sort: SortKey.default('date'),
  thenBy: SortKey.optional(),
  cursor: z.string().max(200).optional(),
  take: whole.pipe(SearchQuery.shape.take).default(100),
})

/** Reads a search query from a URL. Reports every invalid parameter; an empty one counts as missing. */
export function parseSearch(params: URLSearchParams, context: ParseContext): Parsed<SearchQuery> {
  const read = readParams(params, SearchParams, (some) => criteriaErrors(some, context))
  if (!read.ok) return read
  const { sort, thenBy = null, cursor = null, take } = read.value
  const criteria = toCriteria(read.value, context)
  // A second key equal to the first changes nothing.
  return { ok: true, value: { ...criteria, sort, thenBy: thenBy === sort ? null : thenBy, cursor, take } }
}

/** The parameters of /api/options: one route and day, with the row's cabins and number of passengers. */
export const OptionsParams = z.object({
  program: Program,
  from: airport,
  to: airport,
  date: IsoDate,
  cabin: cabinList.default([...cabins]),
  seats: whole.pipe(SearchQuery.shape.seats).default(1),
  directOnly: flag.default(false),
  fares: z._default(FareChoice, 'reward'),
})
export type OptionsParams = z.infer<typeof OptionsParams>

/** Reads the parameters of /api/options. Airports must be known; the plan's limit on dates is checked elsewhere. */
export function parseOptions(
  params: URLSearchParams,
  { listAirports }: Pick<ParseContext, 'listAirports'>,
): Parsed<OptionsParams> {
  return readParams(params, OptionsParams, (some) =>
    (['from', 'to'] as const).flatMap((name) => expand(name, some[name] ? [some[name]] : [], { listAirports }).errors),
  )
}
