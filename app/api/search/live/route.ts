import { serve } from '@/app/api/serve.ts'
import { answerLive } from '@/lib/server/live/answer-live.ts'
import { liveContext } from '@/lib/server/live/live-context.ts'

export function GET(request: Request) {
  return serve(request, { class: 'live', attested: true, timeoutMs: null }, (caller) =>
    answerLive(request, caller, liveContext()),
  )
}
