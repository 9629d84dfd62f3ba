import { connection } from 'next/server'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerLeaderboard } from '@/lib/server/leaderboard.ts'

export async function GET() {
  await connection()
  return answerLeaderboard(adminFirestore, performance.now())
}
