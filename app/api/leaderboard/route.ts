import { connection } from 'next/server'
import { answerLeaderboard } from '@/lib/server/accounts/leaderboard.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answerLeaderboard(adminFirestore, performance.now()))
}
