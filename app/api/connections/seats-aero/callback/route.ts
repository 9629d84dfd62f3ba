import { serve } from '@/app/api/serve.ts'
import { answerCallback, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export async function GET(request: Request) {
  // seats.aero accepts the code in this request only once: if the exchange were cut off, it couldn't be repeated.
  return serve(request, { class: 'session', timeoutMs: 15_000 }, (caller) =>
    answerCallback(request, caller, connectionContext()),
  )
}
