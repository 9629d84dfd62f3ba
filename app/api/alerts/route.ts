import { serve } from '@/app/api/serve.ts'
import { answerAlertGone, answerAlerts, answerNewAlert, type OwnAlerts } from '@/lib/server/alerts/own/member-alerts.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

const kept = (): OwnAlerts => ({ db: adminFirestore(), now: serverClock.now })

export function GET(request: Request) {
  return serve(request, { class: 'read', scope: 'read:alerts' }, (caller) => answerAlerts(caller, kept()))
}

export function POST(request: Request) {
  return serve(request, { class: 'session', scope: 'write:alerts' }, (caller) =>
    answerNewAlert(request, caller, kept()),
  )
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session', scope: 'write:alerts' }, (caller) =>
    answerAlertGone(request, caller, kept()),
  )
}
