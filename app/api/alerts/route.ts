import { connection } from 'next/server'
import { answerAlertGone, answerAlerts, answerNewAlert, type OwnAlerts } from '@/lib/server/alerts/own/member-alerts.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

const kept = (): OwnAlerts => ({ db: adminFirestore(), now: serverClock.now })

export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read', scope: 'read:alerts' }, gate(), (caller) => answerAlerts(caller, kept()))
}

export function POST(request: Request) {
  return serve(request, { class: 'session', scope: 'write:alerts' }, gate(), (caller) =>
    answerNewAlert(request, caller, kept()),
  )
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session', scope: 'write:alerts' }, gate(), (caller) =>
    answerAlertGone(request, caller, kept()),
  )
}
