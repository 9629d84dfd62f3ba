import * as z from '#small-zod'
import { programs } from '../../core/program.ts'
import { type BidBand, bidGroups } from './bid-groups.ts'

const Band = z.object({
  program: z.enum(programs),
  group: z.enum(bidGroups),
  cabin: z.enum(['W', 'J', 'F']),
  accepted: z.int(),
  refused: z.int(),
  lowAud: z.number(),
  fairAud: z.number(),
  strongAud: z.number(),
})

const Bands = z.array(Band)

/** Parses fetched bands; null when the body is not valid. */
export function parseBands(body: unknown): readonly BidBand[] | null {
  return Bands.safeParse(body).data ?? null
}
