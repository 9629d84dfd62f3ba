import { connection } from 'next/server'
import { answerPreview } from '@/lib/server/alerts/match/preview.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

/** Returns how often an alert would have matched in the last thirty days, for the alert form. */
export async function GET(request: Request) {
  await connection()
  const context = { db: adminFirestore(), now: serverClock.now() }
  return serve(request, { class: 'read' }, gate(), () => answerPreview(request, context))
}
