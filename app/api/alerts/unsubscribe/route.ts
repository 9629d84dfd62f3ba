import { serve } from '@/app/api/serve.ts'
import {
  answerChoice,
  answerLinkStatus,
  type UnsubscribeContext,
} from '@/lib/server/alerts/delivery/answer-unsubscribe.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

const context = (): UnsubscribeContext => ({
  db: adminFirestore(),
  now: serverClock.now(),
  secret: env().LINK_SECRET,
})

/** Returns what a link in a mail is about. Only its token grants access. */
export function GET(request: Request) {
  return serve(request, { class: 'read' }, () => answerLinkStatus(request, context()))
}

/** Unsubscribes, or does what else the visitor chose on the page of a mail's link. */
export function POST(request: Request) {
  return serve(request, { class: 'read', keyed: true }, () => answerChoice(request, context()))
}
