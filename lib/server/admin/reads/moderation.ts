import type { Firestore } from 'firebase-admin/firestore'
import { ReferralDocument } from '../../../accounts/documents.ts'
import { BidReportDocument } from '../../../calculators/bids/bid-report.ts'

const most = 100

export type WaitingBid = BidReportDocument & { id: string }
export type ChosenName = { code: string; name: string; signUps: number; shown: boolean | null }

/** Bid reports nobody has judged, the oldest first. */
export async function readWaitingBids(db: Firestore): Promise<WaitingBid[]> {
  const waiting = db.collection('bid-reports').where('status', '==', 'pending').orderBy('createdAt')
  const { docs } = await waiting.limit(most).get()
  return docs.flatMap((document) => {
    const { data } = BidReportDocument.safeParse(document.data())
    return data ? [{ ...data, id: document.id }] : []
  })
}

/** Names members chose for the leaderboard: first those nobody has looked at. `shown` is null until somebody has. */
export async function readChosenNames(db: Firestore): Promise<ChosenName[]> {
  const { docs } = await db.collection('referrals').where('leaderboardName', '>', '').limit(500).get()
  const names = docs.flatMap((document) => {
    const { data } = ReferralDocument.safeParse(document.data())
    if (!data?.leaderboardName) return []
    const { leaderboardName: name, nameVerdict, count } = data
    return [{ code: document.id, name, signUps: count, shown: nameVerdict?.name === name ? nameVerdict.shown : null }]
  })
  const rank = ({ shown }: ChosenName) => (shown === null ? 0 : shown ? 2 : 1)
  return names.sort((a, b) => rank(a) - rank(b) || b.signUps - a.signUps).slice(0, most)
}
