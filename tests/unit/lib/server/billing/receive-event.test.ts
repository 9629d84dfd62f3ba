import fc from 'fast-check'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { largestEventBytes } from '../../../../../lib/billing/payment-event.ts'
import { type RawEvent, receiveEvent } from '../../../../../lib/server/billing/receive-event.ts'
import { customerId, ImaginedProvider, MemoryPlans } from '../../billing/imagined-provider.ts'

const secret = 'whsec_test'
const now = 1_795_000_000
const { webhooks } = new Stripe('sk_test_x')

let provider: ImaginedProvider
let plans: MemoryPlans
let faults: string[]
let followed: string[]

beforeEach(() => {
  const atOnce = async () => {}
  provider = new ImaginedProvider(atOnce)
  plans = new MemoryPlans(atOnce)
  provider.happen('subscribe-gold')
  faults = []
  followed = []
})

const body = (change: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.created',
    created: now,
    data: { object: { customer: customerId } },
    ...change,
  })
const signed = (payload: string, timestamp = now, key = secret) =>
  webhooks.generateTestHeaderString({ payload, secret: key, timestamp })

function receive(payload: string, signature: string | undefined = signed(payload), change: Partial<RawEvent> = {}) {
  return receiveEvent(
    { method: 'POST', body: Buffer.from(payload), signature, ...change },
    {
      ...{ webhooks, secret, nowMs: now * 1000, parties: { provider, store: plans } },
      afterwards: async ({ id }) => void followed.push(id),
      onFault: (what) => void faults.push(what),
    },
  )
}

async function expectNothingChanged() {
  expect(plans.writes).toBe(0)
  expect(plans.plan.name.slug).toBe('free')
  expect(plans.claim).toBe('free')
  expect(followed).toEqual([])
}

describe('receiveEvent', () => {
  it('applies a signed event once and reports the outcome', async () => {
    expect(await receive(body())).toEqual({ status: 200, text: 'applied' })
    expect(await receive(body())).toEqual({ status: 200, text: 'repeated' })
    expect(plans.plan.name.slug).toBe('gold')
    expect(followed).toEqual(['evt_1', 'evt_1'])
  })

  it('ignores an event unrelated to plans', async () => {
    expect(await receive(body({ type: 'customer.updated' }))).toEqual({ status: 200, text: 'unrelated' })
    await expectNothingChanged()
  })

  it('answers 500 so that the event is sent again when applying it fails', async () => {
    plans = new MemoryPlans(
      async () => {},
      () => true,
    )
    const text = 'The event could not be applied. Send it again.'
    expect(await receive(body())).toEqual({ status: 500, text })
    expect(faults).toEqual(['payment event evt_1 (customer.subscription.created) failed'])
    await expectNothingChanged()
  })
})

describe('receiveEvent refuses', () => {
  it('an event without a signature, or signed with another secret', async () => {
    expect((await receive(body(), '')).status).toBe(400)
    expect((await receive(body(), signed(body(), now, 'whsec_other'))).status).toBe(400)
    await expectNothingChanged()
  })

  it('an event replayed more than five minutes later', async () => {
    expect((await receive(body(), signed(body(), now - 301))).status).toBe(400)
    await expectNothingChanged()
    expect((await receive(body(), signed(body(), now - 299))).status).toBe(200)
  })

  it('with a text that says why', async () => {
    const texts = await Promise.all([
      receive(body(), signed(body()), { method: 'GET' }),
      receive(body({ padding: 'x'.repeat(largestEventBytes) })),
      receive(body(), undefined, { signature: undefined }),
      receive('not JSON'),
    ])
    expect(texts).toEqual([
      { status: 405, text: 'Send events with POST.' },
      { status: 413, text: 'The event is too large.' },
      { status: 400, text: 'The event or its signature is not valid.' },
      { status: 400, text: 'The event or its signature is not valid.' },
    ])
    await expectNothingChanged()
  })

  it('an event one byte over the size limit, but not one at the limit', async () => {
    const bare = body({ padding: '' })
    const fill = (bytes: number) => body({ padding: 'x'.repeat(bytes - bare.length) })
    expect((await receive(fill(largestEventBytes + 1))).status).toBe(413)
    await expectNothingChanged()
    expect((await receive(fill(largestEventBytes))).status).toBe(200)
  })

  it.each(['', 'null', '[]', '{"id":"evt_1"}', body({ id: 'users/owner' }), body({ data: { object: null } })])(
    'the correctly signed nonsense %j',
    async (payload) => {
      expect((await receive(payload)).status).toBe(400)
      await expectNothingChanged()
    },
  )

  it('any altered signature or body', async () => {
    const header = signed(body())
    await fc.assert(
      fc.asyncProperty(fc.nat(header.length - 1), fc.constantFrom(...'0123456789abcdef,='), async (at, character) => {
        fc.pre(header[at] !== character)
        const forged = header.slice(0, at) + character + header.slice(at + 1)
        expect((await receive(body(), forged)).status).toBe(400)
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(body().length - 1), async (at) => {
        const forged = `${body().slice(0, at)}~${body().slice(at + 1)}`
        expect((await receive(forged, header)).status).toBe(400)
      }),
    )
    await expectNothingChanged()
  })
})
