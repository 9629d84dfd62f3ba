import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerLeaderboard } from '@/lib/server/leaderboard.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'list' }, gate(), () => answerLeaderboard(adminFirestore, performance.now()))
}
