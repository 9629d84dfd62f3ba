import { connection } from 'next/server'
import { readLeaderboard } from '@/lib/server/accounts/leaderboard.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { publicList } from '@/lib/server/last-good.ts'

const answer = publicList('leaderboard', 60_000, () => readLeaderboard(adminFirestore()))

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answer(performance.now()))
}
