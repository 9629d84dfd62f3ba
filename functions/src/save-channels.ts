import type { CallableRequest } from 'firebase-functions/https'
import { SaveChannelsBody } from '../../lib/alerts/delivery/channels.ts'
import { saveChannels as save } from '../../lib/server/alerts/delivery/save-channels.ts'
import { readChannelChange } from './channel-change.ts'
import { onCall } from './on-call.ts'
import { deliveringCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Sets up, changes or removes the caller's webhook, ntfy topic and Telegram chat, or resumes email. Body:
 * SaveChannelsBody; answers SaveChannelsAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const saveChannels = onCall(
  deliveringCallableOptions,
  reported('saveChannels', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const body = parseBody(SaveChannelsBody, request.data)
    return save(await readChannelChange(uid), body)
  }),
)
