import { serve } from '@/app/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { answerReports } from '@/lib/server/http/policy-reports.ts'

export function POST(request: Request) {
  return serve(request, { class: 'session' }, () => answerReports(request, adminFirestore, serverClock.now()))
}
