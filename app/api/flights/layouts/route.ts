import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerLayout } from '@/lib/server/flights/answer-seats.ts'

export async function GET(request: Request) {
  // Without this, the build would try to prerender one answer for everyone.
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats' }, gate(), () => answerLayout(request))
}
