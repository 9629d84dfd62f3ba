import { after, connection } from 'next/server'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerSearch } from '@/lib/server/availability/answers.ts'

export async function GET(request: Request) {
  // Without this the build would try to answer once for everybody.
  await connection()
  return answerSearch(request, answerContext(after))
}
