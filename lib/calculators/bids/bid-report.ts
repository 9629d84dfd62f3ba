import { z } from 'zod'
import { programs } from '../../core/program.ts'
import { IsoDate } from '../../core/schemas.ts'
import { bidGroups } from './bid-groups.ts'

const Airport = z.string().regex(/^[A-Z]{3}$/)

/** A member's report of one bid; amounts are per person. */
export const BidReport = z
  .strictObject({
    program: z.enum(programs),
    from: Airport,
    to: Airport,
    cabin: z.enum(['W', 'J', 'F']),
    points: z.int().min(0).max(2_000_000),
    aud: z.number().min(0).max(20_000),
    flownOn: IsoDate,
    outcome: z.enum(['accepted', 'refused']),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'must be a different airport' })
  .refine(({ points, aud }) => points + aud > 0, { path: ['points'], message: 'a bid needs points or dollars' })
export type BidReport = z.infer<typeof BidReport>

/** The body of `submitBidReport`. `website` is a field hidden from people: only a bot fills it in. */
export const BidReportSubmission = z.strictObject({ report: BidReport, website: z.string().max(500) })
export type BidReportSubmission = z.infer<typeof BidReportSubmission>

/** The outcome of a report: kept, with a reference, or the reason why not. */
export const BidReportAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), reference: z.string() }),
  z.object({ outcome: z.enum(['already-told', 'unknown-airport', 'not-flown-yet', 'too-old']) }),
])
export type BidReportAnswer = z.infer<typeof BidReportAnswer>

/** A stored report: `bid-reports/{uid}_{from}-{to}_{flownOn}`. Only approved reports are counted. */
export const BidReportDocument = z.object({
  ...BidReport.shape,
  /** Absent from reports stored before references existed. */
  reference: z.string().optional(),
  uid: z.string(),
  group: z.enum(bidGroups),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: z.iso.datetime(),
})
export type BidReportDocument = z.infer<typeof BidReportDocument>
