import { connection } from 'next/server'
import { answerChecks } from '@/lib/server/alerts/match/answer-checks.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

/** Returns when the routes of alerts are checked next, for the rows of the alerts page. */
export async function GET(request: Request) {
  await connection()
  const context = { db: adminFirestore(), now: serverClock.now() }
  return serve(request, { class: 'read' }, gate(), () => answerChecks(request, context))
}
