import type { Firestore } from 'firebase-admin/firestore'
import { ReferralDocument } from '../../../accounts/documents.ts'
import { BidReportDocument } from '../../../calculators/bids/bid-report.ts'
import { parseDocuments } from '../../firebase-admin.ts'

const maxRows = 100

export type WaitingBid = BidReportDocument & { id: string }
export type ChosenName = { code: string; name: string; signUps: number; shown: boolean | null }

/** Reads the bid reports that have not been reviewed, oldest first. */
export async function readWaitingBids(db: Firestore): Promise<WaitingBid[]> {
  const waiting = db.collection('bid-reports').where('status', '==', 'pending').orderBy('createdAt')
  const { docs } = await waiting.limit(maxRows).get()
  return parseDocuments(docs, BidReportDocument)
}

/** Reads the names members chose for the leaderboard, first the unreviewed ones, whose `shown` is null. */
export async function readChosenNames(db: Firestore): Promise<ChosenName[]> {
  // No query can compare a name with its verdict, so every name is read: few members choose one.
  const { docs } = await db.collection('referrals').where('leaderboardName', '>', '').get()
  const names = parseDocuments(docs, ReferralDocument).flatMap(
    ({ id: code, leaderboardName: name, nameVerdict, count: signUps }) =>
      name ? [{ code, name, signUps, shown: nameVerdict?.name === name ? nameVerdict.shown : null }] : [],
  )
  const rank = ({ shown }: ChosenName) => (shown === null ? 0 : shown ? 2 : 1)
  return names.sort((a, b) => rank(a) - rank(b) || b.signUps - a.signUps).slice(0, maxRows)
}
