import { connection } from 'next/server'
import { answerFeed, feedContext } from '@/lib/server/alerts/delivery/answer-feed.ts'
import { gate } from '@/lib/server/api/gate.ts'
import { serve } from '@/lib/server/api/serve.ts'

/** Returns the seats found for a member as a calendar. The secret in its address grants access. */
export async function GET(request: Request) {
  await connection()
  return serve(request, { class: 'read' }, gate(), () => answerFeed('calendar', request, feedContext(request)))
}
