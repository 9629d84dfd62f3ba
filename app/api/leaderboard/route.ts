import { serve } from '@/app/api/serve.ts'
import { readLeaderboard } from '@/lib/server/accounts/referrals.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('leaderboard', 60_000, () => readLeaderboard(adminFirestore()))

export function GET(request: Request) {
  return serve(request, { class: 'list' }, () => answer())
}
