import type { Firestore } from 'firebase-admin/firestore'
import { ReferralDocument } from '../../accounts/documents.ts'
import type { Leaderboard } from '../../accounts/leaderboard.ts'
import { isDisplayName } from '../../core/display-name.ts'

const shown = 50

/** Returns the members with the most referrals, out of those who chose a display name that the team approved. */
export async function readLeaderboard(db: Firestore): Promise<Leaderboard> {
  const looked = db.collection('referrals').where('nameVerdict.shown', '==', true)
  const { docs } = await looked.orderBy('count', 'desc').limit(shown).get()
  const entries = docs.flatMap((document) => {
    const { data } = ReferralDocument.safeParse(document.data())
    if (data === undefined) return []
    const { leaderboardName, count, payments, nameVerdict } = data
    // A name changed since has not been reviewed.
    const isLetStand = leaderboardName !== null && leaderboardName === nameVerdict?.name
    return isLetStand && isDisplayName(leaderboardName) && count > 0
      ? [{ name: leaderboardName, signUps: count, payments }]
      : []
  })
  return { entries: entries.sort((a, b) => b.signUps - a.signUps || b.payments - a.payments) }
}
