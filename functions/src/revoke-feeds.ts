import type { CallableRequest } from 'firebase-functions/https'
import { RevokeFeedsBody } from '../../lib/alerts/delivery/channels.ts'
import { replaceFeeds } from '../../lib/server/alerts/delivery/feed-secret.ts'
import { getSiteUrl } from '../../lib/server/alerts/delivery/site-url.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Revokes the addresses of the caller's calendar and feed, and makes new ones on request. Body: RevokeFeedsBody;
 * answers RevokeFeedsAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const revokeFeeds = onCall(
  callableOptions,
  reported('revokeFeeds', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const { renew } = parseBody(RevokeFeedsBody, request.data)
    return replaceFeeds(adminFirestore(), uid, { renew, siteUrl: getSiteUrl(env()), now: serverClock.now() })
  }),
)
