import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerCallback, connectionContext } from '@/lib/server/connections/answer-connection.ts'

export async function GET(request: Request) {
  await connection()
  // seats.aero accepts the code in this request only once: if the exchange were cut off, it couldn't be repeated.
  return serve(request, { class: 'session', timeoutMs: 15_000 }, gate(), (caller) =>
    answerCallback(request, caller, connectionContext()),
  )
}
