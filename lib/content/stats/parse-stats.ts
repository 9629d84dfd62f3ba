import { z } from 'zod'
import { airport, expand, list, type ParseContext, type Parsed, readParams } from '../../availability/parse-params.ts'
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
  const read = readParams(params, StatsParams, (some) =>
    (['from', 'to'] as const).flatMap((name) => expand(name, some[name] ?? [], context).errors),
  )
  if (!read.ok) return read
  const { program = null, cabin = null } = read.value
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const tokens = read.value[name]
    return tokens === undefined ? null : expand(name, tokens, context).airports
  })
  return { ok: true, value: { program, cabin, from: from ?? null, to: to ?? null } }
}
