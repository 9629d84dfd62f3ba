import { serve } from '@/app/api/serve.ts'
import { answerPreview } from '@/lib/server/alerts/match/preview.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

export function GET(request: Request) {
  return serve(request, { class: 'read' }, () =>
    answerPreview(request, { db: adminFirestore(), now: serverClock.now() }),
  )
}
