import { z } from 'zod'
import { programs } from '../../core/program.ts'
import { IsoDate } from '../../core/schemas.ts'
import { bidGroups } from './bid-groups.ts'

const Airport = z.string().regex(/^[A-Z]{3}$/)

/** What a member tells of one bid: amounts per person. */
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

/** The body of `submitBidReport`. What fills in `website`, hidden from people, is no person. */
export const BidReportSubmission = z.strictObject({ report: BidReport, website: z.string().max(500) })
export type BidReportSubmission = z.infer<typeof BidReportSubmission>

/** What became of a report: kept under a number, or why not. */
export const BidReportAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), reference: z.string() }),
  z.object({ outcome: z.enum(['already-told', 'unknown-airport', 'not-flown-yet', 'too-old']) }),
])
export type BidReportAnswer = z.infer<typeof BidReportAnswer>

/** A report as it is kept: `bid-reports/{uid}_{from}-{to}_{flownOn}`. Only approved ones are ever counted. */
export const BidReportDocument = z.object({
  ...BidReport.shape,
  /** Absent from reports kept before they had one. */
  reference: z.string().optional(),
  uid: z.string(),
  group: z.enum(bidGroups),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: z.iso.datetime(),
})
export type BidReportDocument = z.infer<typeof BidReportDocument>
