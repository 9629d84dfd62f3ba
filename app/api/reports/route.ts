import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerReports } from '@/lib/server/http/policy-reports.ts'

/** Takes browsers' reports of what a page's content security policy blocked. */
export async function POST(request: Request) {
  return serve(request, { class: 'session' }, gate(), () => answerReports(request, adminFirestore, serverClock.now()))
}
