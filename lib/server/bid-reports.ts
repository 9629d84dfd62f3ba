import type { Firestore } from 'firebase-admin/firestore'
import { bidBands } from '../calculators/bids/bid-bands.ts'
import type { BidBand } from '../calculators/bids/bid-groups.ts'
import { type BidReport, BidReportDocument } from '../calculators/bids/bid-report.ts'
import { findBidGroup } from '../calculators/bids/group-of-route.ts'
import { type Instant, localDateOf } from '../clock.ts'
import { addDays } from '../programs/calendar.ts'

/** What became of a report that was sent in. */
export type ReportOutcome = 'kept' | 'already-told' | 'unknown-airport' | 'not-flown-yet' | 'too-old'

const oldestDays = 730

/**
 * Keeps a member's report until somebody has looked at it: one a member, route and day, never counted before it is
 * approved.
 */
export async function keepBidReport(
  db: Firestore,
  uid: string,
  report: BidReport,
  now: Instant,
): Promise<ReportOutcome> {
  const group = findBidGroup(report.from, report.to)
  const today = localDateOf(now)
  if (!group) return 'unknown-airport'
  if (report.flownOn > today) return 'not-flown-yet'
  if (report.flownOn < addDays(today, -oldestDays)) return 'too-old'
  const document: BidReportDocument = { ...report, uid, group, status: 'pending', createdAt: now }
  const place = db.doc(`bid-reports/${uid}_${report.from}-${report.to}_${report.flownOn}`)
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) return 'already-told'
    transaction.create(place, document)
    return 'kept'
  })
}

/** The bands of all approved reports. Documents that cannot be read are left out. */
export async function readBidBands(db: Firestore): Promise<BidBand[]> {
  const { docs } = await db.collection('bid-reports').where('status', '==', 'approved').limit(5_000).get()
  return bidBands(docs.flatMap((document) => BidReportDocument.safeParse(document.data()).data ?? []))
}
