import { connection } from 'next/server'
import {
  answerChoice,
  answerStanding,
  type UnsubscribeContext,
} from '@/lib/server/alerts/delivery/answer-unsubscribe.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'

const context = (): UnsubscribeContext => ({
  db: adminFirestore(),
  now: serverClock.now(),
  secret: env().LINK_SECRET,
})

/** What a link of a mail is about: its token is the only key to it. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read' }, gate(), () => answerStanding(request, context()))
}

/** Unsubscribes, or does what else the holder of a mail's link chose. */
export async function POST(request: Request) {
  return serve(request, { class: 'read', keyed: true }, gate(), () => answerChoice(request, context()))
}
