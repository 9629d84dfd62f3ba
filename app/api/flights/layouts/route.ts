import { connection } from 'next/server'
import { answerLayout } from '@/lib/server/flights/answer-layout.ts'

export async function GET(request: Request) {
  // Without this the build would try to answer once for everybody.
  await connection()
  return answerLayout(request)
}
