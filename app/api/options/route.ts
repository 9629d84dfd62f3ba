import { after } from 'next/server'
import { serve } from '@/app/api/serve.ts'
import { answerOptions } from '@/lib/server/availability/answers.ts'
import { answerContextFor } from '@/lib/server/own-seats/own-routes.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats' }, async (caller) =>
    answerOptions(request, caller, await answerContextFor(caller, after)),
  )
}
