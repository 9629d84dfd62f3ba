import { onRequest } from 'firebase-functions/https'
import { findCustomer, type PaymentEvent } from '../../lib/billing/payment-event.ts'
import { reportFault } from '../../lib/core/faults.ts'
import { creditFirstPayment } from '../../lib/server/accounts/first-payment.ts'
import { getSiteUrl } from '../../lib/server/alerts/delivery/site-url.ts'
import { livePaymentParties } from '../../lib/server/billing/context.ts'
import { mailPayment } from '../../lib/server/billing/payment-emails.ts'
import { getWebhookSecret, paymentProvider } from '../../lib/server/billing/provider.ts'
import { receiveEvent } from '../../lib/server/billing/receive-event.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { payingRequestOptions } from './options.ts'
import { reported } from './reported.ts'

/** The payment provider's webhook. Its signature is checked against the raw body, byte for byte. */
export const paymentEvents = onRequest(
  payingRequestOptions,
  reported('paymentEvents', async (request, response) => {
    const parties = livePaymentParties()
    const signature = request.headers['stripe-signature']
    const { status, text } = await receiveEvent(
      {
        method: request.method,
        body: request.rawBody ?? Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      },
      {
        webhooks: paymentProvider().webhooks,
        secret: getWebhookSecret(env()),
        nowMs: Date.parse(serverClock.now()),
        parties,
        afterwards: (event) => followPayment(event, parties),
        onFault: reportFault,
      },
    )
    response.status(status).type('text/plain').send(text)
  }),
)

async function followPayment(event: PaymentEvent, { store }: ReturnType<typeof livePaymentParties>): Promise<void> {
  const customerId = findCustomer(event)
  const uid = customerId && (await store.findMember(customerId))
  if (!customerId || !uid) return
  const now = serverClock.now()
  const mailing = { db: adminFirestore(), siteUrl: getSiteUrl(env()), now, enqueue: (id: string) => enqueueMail(id) }
  await mailPayment(event, uid, mailing)
  await creditFirstPayment(adminFirestore(), paymentProvider(), { uid, customerId }, now)
}
