import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInKeys } from '../src/keys.ts'
import { stagePayments } from './stage.ts'

let stage: Awaited<ReturnType<typeof stagePayments>>
beforeEach(async () => {
  stage = await stagePayments()
})
afterEach(() => stage.stop())

async function subscribe(): Promise<string> {
  const { id: customer } = await stage.stripe.customers.create({})
  const [price] = (await stage.stripe.prices.list({ lookup_keys: ['gold_monthly'] })).data
  const { url } = await stage.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', customer, success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' },
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
  })
  await stage.submit(url ?? '', { card: '4242424242424242' })
  return customer
}

const events = () => stage.received.map(({ body }) => JSON.parse(body) as { id: string; type: string })
const firstTypes = ['customer.subscription.created', 'invoice.paid']

test('events are signed as the official client expects', async () => {
  await subscribe()
  await vi.waitFor(() => expect(events().map(({ type }) => type)).toEqual(expect.arrayContaining(firstTypes)))
  for (const { body, signature } of stage.received) {
    const event = stage.stripe.webhooks.constructEvent(body, signature, standInKeys.webhookSecret)
    expect(event.object).toBe('event')
  }
})

test.each([
  ['oldest first', false, firstTypes],
  ['newest first if reversed', true, firstTypes.toReversed()],
])('held events are delivered when they are released, %s', async (_, reversed, types) => {
  await stage.simulate('webhooks', { hold: true, reversed })
  await subscribe()
  expect(stage.received).toEqual([])
  await stage.simulate('webhooks', { hold: false })
  await vi.waitFor(() => expect(events().map(({ type }) => type)).toEqual(types))
})

test('duplicates have the same event id', async () => {
  await stage.simulate('webhooks', { duplicates: 2 })
  await subscribe()
  await vi.waitFor(() => expect(stage.received).toHaveLength(6))
  expect(new Set(events().map(({ id }) => id)).size).toBe(2)
})

test('dropped and rejected events are delivered again', async () => {
  await stage.simulate('webhooks', { drop: 3 })
  stage.answerWebhooksWith(500)
  await subscribe()
  await vi.waitFor(() => expect(stage.received.length).toBeGreaterThan(0), { timeout: 5_000 })
  stage.answerWebhooksWith(200)
  const accepted = () => new Set(events().map(({ type }) => type))
  await vi.waitFor(() => expect([...accepted()]).toEqual(expect.arrayContaining(firstTypes)), { timeout: 10_000 })
})

test('a dispute and a refund are recorded on their charge', async () => {
  const customer = await subscribe()
  const dispute = (await (await stage.simulate('dispute', { customer })).json()) as { charge: string }
  expect((await stage.stripe.charges.retrieve(dispute.charge)).customer).toBe(customer)
  await stage.simulate('refund', { customer })
  expect(await stage.stripe.charges.retrieve(dispute.charge)).toMatchObject({ disputed: true, refunded: true })
  const types = () => events().map(({ type }) => type)
  await vi.waitFor(() => expect(types()).toContain('charge.dispute.created'))
  // The webhook is not subscribed to refunds.
  expect(types()).not.toContain('charge.refunded')
})

test('customers and prices are kept across a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.json')
  const first = await stagePayments(file)
  const { id } = await first.stripe.customers.create({ name: 'Ann' })
  await first.stop()
  const second = await stagePayments(file)
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ name: 'Ann' })
  expect((await second.stripe.prices.list({ limit: 100 })).data).toHaveLength(4)
  await second.stop()
})
