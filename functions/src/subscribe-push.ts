import type { CallableRequest } from 'firebase-functions/https'
import { SubscribePushBody } from '../../lib/alerts/delivery/channels.ts'
import { changePush } from '../../lib/server/alerts/delivery/save-channels.ts'
import { readChannelChange } from './channel-change.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Adds or removes one of the caller's browsers for push messages. Body: SubscribePushBody; answers SubscribePushAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const subscribePush = onCall(
  callableOptions,
  reported('subscribePush', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const body = parseBody(SubscribePushBody, request.data)
    return changePush(await readChannelChange(uid), body)
  }),
)
