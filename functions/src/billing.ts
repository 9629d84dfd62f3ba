import { HttpsError, onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { z } from 'zod'
import { BillingPeriod, CheckoutRequest, PaidPlan } from '../../lib/billing/offer-schemas.ts'
import { findCustomer, type PaymentEvent } from '../../lib/billing/payment-event.ts'
import { reportFault } from '../../lib/core/faults.ts'
import { finishAccountEnds } from '../../lib/server/accounts/delete-account.ts'
import { completeReferrals, creditFirstPayment } from '../../lib/server/accounts/referrals.ts'
import { checkoutRefusals, openCheckout } from '../../lib/server/billing/checkout.ts'
import { billingContext, livePaymentParties } from '../../lib/server/billing/context.ts'
import { mailExpiringCards, mailPayment } from '../../lib/server/billing/payment-emails.ts'
import { openPortal } from '../../lib/server/billing/portal.ts'
import { getWebhookSecret, paymentProvider } from '../../lib/server/billing/provider.ts'
import { receiveEvent } from '../../lib/server/billing/receive-event.ts'
import { reconcilePlans as reconcile } from '../../lib/server/billing/reconcile.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { getSiteUrl } from '../../lib/server/site-origin.ts'
import { enqueueMail } from '../../lib/server/task-queue.ts'
import { onCall, parseBody } from './on-call.ts'
import { nightlyOptions, payingCallableOptions, payingRequestOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Returns the address of the payment provider's page where a plan is paid. Body: `{ plan, period, promotionCode? }`.
 * Answers `{ url }`, the same one until it is paid or something else is chosen.
 * @throws unauthenticated without a signed-in caller; permission-denied without an email address; invalid-argument for
 *   a malformed body or an unknown promotion code; failed-precondition if the caller already pays or the plan isn't on
 *   sale.
 */
export const createCheckout = onCall('createCheckout', payingCallableOptions, async (request) => {
  const { uid, email, name } = await requireMember(request)
  const wanted = parseBody(CheckoutRequest, request.data)
  if (!email) throw new HttpsError('permission-denied', 'Add an email address to your account before you pay.')
  const payer = { uid, email, name: typeof name === 'string' ? name : null }
  const opened = await openCheckout(payer, wanted, billingContext())
  if ('url' in opened) return opened
  const status = opened.refused === 'unknown-code' ? 'invalid-argument' : 'failed-precondition'
  throw new HttpsError(status, checkoutRefusals[opened.refused], { refused: opened.refused })
})

const Body = z.strictObject({
  customerId: z.string().regex(/^cus_\w{1,200}$/, 'is the id of a payment customer'),
  offer: z.strictObject({ plan: PaidPlan, period: BillingPeriod }).optional(),
})

/**
 * Returns the address of the billing portal. Body: `{ customerId }`, and `offer` to open it at the switch to that plan.
 * Answers `{ url }`.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; permission-denied for a
 *   customer that isn't the caller's.
 */
export const portal = onCall('portal', payingCallableOptions, async (request) => {
  const { uid } = await requireMember(request)
  const url = await openPortal(uid, parseBody(Body, request.data), billingContext())
  if (url === null) throw new HttpsError('permission-denied', 'This billing account belongs to a different member.')
  return { url }
})

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
  const [db, stripe, now] = [adminFirestore(), paymentProvider(), serverClock.now()]
  await mailPayment(event, uid, { db, stripe, siteUrl: getSiteUrl(env()), now, enqueue: enqueueMail })
  await creditFirstPayment(db, stripe, { uid, customerId }, now)
}

/**
 * Every night: brings plans in line with the payment provider, finishes interrupted account deletions, mails about
 * expiring cards, and settles referrals.
 */
export const reconcilePlans = onSchedule(
  { schedule: '15 3 * * *', ...nightlyOptions },
  reported('reconcilePlans', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const report = (what: string, details: object) => writeLog('WARNING', what, { ...details })
    const { repaired, doubled, failed } = await reconcile(db, livePaymentParties(), now, report)
    // Drift means that events were lost, which must be reported besides being logged.
    if (repaired + doubled + failed > 0) {
      reportFault('reconciling plans', new Error(`${repaired} repaired, ${doubled} paying twice, ${failed} failed`))
    }
    report('account ends finished', await finishAccountEnds({ db, auth: adminAuth(), stripe: paymentProvider }, now))
    const mailing = { db, siteUrl: getSiteUrl(env()), now, enqueue: enqueueMail }
    const cards = await mailExpiringCards(paymentProvider(), mailing).catch((error: unknown) => {
      reportFault('expiring cards', error)
      return null
    })
    report('expiring cards told', { cards })
    report('referrals settled', await completeReferrals({ db, auth: adminAuth() }, now))
  }),
)
