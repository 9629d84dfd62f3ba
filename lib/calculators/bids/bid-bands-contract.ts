import { z } from 'zod'
import { Program } from '../../core/schemas.ts'
import { type BidBand, bidGroups } from './bid-groups.ts'

/** The answer of /api/bid-bands: dollars per person, by program, route group and cabin. */
export const BidBands = z.array(
  z.object({
    program: Program,
    group: z.enum(bidGroups),
    cabin: z.enum(['W', 'J', 'F']),
    /** How many approved reports of accepted bids the band is based on. */
    accepted: z.int(),
    refused: z.int(),
    lowAud: z.number(),
    fairAud: z.number(),
    strongAud: z.number(),
  }),
) satisfies z.ZodType<BidBand[]>
