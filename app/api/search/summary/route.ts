import { after, connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexPatienceMs, serve } from '@/lib/server/api/serve.ts'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerSummary } from '@/lib/server/availability/answer-summary.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats', patienceMs: indexPatienceMs }, gate(), (caller) =>
    answerSummary(request, caller, answerContext(after)),
  )
}
