import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { answerLive } from '@/lib/server/live/answer-live.ts'
import { liveContext } from '@/lib/server/live/live-context.ts'

export async function GET(request: Request) {
  await connection()
  const route = { class: 'live', attested: true, patienceMs: null } as const
  return serve(request, route, gate(), (caller) => answerLive(request, caller, liveContext()))
}
