import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { bidBands, findBidGroup } from '../../calculators/bids/bid-bands.ts'
import type { BidBand } from '../../calculators/bids/bid-bands-contract.ts'
import { type BidReportAnswer, BidReportDocument, type BidReportSubmission } from '../../calculators/bids/bid-report.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { makeReference } from '../../support/forms/submission.ts'
import { takeAllowance } from '../allowance.ts'
import { type MailDocument, mailPath, newMail } from '../mail/mail-document.ts'

const oldestDays = 730

type StoreOutcome = { answer: BidReportAnswer; mail: string | null } | { answer: null; first: boolean }
type Sender = { uid: string; address: string }

/**
 * Stores a member's report as pending, with the mail that asks the team to review it: one per member, route and day,
 * and never counted before it is approved.
 * @returns a null answer for a sender who has used up this hour's allowance
 */
export async function storeBidReport(
  db: Firestore,
  { uid, address }: Sender,
  { report, website }: BidReportSubmission,
  now: Instant,
): Promise<StoreOutcome> {
  const group = findBidGroup(report.from, report.to)
  const today = localDateOf(now)
  if (!group) return refused('unknown-airport')
  if (report.flownOn > today) return refused('not-flown-yet')
  if (report.flownOn < addDays(today, -oldestDays)) return refused('too-old')
  const name = `${uid}_${report.from}-${report.to}_${report.flownOn}`
  const reference = makeReference('bid-report', createHash('sha256').update(`bid-report ${name}`).digest())
  if (website !== '') return { answer: { outcome: 'kept', reference }, mail: null }
  const turn = await takeAllowance(db, 'bid-report', { uid, person: uid, address }, now)
  if (!turn.taken) return { answer: null, first: turn.first }
  const document: BidReportDocument = { ...report, reference, uid, group, status: 'pending', createdAt: now }
  const [place, mail] = [db.doc(`bid-reports/${name}`), `bid-report-${reference}`]
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) return refused('already-told')
    transaction.create(place, document)
    transaction.create(db.doc(mailPath(mail)), buildMail(document, reference, now))
    return { answer: { outcome: 'kept', reference }, mail }
  })
}

function refused(outcome: Exclude<BidReportAnswer['outcome'], 'kept'>): StoreOutcome {
  return { answer: { outcome }, mail: null }
}

function buildMail(report: BidReportDocument, reference: string, now: Instant): MailDocument {
  const { program, from, to, cabin, points, aud, flownOn, outcome, uid } = report
  const text = `${program} ${from}-${to} on ${flownOn}, to cabin ${cabin}: ${points} points and $${aud}, ${outcome}. It waits for approval.`
  const subject = `Bid report ${reference}: ${from}-${to}`
  return newMail({ kind: 'bid-report', uid, reference, to: null, replyTo: null, subject, text }, now)
}

/** Returns the bands of all approved reports. Documents that can't be read are left out. */
export async function readBidBands(db: Firestore): Promise<BidBand[]> {
  const { docs } = await db.collection('bid-reports').where('status', '==', 'approved').limit(5_000).get()
  return bidBands(docs.flatMap((document) => BidReportDocument.safeParse(document.data()).data ?? []))
}
