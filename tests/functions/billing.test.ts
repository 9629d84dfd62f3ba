import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BillingOverview } from '../../lib/billing/billing-overview.ts'
import { readBilling } from '../../lib/server/billing/answer-billing.ts'
import { standInKeys } from '../../lib/server/billing/provider.ts'
import { providerReads } from '../../lib/server/billing/provider-reads.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signatureOf } from '../../packages/payments-local/src/webhooks.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import {
  checkoutOf,
  customerIdOf,
  documentAt,
  newMember,
  payAt,
  planOf,
  provider,
  simulate,
  type TestMember,
} from './members.ts'

let backend: Backend
let ann: TestMember
const patient = { timeout: 25_000, interval: 100 }

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())
beforeEach(async () => {
  await simulate('webhooks', { hold: false, reversed: false, duplicates: 0, drop: 0, delayMs: 0 })
  ann = await newMember('billing')
})

const free = { name: { slug: 'free' }, status: 'active', periodEnd: null }

async function goGold(member = ann): Promise<string> {
  await payAt((await checkoutOf(member)).url)
  await vi.waitFor(async () => expect((await planOf(member.uid))?.name).toEqual({ slug: 'gold' }), patient)
  return customerIdOf(member.uid)
}

const claimOf = async (uid: string) => (await adminAuth().getUser(uid)).customClaims?.plan

describe('createCheckout', () => {
  it('leads to a payment, after which plan and claim are gold', async () => {
    const customerId = await goGold()
    expect(await planOf(ann.uid)).toEqual({
      name: { slug: 'gold' },
      stripe: { customerId },
      status: 'active',
      periodEnd: expect.stringMatching(/^\d{4}-/),
      period: 'monthly',
    })
    await vi.waitFor(async () => expect(await claimOf(ann.uid)).toBe('gold'), patient)
    const events = await adminFirestore().collection('stripe-events').where('uid', '==', ann.uid).get()
    expect(events.size).toBeGreaterThan(0)
  })

  it('opens one page under simultaneous calls, which a page for another plan replaces', async () => {
    const answers = await Promise.all([checkoutOf(ann), checkoutOf(ann), checkoutOf(ann)])
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect((await checkoutOf(ann)).url).toBe(answers[0].url)
    const other = await checkoutOf(ann, { plan: 'silver', period: 'yearly' })
    expect(other.url).not.toBe(answers[0].url)
    expect((await fetch(answers[0].url)).status).toBe(410)
  })

  it('refuses a second plan while one is running', async () => {
    await goGold()
    expect(await checkoutOf(ann, { plan: 'silver', period: 'monthly' })).toMatchObject({
      status: 400,
      code: 'FAILED_PRECONDITION',
      message: expect.stringContaining('Billing'),
    })
  })

  it('makes a new customer when the provider has deleted the old one', async () => {
    const first = await goGold()
    await provider().customers.del(first)
    await vi.waitFor(async () => expect(await planOf(ann.uid)).toEqual(free), patient)
    const second = await goGold()
    expect(second).not.toBe(first)
  })

  it('refuses guests, unknown promotion codes and invalid bodies', async () => {
    expect(await call('createCheckout', { plan: 'gold', period: 'monthly' })).toMatchObject({ status: 401 })
    const bodies = [
      null,
      {},
      { plan: 'free', period: 'monthly' },
      { plan: 'gold', period: 'daily' },
      { plan: 'gold', period: 'monthly', price: 'price_1' },
      { plan: 'gold', period: 'monthly', promotionCode: '../x' },
      { plan: 'gold', period: 'monthly', promotionCode: 'NOSUCHCODE' },
    ]
    for (const body of bodies) {
      expect(await checkoutOf(ann, body as object)).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    }
  }, 60_000)
})

describe('portal', () => {
  it('returns the URL of the portal for the caller’s own customer', async () => {
    const customerId = await goGold()
    const { status, result } = await call('portal', { customerId }, ann.token)
    expect(status).toBe(200)
    const { url } = result as { url: string }
    expect(await (await fetch(url)).text()).toContain('Billing portal')
  })

  it('opens at the switch to an offer, or at its first page if there is nothing to switch', async () => {
    const customerId = await goGold()
    const pageAt = async (offer: object) => {
      const { result } = await call('portal', { customerId, offer }, ann.token)
      return (await fetch((result as { url: string }).url)).text()
    }
    const [silver] = (await provider().prices.list({ lookup_keys: ['silver_monthly'] })).data
    expect(await pageAt({ plan: 'silver', period: 'monthly' })).toContain(`<option value="${silver?.id}" selected>`)
    expect(await pageAt({ plan: 'gold', period: 'monthly' })).not.toContain(' selected>')
    expect(
      await call('portal', { customerId, offer: { plan: 'platinum', period: 'monthly' } }, ann.token),
    ).toMatchObject({ status: 400 })
  }, 60_000)

  it('refuses another member’s customer, an unknown one, guests and invalid bodies', async () => {
    const customerId = await goGold()
    const bob = await newMember('bob')
    expect(await call('portal', { customerId }, bob.token)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    expect(await call('portal', { customerId: 'cus_none' }, ann.token)).toMatchObject({ status: 403 })
    expect(await call('portal', { customerId })).toMatchObject({ status: 401 })
    for (const body of [null, {}, { customerId: '' }, { customerId: 7 }, { customerId, more: 1 }]) {
      expect(await call('portal', body, ann.token)).toMatchObject({ status: 400 })
    }
  }, 60_000)
})

describe('what a member paid', () => {
  const overview = (uid = ann.uid) => readBilling(uid, { db: adminFirestore(), stripe: provider, simulated: true })

  it('is empty before they pay, then shows the next payment, the card and the invoice', async () => {
    expect(await overview()).toEqual({ simulated: true, next: null, card: null, invoices: [] })
    await goGold()
    const { next, card, invoices } = BillingOverview.parse(await overview())
    expect(next).toMatchObject({ plan: 'gold', period: 'monthly', currency: 'AUD' })
    expect(next?.at).toBe((await planOf(ann.uid))?.periodEnd)
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' })
    expect(invoices).toMatchObject([{ status: 'paid', amountMinor: next?.amountMinor, lines: ['Gold, monthly'] }])
    expect(await (await fetch(invoices[0]?.page ?? '')).text()).toContain('Gold, monthly')
  }, 60_000)

  it('ends the plan when it is refunded, and shows the refund', async () => {
    const customer = await goGold()
    await simulate('refund', { customer })
    await vi.waitFor(async () => expect(await planOf(ann.uid)).toEqual(free), patient)
    expect(await overview()).toMatchObject({ next: null, invoices: [{ status: 'refunded' }] })
  }, 60_000)

  it('keeps the plan of the current period when an earlier one is refunded', async () => {
    const customer = await goGold()
    const [first] = (await provider().charges.list({ customer, limit: 1 })).data
    // Periods are distinguished by the second.
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1_000)).toBeGreaterThan(first?.created ?? 0), patient)
    await simulate('period-end', { customer })
    await providerReads(provider()).endRefunded(first?.id ?? '')
    const [subscription] = (await provider().subscriptions.list({ customer })).data
    expect(subscription?.status).toBe('active')
  }, 60_000)
})

describe('paymentEvents', () => {
  const url = () => `http://${process.env.FUNCTIONS_EMULATOR_HOST}/demo-pointsward/australia-southeast1/paymentEvents`
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(url(), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body } : {}),
    })
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const signed = (body: string, seconds = nowSeconds(), secret: string = standInKeys.webhookSecret) =>
    send(body, { 'stripe-signature': signatureOf(body, secret, seconds) })

  it('ignores what an event claims, and asks the provider', async () => {
    const customer = await (async () => {
      await checkoutOf(ann)
      return customerIdOf(ann.uid)
    })()
    // The event is correctly signed and claims gold, but the provider has no subscription.
    const lie = JSON.stringify({
      ...{ id: `evt_lie${Date.now()}`, object: 'event', type: 'customer.subscription.updated', created: nowSeconds() },
      data: { object: { customer, status: 'active', items: { data: [{ price: { lookup_key: 'gold_monthly' } }] } } },
    })
    expect(await (await signed(lie)).text()).toBe('applied')
    expect(await (await signed(lie)).text()).toBe('repeated')
    expect(await planOf(ann.uid)).toEqual(free)
  }, 60_000)

  it('rejects forged, stale, oversized and malformed events', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      type: 'invoice.paid',
      created: 1,
      data: { object: { customer: 'cus_1' } },
    })
    expect((await send(body)).status).toBe(400)
    expect((await send(body, { 'stripe-signature': 't=1,v1=00' })).status).toBe(400)
    expect((await signed(body, nowSeconds() - 400)).status).toBe(400)
    expect((await signed(body, nowSeconds(), 'whsec_other')).status).toBe(400)
    expect((await signed('{"id":')).status).toBe(400)
    expect((await signed(JSON.stringify({ padding: 'x'.repeat(300_000) }))).status).toBe(413)
    expect((await send('', {}, 'GET')).status).toBe(405)
    expect(await documentAt('stripe-events/evt_x')).toBeUndefined()
  }, 60_000)

  it('ends with the right plan even if events are doubled, reversed and lost', async () => {
    await simulate('webhooks', { hold: true, reversed: true, duplicates: 2 })
    await payAt((await checkoutOf(ann)).url)
    const customer = await customerIdOf(ann.uid)
    const { result } = await call('portal', { customerId: customer }, ann.token)
    const [silver] = (await provider().prices.list({ lookup_keys: ['silver_monthly'] })).data
    const form = new URLSearchParams({ action: 'switch', price: silver?.id ?? '' })
    await fetch((result as { url: string }).url, { method: 'POST', body: form, redirect: 'manual' })
    expect(await planOf(ann.uid)).toEqual(free)
    await simulate('webhooks', { hold: false, drop: 2 })
    await vi.waitFor(async () => expect((await planOf(ann.uid))?.name).toEqual({ slug: 'silver' }), patient)
    await vi.waitFor(async () => expect(await claimOf(ann.uid)).toBe('silver'), patient)
  }, 90_000)
})
