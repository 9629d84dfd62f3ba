import type { CallableRequest } from 'firebase-functions/https'
import { RetryWebhookBody } from '../../lib/alerts/delivery/webhook-log.ts'
import { retryWebhook as retry } from '../../lib/server/alerts/delivery/retry-webhook.ts'
import { onCall } from './on-call.ts'
import { deliveringCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { openDelivery } from './render-mail.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Sends one message of the caller's webhook again, now. Body: RetryWebhookBody; answers TestAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const retryWebhook = onCall(
  deliveringCallableOptions,
  reported('retryWebhook', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    return retry(uid, parseBody(RetryWebhookBody, request.data).message, await openDelivery())
  }),
)
