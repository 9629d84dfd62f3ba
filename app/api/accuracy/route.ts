import { connection } from 'next/server'
import { answerAccuracy } from '@/lib/server/live/rechecks.ts'

export async function GET() {
  await connection()
  return answerAccuracy(performance.now())
}
