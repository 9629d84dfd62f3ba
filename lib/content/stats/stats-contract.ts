import { z } from 'zod'
import { airport, expand, list, type ParseContext, type Parsed, readParams } from '../../availability/parse-params.ts'
import { Ignored } from '../../availability/search-contract.ts'
import { AirportCode, Cabin, IsoDate, PlaceToken, Program } from '../../core/schemas.ts'
import type { StatsQuestion } from './report.ts'

const share = { looks: z.int(), found: z.int() }
const ofKey = z.array(z.object({ key: z.string(), ...share }))

/**
 * The answer of /api/stats: of the checks made (one per route, departure date and cabin), how many found a seat.
 * Contains only totals, never a single day, so it is the same for everyone.
 */
export const StatsAnswer = z.object({
  now: z.iso.datetime(),
  total: z.object(share),
  routes: z.int(),
  /** Departure dates covered; null without any checks. */
  dates: z.object({ first: IsoDate, last: IsoDate }).nullable(),
  /** Epoch seconds of the oldest and newest check; null without any. */
  looked: z.object({ oldest: z.int(), newest: z.int() }).nullable(),
  /** True when any of it is built-in sample data. */
  sample: z.boolean(),
  ignored: Ignored,
  byCabin: z.array(z.object({ key: Cabin, ...share })),
  /** `yyyy-mm`, in order. */
  byMonth: ofKey,
  /** `0` Monday to `6` Sunday. */
  byWeekday: ofKey,
  /** Days from the check to the departure. */
  byLead: ofKey,
  /** Direct flights, by two-letter code, the highest share first. */
  byCarrier: ofKey,
  /** The highest share first, 200 at most. */
  byRoute: z.array(z.object({ program: Program, from: AirportCode, to: AirportCode, ...share })),
})
export type StatsAnswer = z.infer<typeof StatsAnswer>
/** The figures without the time they were asked for. */
export type StatsReport = Omit<StatsAnswer, 'now'>
export type RouteShare = StatsReport['byRoute'][number]

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
