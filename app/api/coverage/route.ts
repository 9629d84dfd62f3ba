import { after, connection } from 'next/server'
import { reportFault } from '@/lib/core/faults.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { indexTimeoutMs, serve } from '@/lib/server/api/serve.ts'
import { answerContext } from '@/lib/server/availability/answer-context.ts'
import { answerCoverage } from '@/lib/server/availability/answer-coverage.ts'
import { recentLedgers } from '@/lib/server/availability/coverage-store.ts'

export async function GET(request: Request) {
  await connection()
  const onFault = (error: unknown) => reportFault('the coverage ledgers could not be read', error)
  return serve(request, { class: 'read', scope: 'read:seats', timeoutMs: indexTimeoutMs }, gate(), (caller) =>
    answerCoverage(request, caller, { ...answerContext(after), ledgers: recentLedgers, onFault }),
  )
}
