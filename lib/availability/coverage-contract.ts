import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { Clamp, Ignored } from './search-contract.ts'

/** What is known about one day of a route. */
export const CoverageDay = z.object({
  date: IsoDate,
  /**
   * `seats` and `none`: checked for reward seats. `failed`: every check failed. `not-covered`: no source checks this route, or not that
   * far ahead. `not-searched`: a source does, but hasn't checked it yet.
   */
  status: z.enum(['seats', 'none', 'failed', 'not-covered', 'not-searched']),
  /** The newest check of any cabin asked for. */
  seenAt: z.iso.datetime().nullable(),
  ageSeconds: z.int().nullable(),
  /** A check that failed after `seenAt`, or the failed check when no check has succeeded. */
  failed: z.object({ at: z.iso.datetime(), fault: z.string() }).nullable(),
})
export type CoverageDay = z.infer<typeof CoverageDay>

/** The response of /api/coverage. */
export const CoverageAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  program: Program,
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin),
  clamped: z.array(Clamp),
  ignored: Ignored,
  routes: z.array(z.object({ from: AirportCode, to: AirportCode, sample: z.boolean(), days: z.array(CoverageDay) })),
})
export type CoverageAnswer = z.infer<typeof CoverageAnswer>
