import { after, connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { answerSearch } from '@/lib/server/availability/answers.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export async function GET(request: Request) {
  // Without this, the build would try to prerender one answer for everyone.
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, gate(), async (caller) =>
    answerSearch(request, caller, await answerContextFor(caller, after)),
  )
}
