import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPaymentEvent, syncPlan } from '../../../../lib/billing/follow-payments.ts'
import { findCustomer, type PaymentEvent } from '../../../../lib/billing/payment-event.ts'
import { getPlanState } from '../../../../lib/billing/plan-state.ts'
import {
  customerId,
  type Happening,
  happenings,
  ImaginedProvider,
  MemoryPlans,
  partiesOf,
  uid,
} from './imagined-provider.ts'

const free = { name: { slug: 'free' as const }, status: 'active' as const, periodEnd: null }
const atOnce = async () => {}

/** How one event is delivered: how late, in how many copies, and how often it is lost before that. */
const Travel = fc.record({ delay: fc.nat(4), copies: fc.integer({ min: 1, max: 3 }), lost: fc.nat(2) })
const Life = fc.record({
  happenings: fc.array(fc.constantFrom(...happenings), { minLength: 1, maxLength: 12 }),
  travels: fc.array(Travel, { minLength: 40, maxLength: 40 }),
  /** How many microtask turns each step waits, used one after the other. */
  pauses: fc.array(fc.oneof(fc.nat(4), fc.nat(40)), { minLength: 17, maxLength: 17 }),
  /** Which writes fail, counted from the first. */
  failures: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
})
type Life = typeof Life extends fc.Arbitrary<infer Value> ? Value : never

/** Plays one life: happenings go on while events about earlier ones are still under way. Returns the final state. */
async function live({ happenings: what, travels, pauses, failures }: Life) {
  let step = 0
  const pause = async () => {
    step += 1
    for (let turn = pauses[step % pauses.length] ?? 0; turn > 0; turn -= 1) await Promise.resolve()
  }
  let attempt = 0
  const failing = () => failures[attempt++] ?? false
  const provider = new ImaginedProvider(pause)
  const plans = new MemoryPlans(pause, failing)
  const parties = partiesOf(provider, plans)
  const underWay: Promise<unknown>[] = []
  const waiting: { at: number; event: PaymentEvent }[] = []
  let delivered = 0
  const deliver = async (event: PaymentEvent): Promise<void> => {
    // The provider resends an event that was not accepted.
    await applyPaymentEvent(event, parties).catch(() => deliver(event))
  }
  for (
    let now = 0;
    now < what.length || waiting.length > 0 || delivered < provider.events.length || underWay.length > 0;
    now += 1
  ) {
    const happening: Happening | undefined = what[now]
    if (happening) provider.happen(happening)
    for (; delivered < provider.events.length; delivered += 1) {
      const event = provider.events[delivered]
      const { delay, copies, lost } = travels[delivered % travels.length] ?? { delay: 0, copies: 1, lost: 0 }
      if (!event) continue
      for (let copy = 0; copy < copies; copy += 1) waiting.push({ at: now + delay * (copy + 1) + lost * 3, event })
    }
    const due = waiting.filter(({ at }) => at <= now)
    waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > now))
    underWay.push(...due.map(({ event }) => deliver(event)))
    // The next happening does not wait for these deliveries.
    await pause()
    if (now >= what.length && waiting.length === 0) await Promise.all(underWay.splice(0))
  }
  return { provider, plans }
}

/** A member on gold, and a function that delivers the newest event. */
async function withGold() {
  const provider = new ImaginedProvider(atOnce)
  const plans = new MemoryPlans(atOnce)
  const parties = partiesOf(provider, plans)
  const tellLast = () => applyPaymentEvent(provider.events.at(-1) as PaymentEvent, parties)
  provider.happen('subscribe-gold')
  await tellLast()
  return { provider, plans, tellLast }
}

describe('following payments', () => {
  it('reaches the plan of the provider’s final state in 10,000 random lives', { timeout: 120_000 }, async () => {
    const plansSeen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(Life, async (life) => {
        const { provider, plans } = await live(life)
        expect(plans.plan).toEqual(getPlanState(free, customerId, provider.final))
        expect(plans.claim).toBe(plans.plan.name.slug)
        plansSeen.add(`${plans.plan.name.slug} ${plans.plan.status}`)
      }),
      { numRuns: 10_000 },
    )
    // Proves that the lives varied: they ended in all of these plans.
    expect([...plansSeen].sort()).toEqual([
      'free active',
      'free past-due',
      'gold active',
      'gold cancelled',
      'gold past-due',
      'silver active',
      'silver cancelled',
      'silver past-due',
    ])
  })

  it('keeps what a later report said, even if that changed nothing', async () => {
    const { provider, plans } = await withGold()
    const slow = { ...partiesOf(provider, plans) }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked = 0
    slow.provider = Object.assign(Object.create(provider), {
      async listSubscriptions() {
        const report = await provider.listSubscriptions()
        asked += 1
        if (asked === 1) await held
        return report
      },
    })
    provider.happen('cancel-at-end')
    const first = syncPlan(uid, customerId, slow)
    while (asked === 0) await Promise.resolve()
    provider.happen('keep')
    await syncPlan(uid, customerId, partiesOf(provider, plans))
    release()
    await first
    expect(plans.plan).toMatchObject({ name: { slug: 'gold' }, status: 'active' })
  })

  it('applies an event once', async () => {
    const provider = new ImaginedProvider(atOnce)
    const plans = new MemoryPlans(atOnce)
    provider.happen('subscribe-gold')
    const [event] = provider.events as [PaymentEvent]
    expect(await applyPaymentEvent(event, partiesOf(provider, plans))).toBe('applied')
    const writes = plans.writes
    expect(await applyPaymentEvent(event, partiesOf(provider, plans))).toBe('repeated')
    expect(plans.writes).toBe(writes)
  })

  it('sets a claim that failed when its event is delivered again', async () => {
    const provider = new ImaginedProvider(atOnce)
    let calls = 0
    // The transaction succeeds, but setting the claim after it fails.
    const plans = new MemoryPlans(atOnce, () => ++calls === 2)
    provider.happen('subscribe-gold')
    const [event] = provider.events as [PaymentEvent]
    await expect(applyPaymentEvent(event, partiesOf(provider, plans))).rejects.toThrow('away')
    expect(plans.claim).toBe('free')
    expect(await applyPaymentEvent(event, partiesOf(provider, plans))).toBe('repeated')
    expect(plans.claim).toBe('gold')
  })

  it('keeps the newer claim when an older one arrives later', async () => {
    const provider = new ImaginedProvider(atOnce)
    const plans = new MemoryPlans(atOnce)
    const parties = partiesOf(provider, plans)
    const setClaim = plans.setClaim.bind(plans)
    let release = () => {}
    let calls = 0
    plans.setClaim = async (member, slug) => {
      calls += 1
      if (calls === 1) {
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      await setClaim(member, slug)
    }
    provider.happen('subscribe-gold')
    const slow = syncPlan(uid, customerId, parties)
    while (calls === 0) await Promise.resolve()
    provider.happen('downgrade')
    await syncPlan(uid, customerId, parties)
    release()
    await slow
    expect(plans).toMatchObject({ plan: { name: { slug: 'silver' } }, claim: 'silver' })
  })

  it('ends the subscription of a fully refunded payment, once', async () => {
    const { provider, plans, tellLast } = await withGold()
    provider.refund()
    expect(await tellLast()).toBe('applied')
    expect(plans).toMatchObject({ plan: free, claim: 'free' })
    expect(provider.events.filter(({ type }) => type === 'customer.subscription.deleted')).toHaveLength(1)
    provider.refund()
    await tellLast()
    expect(provider.events.filter(({ type }) => type === 'customer.subscription.deleted')).toHaveLength(1)
  })

  it('keeps the plan after a partial refund, or a refund for a period that is over', async () => {
    const { provider, plans, tellLast } = await withGold()
    provider.refund({ whole: false })
    await tellLast()
    expect(plans.plan.name.slug).toBe('gold')
    for (let second = 0; second < 20; second += 1) provider.happen('keep')
    provider.happen('period-end')
    provider.refund({ back: 1 })
    await tellLast()
    expect(plans.plan.name.slug).toBe('gold')
    provider.refund()
    await tellLast()
    expect(plans.plan).toEqual(free)
  })

  it('ends the plan of a disputed payment, but not one bought after it', async () => {
    const provider = new ImaginedProvider(atOnce)
    const plans = new MemoryPlans(atOnce)
    provider.happen('subscribe-gold')
    provider.happen('dispute')
    const dispute = provider.events.at(-1) as PaymentEvent
    await applyPaymentEvent(dispute, partiesOf(provider, plans))
    expect(plans.plan.name.slug).toBe('free')
    provider.happen('subscribe-silver')
    const late = { ...dispute, id: 'evt_late' }
    await applyPaymentEvent(late, partiesOf(provider, plans))
    expect(plans.plan.name.slug).toBe('silver')
  })

  it('ignores events that are not about a member’s plan', async () => {
    const provider = new ImaginedProvider(atOnce)
    const plans = new MemoryPlans(atOnce)
    const event = (type: string, object: Record<string, unknown>) => ({
      id: 'evt_x',
      type,
      created: 0,
      data: { object },
    })
    const strangers = [
      event('customer.created', { id: customerId }),
      event('invoice.paid', { customer: 'cus_other' }),
      event('invoice.paid', {}),
      event('invoice.paid', { customer: 'users/member' }),
      event('charge.dispute.created', { charge: 'ch_1', created: 1, status: 'warning_needs_response' }),
    ]
    for (const each of strangers) expect(await applyPaymentEvent(each, partiesOf(provider, plans))).toBe('unrelated')
    expect(plans.writes).toBe(0)
  })

  it('brings the plan up to date without an event', async () => {
    const provider = new ImaginedProvider(atOnce)
    const plans = new MemoryPlans(atOnce)
    provider.happen('subscribe-gold')
    const change = await syncPlan(uid, customerId, partiesOf(provider, plans))
    expect(change?.before).toEqual(free)
    expect(plans).toMatchObject({ plan: { name: { slug: 'gold' } }, claim: 'gold' })
  })
})

describe('findCustomer', () => {
  it('reads the id, even from an expanded customer', () => {
    const event = (object: Record<string, unknown>, type = 'invoice.paid') => ({
      id: 'evt_1',
      type,
      created: 0,
      data: { object },
    })
    expect(findCustomer(event({ customer: 'cus_1' }))).toBe('cus_1')
    expect(findCustomer(event({ customer: { id: 'cus_1' } }))).toBe('cus_1')
    expect(findCustomer(event({ id: 'cus_1' }, 'customer.deleted'))).toBe('cus_1')
    expect(findCustomer(event({ customer: null }))).toBeNull()
  })
})
