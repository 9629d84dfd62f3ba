import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { openCheckout } from '../../../../../lib/server/billing/checkout.ts'

const { StripeInvalidRequestError, StripeAPIError } = Stripe.errors
const details = { type: 'invalid_request_error' as const, message: 'no' }

/** Opens a checkout with a promotion code, or none, at a provider that then fails with an error. */
function openWith(error: Error, promotionCode: string | undefined = 'FRIENDS') {
  const list = (...data: object[]) => ({ list: async () => ({ data }) })
  const create = async () => Promise.reject(error)
  const stripe = {
    prices: list({ id: 'price_1' }),
    promotionCodes: list({ id: 'promo_1' }),
    customers: { retrieve: async () => ({}) },
    subscriptions: list(),
    checkout: { sessions: { ...list(), create } },
  }
  const db = { doc: () => ({ get: async () => ({ get: () => 'cus_ann' }) }) }
  return openCheckout(
    { uid: 'ann', email: 'ann@example.com', name: null },
    { plan: 'gold', period: 'monthly', promotionCode },
    { db: db as never, stripe: stripe as never, siteUrl: 'https://x.example', now: '2026-11-20T01:00:00.000Z' },
  )
}

it.each([{ param: 'discounts[0][promotion_code]' }, { code: 'coupon_expired' }])(
  'refuses a promotion code that the provider won’t take: %j',
  async (about) => {
    expect(await openWith(new StripeInvalidRequestError({ ...details, ...about }))).toEqual({ refused: 'unknown-code' })
  },
)

it('hides no other error', async () => {
  const ours = new StripeInvalidRequestError({ ...details, param: 'success_url' })
  await expect(openWith(ours)).rejects.toBe(ours)
  const theirs = new StripeAPIError({ type: 'api_error', message: 'no' })
  await expect(openWith(theirs)).rejects.toBe(theirs)
  const codeless = new StripeInvalidRequestError({ ...details, param: 'allow_promotion_codes' })
  await expect(openWith(codeless, '')).rejects.toBe(codeless)
})
