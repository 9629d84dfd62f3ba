import { serve } from '@/app/api/serve.ts'
import { answerFeed, feedContext } from '@/lib/server/alerts/delivery/answer-feed.ts'

/** Returns the seats found for a member as a calendar. The secret in its address grants access. */
export function GET(request: Request) {
  return serve(request, { class: 'read' }, () => answerFeed('calendar', request, feedContext(request)))
}
