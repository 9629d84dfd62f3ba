import { z } from 'zod'
import {
  airport,
  expand,
  list,
  type ParameterError,
  type ParseContext,
  type Parsed,
  readParams,
} from '../../availability/parse-params.ts'
import { Cabin, PlaceToken, Program } from '../../core/schemas.ts'
import type { StatsQuestion } from './report.ts'

const place = list(z.union([airport, PlaceToken]))

/** The parameters of /api/stats and of its page. */
export const StatsParams = z.object({
  program: z.optional(Program),
  cabin: z.string().toUpperCase().pipe(Cabin).optional(),
  from: place.optional(),
  to: place.optional(),
})

/** Reads what the figures are narrowed to. Every invalid parameter is reported; an empty one counts as missing. */
export function parseStats(
  params: URLSearchParams,
  context: Pick<ParseContext, 'listAirports'>,
): Parsed<StatsQuestion> {
  const read = readParams(params, StatsParams)
  if (!read.ok) return read
  const { program = null, cabin = null } = read.value
  const from = airportsOfSide('from', read.value.from, context)
  const to = airportsOfSide('to', read.value.to, context)
  const errors = [...from.errors, ...to.errors]
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, value: { program, cabin, from: from.airports, to: to.airports } }
}

type Side = { airports: readonly string[] | null; errors: readonly ParameterError[] }

function airportsOfSide(
  name: string,
  tokens: readonly string[] | undefined,
  context: Pick<ParseContext, 'listAirports'>,
): Side {
  return tokens === undefined ? { airports: null, errors: [] } : expand(name, tokens, context)
}
