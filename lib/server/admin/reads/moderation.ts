import type { Firestore } from 'firebase-admin/firestore'
import { ReferralDocument } from '../../../accounts/documents.ts'
import { BidReportDocument } from '../../../calculators/bids/bid-report.ts'

const maxRows = 100

export type WaitingBid = BidReportDocument & { id: string }
export type ChosenName = { code: string; name: string; signUps: number; shown: boolean | null }

/** Reads the bid reports that have not been reviewed, oldest first. */
export async function readWaitingBids(db: Firestore): Promise<WaitingBid[]> {
  const waiting = db.collection('bid-reports').where('status', '==', 'pending').orderBy('createdAt')
  const { docs } = await waiting.limit(maxRows).get()
  return docs.flatMap((document) => {
    const { data } = BidReportDocument.safeParse(document.data())
    return data ? [{ ...data, id: document.id }] : []
  })
}

/**
 * Reads the names members chose for the leaderboard, unreviewed ones first. `shown` is null until a name is reviewed.
 */
export async function readChosenNames(db: Firestore): Promise<ChosenName[]> {
  // No query can compare a name with its verdict, so every name is read: few members choose one.
  const { docs } = await db.collection('referrals').where('leaderboardName', '>', '').get()
  const names = docs.flatMap((document) => {
    const { data } = ReferralDocument.safeParse(document.data())
    if (!data?.leaderboardName) return []
    const { leaderboardName: name, nameVerdict, count } = data
    return [{ code: document.id, name, signUps: count, shown: nameVerdict?.name === name ? nameVerdict.shown : null }]
  })
  const rank = ({ shown }: ChosenName) => (shown === null ? 0 : shown ? 2 : 1)
  return names.sort((a, b) => rank(a) - rank(b) || b.signUps - a.signUps).slice(0, maxRows)
}
