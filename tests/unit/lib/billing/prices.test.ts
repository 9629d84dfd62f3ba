import { describe, expect, it } from 'vitest'
import { parseCheckoutChoice } from '../../../../lib/billing/checkout-choice.ts'
import { CheckoutRequest, PriceList as PriceListSchema } from '../../../../lib/billing/offer-schemas.ts'
import { findOffer, getLookupKey, offers } from '../../../../lib/billing/offers.ts'
import {
  findPrice,
  formatAmount,
  type PriceList,
  parsePriceList,
  yearlySaving,
} from '../../../../lib/billing/prices.ts'

const price = (plan: 'silver' | 'gold', period: 'monthly' | 'yearly', amountMinor: number, currency = 'AUD') => ({
  ...{ plan, period, amountMinor, currency },
})
const list = (...prices: PriceList['prices']): PriceList => ({ prices, simulated: true })

describe('offers', () => {
  it('have the lookup keys of their prices, and are found by them', () => {
    expect(offers.map(getLookupKey)).toEqual(['silver_monthly', 'silver_yearly', 'gold_monthly', 'gold_yearly'])
    for (const offer of offers) expect(findOffer(getLookupKey(offer))).toEqual(offer)
    for (const key of [null, undefined, '', 'free_monthly', 'gold']) expect(findOffer(key)).toBeNull()
  })

  it('are requested with a plan, a period and an optional promotion code', () => {
    const body = { plan: 'gold', period: 'monthly' }
    expect(CheckoutRequest.parse({ ...body, promotionCode: ' TWENTY ' })).toEqual({ ...body, promotionCode: 'TWENTY' })
    for (const promotionCode of ['', 'a b', 'x'.repeat(65), 7]) {
      expect(CheckoutRequest.safeParse({ ...body, promotionCode }).success).toBe(false)
    }
  })
})

describe('prices', () => {
  it('are shown in their own currency, with its number of decimals', () => {
    expect(formatAmount({ amountMinor: 1_900, currency: 'AUD' })).toBe('$19.00')
    expect(formatAmount({ amountMinor: 1_900, currency: 'USD' })).toMatch(/^USD\s19\.00$/)
    expect(formatAmount({ amountMinor: 1_900, currency: 'JPY' })).toMatch(/^JPY\s1,900$/)
  })

  it('are found by plan and period, or are null if not on sale', () => {
    const silver = price('silver', 'monthly', 900)
    expect(findPrice(list(silver), { plan: 'silver', period: 'monthly' })).toEqual(silver)
    expect(findPrice(list(silver), { plan: 'silver', period: 'yearly' })).toBeNull()
    expect(findPrice(list(silver), { plan: 'gold', period: 'monthly' })).toBeNull()
  })

  it('give the yearly saving as a whole percentage, rounded down, or null if there is none', () => {
    const monthly = price('gold', 'monthly', 1_000)
    expect(yearlySaving(list(monthly, price('gold', 'yearly', 10_000)), 'gold')).toBe(16)
    expect(yearlySaving(list(monthly, price('gold', 'yearly', 12_000)), 'gold')).toBeNull()
    expect(yearlySaving(list(monthly, price('gold', 'yearly', 13_000)), 'gold')).toBeNull()
    expect(yearlySaving(list(monthly, price('gold', 'yearly', 10_000, 'USD')), 'gold')).toBeNull()
    expect(yearlySaving(list(price('gold', 'monthly', 0), price('gold', 'yearly', 0)), 'gold')).toBeNull()
    expect(yearlySaving(list(monthly), 'gold')).toBeNull()
    expect(yearlySaving(list(price('gold', 'yearly', 10_000)), 'gold')).toBeNull()
    expect(yearlySaving(list(monthly, price('gold', 'yearly', 11_880)), 'gold')).toBe(1)
  })
})

describe('parseCheckoutChoice', () => {
  const choice = (query: string) => parseCheckoutChoice(new URLSearchParams(query))

  it('reads the plan, the period and whether somebody came back', () => {
    expect(choice('plan=silver&period=yearly&back=1')).toEqual({
      plan: 'silver',
      period: 'yearly',
      isBack: true,
      bad: [],
    })
    expect(choice('')).toEqual({ plan: 'gold', period: 'monthly', isBack: false, bad: [] })
  })

  it('falls back to the defaults, and names what it could not read', () => {
    expect(choice('plan=platinum&period=')).toMatchObject({ plan: 'gold', period: 'monthly', bad: ['plan', 'period'] })
  })
})

describe('parsePriceList', () => {
  const price = { plan: 'gold', period: 'yearly', amountMinor: 9_900, currency: 'AUD' }

  it('returns a valid answer unchanged', () => {
    const answer = { prices: [price], simulated: true }
    expect(parsePriceList(answer)).toEqual(answer)
    expect(PriceListSchema.parse(answer)).toEqual(answer)
    expect(parsePriceList({ prices: [], simulated: false })).toEqual({ prices: [], simulated: false })
    expect(parsePriceList({ ...answer, prices: [{ ...price, amountMinor: 0 }] })).not.toBeNull()
  })

  it.each([
    null,
    'text',
    { prices: [price] },
    { simulated: true },
    { prices: price, simulated: true },
    { prices: [price], simulated: 'yes' },
    { prices: [null], simulated: true },
    { prices: [price, 'gold'], simulated: true },
    ...[
      { plan: 'free' },
      { period: 'weekly' },
      { amountMinor: -1 },
      { amountMinor: 9.5 },
      { amountMinor: '9900' },
      { currency: 'aud' },
      { currency: 'AUDX' },
      { currency: 'xAUD' },
      { currency: undefined },
    ].map((change) => ({ prices: [{ ...price, ...change }], simulated: true })),
  ])('rejects a malformed answer: %j', (answer) => {
    expect(parsePriceList(answer)).toBeNull()
    expect(PriceListSchema.safeParse(answer).success).toBe(false)
  })
})
