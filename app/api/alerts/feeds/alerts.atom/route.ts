import { serve } from '@/app/api/serve.ts'
import { answerFeed, feedContext } from '@/lib/server/alerts/delivery/answer-feed.ts'

/** Returns a member's messages as a feed. The secret in its address grants access. */
export function GET(request: Request) {
  return serve(request, { class: 'read' }, () => answerFeed('atom', request, feedContext(request)))
}
