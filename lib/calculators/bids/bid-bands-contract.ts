import * as z from '#small-zod'
import { programs } from '../../core/program.ts'
import { bidGroups } from './bid-groups.ts'

/** A band of a route group, as published: dollars per person, with points converted at their lowest known value. */
const BidBand = z.object({
  program: z.enum(programs),
  group: z.enum(bidGroups),
  cabin: z.enum(['W', 'J', 'F']),
  /** How many approved reports of accepted bids the band is based on. */
  accepted: z.int(),
  refused: z.int(),
  lowAud: z.number(),
  fairAud: z.number(),
  strongAud: z.number(),
})
export type BidBand = z.infer<typeof BidBand>

/** The answer of /api/bid-bands, by program, route group and cabin. */
export const BidBands = z.array(BidBand)
