import { after, connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerOptions } from '@/lib/server/availability/answers.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export async function GET(request: Request) {
  // Without this, the build would try to prerender one answer for everyone.
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats' }, gate(), async (caller) =>
    answerOptions(request, caller, await answerContextFor(caller, after)),
  )
}
