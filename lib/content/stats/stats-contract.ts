import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Program } from '../../core/schemas.ts'

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
  byCabin: z.array(z.object({ key: Cabin, ...share })),
  /** `yyyy-mm`. */
  byMonth: ofKey,
  /** `0` Monday to `6` Sunday. */
  byWeekday: ofKey,
  /** Days from the check to the departure. */
  byLead: ofKey,
  /** Direct flights, by two-letter code. */
  byCarrier: ofKey,
  /** The highest share first, 200 at most. */
  byRoute: z.array(z.object({ program: Program, from: AirportCode, to: AirportCode, ...share })),
})
export type StatsAnswer = z.infer<typeof StatsAnswer>
