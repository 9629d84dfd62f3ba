import type { Firestore } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import type { CheckoutRequest } from '../../billing/offer-schemas.ts'
import { getLookupKey } from '../../billing/offers.ts'
import { isRunning } from '../../billing/subscription.ts'
import type { Instant } from '../../core/clock.ts'
import { ensureCustomer, getIdempotencyKey, type Payer } from './customer.ts'
import { providerReads } from './provider-reads.ts'

/** Why a checkout can't be opened, in words for the person who wanted to pay. */
export const checkoutRefusals = {
  'not-on-sale': 'This plan isn’t available right now.',
  'unknown-code': 'This promo code isn’t valid or has expired.',
  'already-subscribed': 'You already have a paid plan. Switch it in Billing.',
} as const
export type CheckoutRefusal = keyof typeof checkoutRefusals

type CheckoutContext = { db: Firestore; stripe: Stripe; siteUrl: string; now: Instant }

/**
 * Returns the address of the provider's checkout page for a plan. A repeated request for the same offer gets the same
 * page, so that two clicks or two tabs never pay twice. A request for another offer closes the earlier page.
 */
export async function openCheckout(
  payer: Payer,
  request: CheckoutRequest,
  { db, stripe, siteUrl, now }: CheckoutContext,
): Promise<{ url: string } | { refused: CheckoutRefusal }> {
  const lookupKey = getLookupKey(request)
  const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data
  if (!price) return { refused: 'not-on-sale' }
  const promotion = request.promotionCode ? await findPromotion(stripe, request.promotionCode) : null
  if (request.promotionCode && promotion === null) return { refused: 'unknown-code' }

  const customer = await ensureCustomer(db, stripe, payer, now)
  const subscriptions = await providerReads(stripe).listSubscriptions(customer)
  if (subscriptions?.some(isRunning)) return { refused: 'already-subscribed' }

  const earlier = (await stripe.checkout.sessions.list({ customer, limit: 20 })).data
  const marks = { offer: lookupKey, price: price.id, promotion: promotion ?? '' }
  const open = earlier.filter(({ status }) => status === 'open')
  const matching = open.find(({ metadata }) => Object.entries(marks).every(([key, value]) => metadata?.[key] === value))
  if (matching?.url) return { url: matching.url }
  // A page that was paid or closed a moment ago can't be expired, which is just as good.
  await Promise.allSettled(open.map(({ id }) => stripe.checkout.sessions.expire(id)))

  const choice = new URLSearchParams({ plan: request.plan, period: request.period })
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    client_reference_id: payer.uid,
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: marks,
    subscription_data: { metadata: { uid: payer.uid } },
    success_url: new URL(`/thankyou?plan=${request.plan}`, siteUrl).href,
    cancel_url: new URL(`/checkout?${choice}&back=1`, siteUrl).href,
    // The provider takes either a code of ours or its own field for one, never both.
    ...(promotion ? { discounts: [{ promotion_code: promotion }] } : { allow_promotion_codes: true }),
  }
  const idempotencyKey = getIdempotencyKey('checkout', { params, after: earlier[0]?.id ?? null })
  try {
    const { url } = await stripe.checkout.sessions.create(params, { idempotencyKey })
    if (!url) throw new Error('The payment provider opened a checkout without an address.')
    return { url }
  } catch (error) {
    if (promotion !== null && isAboutDiscount(error)) return { refused: 'unknown-code' }
    throw error
  }
}

/** Whether the provider refused a promotion code, such as one for a first purchase, another customer or product. */
function isAboutDiscount(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return /discount|promotion|coupon/.test(`${error.param} ${error.code}`)
}

async function findPromotion(stripe: Stripe, code: string): Promise<string | null> {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
  return data[0]?.id ?? null
}
