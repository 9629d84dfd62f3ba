import type { CallableRequest } from 'firebase-functions/https'
import { TestAlertBody } from '../../lib/alerts/delivery/channels.ts'
import { sendTest } from '../../lib/server/alerts/delivery/send-test.ts'
import { onCall } from './on-call.ts'
import { deliveringCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { openDelivery } from './render-mail.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Sends the caller a test message by one channel, now. Body: TestAlertBody; answers TestAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const testAlert = onCall(
  deliveringCallableOptions,
  reported('testAlert', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    return sendTest(uid, parseBody(TestAlertBody, request.data), await openDelivery())
  }),
)
