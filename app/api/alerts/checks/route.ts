import { serve } from '@/app/api/serve.ts'
import { answerChecks } from '@/lib/server/alerts/match/answer-checks.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read' }, () =>
    answerChecks(request, { db: adminFirestore(), now: serverClock.now() }),
  )
}
