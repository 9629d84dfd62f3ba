import type { Firestore } from 'firebase-admin/firestore'
import { ReferralDocument } from '../../accounts/documents.ts'
import type { Leaderboard } from '../../accounts/leaderboard.ts'
import { isDisplayName } from '../../core/display-name.ts'
import { reportFault } from '../../core/faults.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { problemResponse } from '../problem.ts'

const shown = 50
const cache = new ExpiringCache<Promise<Leaderboard>>(60_000, 1)

/** GET: who brought most members, of those who chose to be named by a name the team let stand. 503 while the database does not answer. */
export async function answerLeaderboard(db: () => Firestore, nowMs: number): Promise<Response> {
  try {
    const leaderboard = await cache.getOrMake('leaderboard', nowMs, () => readLeaderboard(db()))
    return Response.json(leaderboard, { headers: { 'cache-control': 'public, max-age=30, s-maxage=60' } })
  } catch (error) {
    cache.forget('leaderboard')
    reportFault('the leaderboard could not be read', error)
    return problemResponse(503, 'The leaderboard is not available', 'The database did not answer.')
  }
}

export async function readLeaderboard(db: Firestore): Promise<Leaderboard> {
  const looked = db.collection('referrals').where('nameVerdict.shown', '==', true)
  const { docs } = await looked.orderBy('count', 'desc').limit(shown).get()
  const entries = docs.flatMap((document) => {
    const { data } = ReferralDocument.safeParse(document.data())
    if (data === undefined) return []
    const { leaderboardName, count, payments, nameVerdict } = data
    // A name chosen since has not been looked at.
    const isLetStand = leaderboardName !== null && leaderboardName === nameVerdict?.name
    return isLetStand && isDisplayName(leaderboardName) && count > 0
      ? [{ name: leaderboardName, signUps: count, payments }]
      : []
  })
  return { entries: entries.sort((a, b) => b.signUps - a.signUps || b.payments - a.payments) }
}
