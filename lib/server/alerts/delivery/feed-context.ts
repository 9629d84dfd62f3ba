import { serverClock } from '../../clock.ts'
import { adminFirestore } from '../../firebase-admin.ts'
import { getOrigin } from '../../site-origin.ts'
import type { FeedContext } from './answer-feed.ts'

/** Returns the context in which this server answers feed requests. */
export function feedContext(request: Request): FeedContext {
  return { db: adminFirestore(), now: serverClock.now(), siteUrl: getOrigin(request.headers) }
}
