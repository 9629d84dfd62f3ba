import { after } from 'next/server'
import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { answerJourneys } from '@/lib/server/availability/answers.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, async (caller) =>
    answerJourneys(request, caller, await answerContextFor(caller, after)),
  )
}
