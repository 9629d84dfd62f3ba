import { serve } from '@/app/api/serve.ts'
import { noticeLogIn } from '@/lib/server/accounts/notice-log-in.ts'
import { closeSession, openSession, passwordChangedAt } from '@/lib/server/accounts/session.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { getSiteUrl } from '@/lib/server/site-origin.ts'

const noticing = () => ({
  ...{ db: adminFirestore(), siteUrl: getSiteUrl(env()), now: serverClock.now(), nowMs: Date.now() },
  passwordChangedAt,
})

export function POST(request: Request) {
  return serve(request, { class: 'session' }, async () => noticeLogIn(request, await openSession(request), noticing))
}

export function DELETE(request: Request) {
  return serve(request, { class: 'session' }, () => closeSession(request))
}
