import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { answerStats } from '@/lib/server/stats/stats.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, () =>
    answerStats(request, { ...liveIndex(), ...serverClock }),
  )
}
