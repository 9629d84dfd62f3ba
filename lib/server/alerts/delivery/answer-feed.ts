import type { Firestore } from 'firebase-admin/firestore'
import { atomFeed } from '../../../alerts/delivery/atom-feed.ts'
import { calendarFeed } from '../../../alerts/delivery/calendar-feed.ts'
import type { Instant } from '../../../core/clock.ts'
import { problemResponse } from '../../problem.ts'
import { readFeedEntries } from './feed-history.ts'
import { findFeedOwner } from './feed-secret.ts'

export type FeedContext = { db: Firestore; now: Instant; siteUrl: string }

const forms = {
  calendar: { type: 'text/calendar; charset=utf-8', write: calendarFeed },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
}

const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/** A member's feed, for whoever has its address: calendars and readers can't sign in. */
export async function answerFeed(form: keyof typeof forms, request: Request, context: FeedContext): Promise<Response> {
  const uid = await findFeedOwner(context.db, new URL(request.url).searchParams.get('key') ?? '')
  if (uid === null) {
    return problemResponse(404, 'No such feed', 'The address is not whole, or was revoked by its owner.', { headers })
  }
  const { type, write } = forms[form]
  const text = write(await readFeedEntries(context.db, uid, context.now), {
    uid,
    siteUrl: context.siteUrl,
    now: context.now,
  })
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'private, max-age=300', ...headers } })
}
