import { after } from 'next/server'
import { serve } from '@/app/api/serve.ts'
import { indexTimeoutMs } from '@/lib/server/api/serve.ts'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerCoverage } from '@/lib/server/availability/answer-coverage.ts'
import { knownLedgers } from '@/lib/server/availability/coverage-store.ts'
import { serverClock } from '@/lib/server/clock.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, (caller) =>
    answerCoverage(request, caller, {
      ...answerContext(after),
      ledgers: async () => (await knownLedgers(serverClock.now(), performance.now()))?.value ?? null,
    }),
  )
}
