import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerLive } from '@/lib/server/live/answer-live.ts'
import { liveContext } from '@/lib/server/live/live-context.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'live', attested: true, timeoutMs: null }, gate(), (caller) =>
    answerLive(request, caller, liveContext()),
  )
}
