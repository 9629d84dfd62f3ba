import { serve } from '@/app/api/serve.ts'
import { answerChecks } from '@/lib/server/alerts/match/answer-checks.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

/** Returns when the routes of alerts are checked next, for the rows of the alerts page. */
export function GET(request: Request) {
  return serve(request, { class: 'read' }, () =>
    answerChecks(request, { db: adminFirestore(), now: serverClock.now() }),
  )
}
