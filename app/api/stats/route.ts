import { connection } from 'next/server'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { answerStats } from '@/lib/server/stats/stats.ts'

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, gate(), () =>
    answerStats(request, { ...liveIndex(), ...serverClock }),
  )
}
