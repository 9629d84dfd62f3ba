import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { Clamp } from './search-contract.ts'

/** What is known of one route and day. */
export const CoverageDay = z.object({
  date: IsoDate,
  /**
   * `seats` and `none`: somebody looked. `failed`: every look failed. `not-covered`: nobody looks there, or not so far
   * ahead. `not-searched`: somebody does, but has not yet.
   */
  status: z.enum(['seats', 'none', 'failed', 'not-covered', 'not-searched']),
  seenAt: z.iso.datetime().nullable(),
  ageSeconds: z.int().nullable(),
  /** A look that failed after that one, or the only one there was. */
  failed: z.object({ at: z.iso.datetime(), fault: z.string() }).nullable(),
})

/** The answer of /api/coverage. */
export const CoverageAnswer = z.object({
  now: z.iso.datetime(),
  plan: z.enum(['guest', 'free', 'silver', 'gold']),
  program: Program,
  start: IsoDate,
  end: IsoDate,
  cabins: z.array(Cabin),
  clamped: z.array(Clamp),
  routes: z.array(z.object({ from: AirportCode, to: AirportCode, sample: z.boolean(), days: z.array(CoverageDay) })),
})
export type CoverageAnswer = z.infer<typeof CoverageAnswer>
