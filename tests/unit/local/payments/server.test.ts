import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPrices } from '../../../../lib/server/billing/prices.ts'
import { providerReads } from '../../../../lib/server/billing/provider-reads.ts'
import { prepareSimulation, simulatedCode } from '../../../../local/up/local-site.ts'
import { stagePayments } from './stage.ts'

const good = '4242424242424242'
let stage: Awaited<ReturnType<typeof stagePayments>>

beforeAll(async () => {
  stage = await stagePayments()
})
afterAll(() => stage.stop())

const newCustomer = () => stage.stripe.customers.create({ email: 'ann@pointsward.test', metadata: { uid: 'u1' } })

async function priceOf(key: string): Promise<string> {
  const [price] = (await stage.stripe.prices.list({ lookup_keys: [key], active: true })).data
  return price?.id ?? ''
}

async function checkout(
  customer: string,
  key = 'gold_monthly',
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  return stage.stripe.checkout.sessions.create({
    ...{
      mode: 'subscription',
      customer,
      success_url: 'http://localhost:3000/ok',
      cancel_url: 'http://localhost:3000/no',
    },
    line_items: [{ price: await priceOf(key), quantity: 1 }],
    ...more,
  })
}

const subscriptionsOf = (customer: string) => providerReads(stage.stripe).listSubscriptions(customer)

describe('the official client', () => {
  it('finds the four prices by their keys, and a second set-up adds nothing', async () => {
    const before = await readPrices(stage.stripe, true)
    expect(before.prices.map(({ plan, period }) => `${plan} ${period}`).sort()).toEqual([
      'gold monthly',
      'gold yearly',
      'silver monthly',
      'silver yearly',
    ])
    await prepareSimulation(stage.stripe, stage.addresses)
    expect((await stage.stripe.prices.list({ limit: 100 })).data).toHaveLength(4)
    const { data: hooks } = await stage.stripe.webhookEndpoints.list()
    expect(hooks).toHaveLength(1)
    expect((await stage.stripe.billingPortal.configurations.list()).data).toHaveLength(1)
  })

  it('receives the provider’s errors', async () => {
    const { StripeInvalidRequestError, StripeAuthenticationError } = Stripe.errors
    await expect(stage.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(stage.stripe.customers.create({ colour: 'red' } as object)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    await expect(checkout('cus_none')).rejects.toBeInstanceOf(StripeInvalidRequestError)
    const stranger = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: Number(new URL(stage.base).port),
      protocol: 'http',
    })
    await expect(stranger.customers.create({})).rejects.toBeInstanceOf(StripeAuthenticationError)
  })

  it('creates only one object for one idempotency key', async () => {
    const options = { idempotencyKey: `key-${Date.now()}` }
    const [first, second] = await Promise.all([
      stage.stripe.customers.create({ name: 'Ann' }, options),
      stage.stripe.customers.create({ name: 'Ann' }, options),
    ])
    expect(second.id).toBe(first.id)
    await expect(stage.stripe.customers.create({ name: 'Bob' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('pages through lists', async () => {
    for (let count = 0; count < 3; count += 1) await checkout((await newCustomer()).id)
    const seen: string[] = []
    for await (const session of stage.stripe.checkout.sessions.list({ limit: 2 })) seen.push(session.id)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the checkout page', () => {
  it('subscribes once with a valid card, even if submitted twice', async () => {
    const customer = (await newCustomer()).id
    const { url } = await checkout(customer)
    expect(await (await fetch(url ?? '')).text()).toContain('No money moves')
    const paid = await stage.submit(url ?? '', { card: good })
    expect(paid).toMatchObject({ status: 303, location: 'http://localhost:3000/ok' })
    await stage.submit(url ?? '', { card: good })
    expect(await subscriptionsOf(customer)).toMatchObject([{ plan: 'gold', period: 'monthly', status: 'active' }])
  })

  it('rejects a declined card and numbers that are not test cards', async () => {
    const customer = (await newCustomer()).id
    const { url } = await checkout(customer)
    expect((await stage.submit(url ?? '', { card: '4000 0000 0000 0002' })).text).toContain('declined')
    expect((await stage.submit(url ?? '', { card: '4111111111111111' })).text).toContain('only the test cards')
    expect(await subscriptionsOf(customer)).toEqual([])
  })

  it('asks the bank to confirm a card that requires it', async () => {
    const customer = (await newCustomer()).id
    const { url } = await checkout(customer)
    const confirmation = await stage.submit(url ?? '', { card: '4000002760003184' })
    expect(confirmation.location).toContain('/bank')
    expect((await stage.submit(confirmation.location ?? '', { answer: 'refuse' })).text).toContain('did not confirm')
    expect(await subscriptionsOf(customer)).toEqual([])
    expect((await stage.submit(confirmation.location ?? '', { answer: 'confirm' })).location).toBe(
      'http://localhost:3000/ok',
    )
    expect(await subscriptionsOf(customer)).toHaveLength(1)
  })

  it('takes a promotion code off the first payment', async () => {
    const customer = (await newCustomer()).id
    const { url } = await checkout(customer, 'gold_monthly', { allow_promotion_codes: true })
    expect((await stage.submit(url ?? '', { card: good, promotion: 'NONE' })).text).toContain('not valid')
    await stage.submit(url ?? '', { card: good, promotion: simulatedCode.toLowerCase() })
    const [invoice] = (await stage.stripe.invoices.list({ customer, status: 'paid' })).data
    const [price] = (await stage.stripe.prices.list({ lookup_keys: ['gold_monthly'] })).data
    expect(invoice?.amount_paid).toBe(Math.round((price?.unit_amount ?? 0) * 0.8))
  })

  it('answers 410 once it has expired', async () => {
    const session = await checkout((await newCustomer()).id)
    await stage.stripe.checkout.sessions.expire(session.id)
    expect((await fetch(session.url ?? '')).status).toBe(410)
    await expect(stage.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status in ["open"]')
  })
})

describe('the portal page', () => {
  async function subscribed() {
    const customer = (await newCustomer()).id
    await stage.submit((await checkout(customer)).url ?? '', { card: good })
    const { url } = await stage.stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:3000/' })
    return { customer, url }
  }

  it('switches the plan, cancels it at the period’s end, and can undo that', async () => {
    const { customer, url } = await subscribed()
    await stage.submit(url, { action: 'switch', price: await priceOf('silver_monthly') })
    expect(await subscriptionsOf(customer)).toMatchObject([{ plan: 'silver', status: 'active' }])
    await stage.submit(url, { action: 'cancel' })
    const [cancelled] = (await subscriptionsOf(customer)) ?? []
    expect(cancelled?.endsAt).toBe(cancelled?.periodEnd)
    await stage.submit(url, { action: 'keep' })
    expect(await subscriptionsOf(customer)).toMatchObject([{ endsAt: null }])
    await stage.submit(url, { action: 'cancel' })
    await stage.submit(url, { action: 'end-period' })
    expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'canceled' }])
  })

  it('renews, falls overdue with a card that fails, and is cancelled after the last attempt', async () => {
    const { customer, url } = await subscribed()
    const [before] = (await subscriptionsOf(customer)) ?? []
    await stage.submit(url, { action: 'end-period' })
    const [renewed] = (await subscriptionsOf(customer)) ?? []
    expect(renewed?.status).toBe('active')
    expect(renewed?.periodEnd ?? 0).toBeGreaterThanOrEqual(before?.periodEnd ?? 0)
    await stage.submit(url, { action: 'card', card: '4000000000000341' })
    const seen: unknown[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await stage.simulate('period-end', { customer })
      seen.push((await subscriptionsOf(customer))?.[0]?.status)
    }
    expect(seen).toEqual(['past_due', 'past_due', 'canceled'])
  })

  it('cancels the subscriptions of a customer who is deleted', async () => {
    const { customer } = await subscribed()
    await stage.stripe.customers.del(customer)
    expect(await subscriptionsOf(customer)).toBeNull()
    const { data } = await stage.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    expect(await stage.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
  })
})
