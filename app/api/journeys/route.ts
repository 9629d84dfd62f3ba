import { after, connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { answerJourneys } from '@/lib/server/availability/answers.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, gate(), async (caller) =>
    answerJourneys(request, caller, await answerContextFor(caller, after)),
  )
}
