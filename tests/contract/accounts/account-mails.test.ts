import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passwordResetEmail } from '../../../lib/accounts/account-emails.ts'
import { accountPaths } from '../../../lib/accounts/documents.ts'
import type { PaymentEvent } from '../../../lib/billing/payment-event.ts'
import type { PlanDocument } from '../../../lib/billing/plan-document.ts'
import { epochSecond } from '../../../lib/core/dates.ts'
import { formatInstant } from '../../../lib/core/formats.ts'
import { createAccount } from '../../../lib/server/accounts/create-account.ts'
import { deleteAccount, type EndContext } from '../../../lib/server/accounts/delete-account.ts'
import { type Noticing, noticeLogIn } from '../../../lib/server/accounts/notice-log-in.ts'
import { firestorePlanStore } from '../../../lib/server/billing/context.ts'
import { mailExpiringCards, mailPayment } from '../../../lib/server/billing/payment-emails.ts'
import { MailDocument, queueAccountEmail } from '../../../lib/server/mail/mail-document.ts'
import { now, seedReader } from '../delivery/messages.ts'
import { openStore, siteUrl } from '../delivery/stage.ts'

let store: Awaited<ReturnType<typeof openStore>>
let enqueued: string[] = []
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.stop())
beforeEach(async () => {
  enqueued = []
  for (const { path } of await store.db.listCollections()) await store.db.recursiveDelete(store.db.collection(path))
  await seedReader(store.db)
})

const enqueue = async (id: string) => void enqueued.push(id)
const mails = async () => {
  const { docs } = await store.db.collection('mail').get()
  return docs.map((one) => ({ id: one.id, ...MailDocument.parse(one.data()) }))
}
const subjects = async () => (await mails()).map(({ to, subject }) => `${to}: ${subject}`).sort()

/** A log-in of Ann's, on a browser that sends a cookie or none; returns the cookie it is given. */
async function logIn(cookie: string | null, change: Partial<Noticing> = {}, agoSeconds = 1): Promise<string | null> {
  const nowMs = Date.parse(now)
  const claims = { user_id: 'ann', email: 'ann@example.com', auth_time: nowMs / 1000 - agoSeconds }
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
  const request = new Request(`${siteUrl}/api/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'user-agent': agent, ...(cookie ? { cookie } : {}) },
  })
  const noticing = { db: store.db, siteUrl, now, nowMs, passwordChangedAt: async () => 1_000, ...change }
  const response = await noticeLogIn(request, new Response(null, { status: 204 }), () => noticing)
  return /__Host-device=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? null
}

describe('a letter about an account', () => {
  it('is stored once under its id, even when written three times at once', async () => {
    const keep = () =>
      queueAccountEmail(store.db, 'one', passwordResetEmail('https://x.example/'), { uid: 'ann', to: 'a@x', now })
    expect((await Promise.all([keep(), keep(), keep()])).filter(Boolean)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a log-in', () => {
  it('sends no mail for the first browser, and one for the second', async () => {
    const first = await logIn(null)
    expect(first).toMatch(/^__Host-device=[\w-]{22}$/)
    expect(await logIn(first)).toBeNull()
    expect(await mails()).toEqual([])
    const second = await logIn(null)
    await logIn(second)
    await logIn(first)
    expect(await subjects()).toEqual(['ann@example.com: New log-in to Pointsward: Chrome on Windows'])
  })

  it('is ignored if it only renews a session, and does not trust a cookie we never made', async () => {
    await logIn(null)
    expect(await logIn(null, {}, 3_600)).toBeNull()
    expect(await mails()).toEqual([])
    await logIn('__Host-device=<script>')
    expect(await mails()).toHaveLength(1)
  })

  it('after a password change sends one mail about it', async () => {
    const device = await logIn(null)
    for (let time = 0; time < 2; time += 1) await logIn(device, { passwordChangedAt: async () => 2_000 })
    expect(await subjects()).toEqual(['ann@example.com: Your Pointsward password has changed'])
  })

  it('says when the password changed, however much later the log-in is', async () => {
    const device = await logIn(null)
    const changedAt = Date.parse(now) - 3 * 3_600_000
    await logIn(device, { passwordChangedAt: async () => changedAt })
    expect((await mails())[0]?.text).toContain(`Changed ${formatInstant(new Date(changedAt).toISOString())}.`)
  })

  it('is known by its browser next time even if the password look-up fails', async () => {
    await logIn(null)
    const broken = async () => Promise.reject(new Error('away'))
    const second = await logIn(null, { passwordChangedAt: broken })
    expect(await mails()).toHaveLength(1)
    expect(await logIn(second)).toBeNull()
    expect(await mails()).toHaveLength(1)
  })

  it('is known by its browser next time even if the answer of its commit is lost', async () => {
    await logIn(null)
    const db = {
      doc: (path: string) => store.db.doc(path),
      runTransaction: async (work: Parameters<typeof store.db.runTransaction>[0]) => {
        await store.db.runTransaction(work)
        throw new Error('late')
      },
    }
    const second = await logIn(null, { db: db as never })
    expect(await mails()).toHaveLength(1)
    expect(await logIn(second)).toBeNull()
    expect(await mails()).toHaveLength(1)
  })
})

describe('an account', () => {
  const auth = { getUser: async () => ({ customClaims: {} }), setCustomUserClaims: async () => {} }

  it('with a changed address sends one mail each to the old and the new one', async () => {
    const stores = { db: store.db, auth: auth as never, siteUrl }
    const account = { uid: 'ann', name: 'Ann', email: 'new@example.com', referrer: 'direct' }
    for (let time = 0; time < 2; time += 1) await createAccount(stores, account, now)
    const subject = 'Your Pointsward email address has changed'
    expect(await subjects()).toEqual([`ann@example.com: ${subject}`, `new@example.com: ${subject}`])
  })

  it('that is deleted gets one goodbye mail, even after a deletion that failed at first', async () => {
    let breaks = true
    const ends: EndContext = {
      db: store.db,
      auth: {
        updateUser: async () => ({}) as never,
        getUser: async () => ({ tokensValidAfterTime: new Date(now).toUTCString() }) as never,
        revokeRefreshTokens: async () => {},
        deleteUser: async () => {
          if (breaks) throw new Error('away')
        },
      },
      stripe: () => expect.fail('no payments'),
      enqueue,
    }
    await expect(deleteAccount('ann', ends, now)).rejects.toThrow('away')
    expect(await mails()).toEqual([])
    breaks = false
    await deleteAccount('ann', ends, now)
    const [mail, ...more] = await mails()
    expect([mail?.to, mail?.subject, mail?.uid, more]).toEqual([
      'ann@example.com',
      'Your Pointsward account has been deleted',
      null,
      [],
    ])
    expect(enqueued).toEqual([mail?.id])
  })
})

describe('a payment', () => {
  const invoice = {
    id: 'in_1',
    number: 'PW-1',
    currency: 'aud',
    total: 1_900,
    amount_paid: 1_900,
    amount_due: 1_900,
    attempt_count: 1,
    lines: { data: [{ description: 'Gold, monthly', amount: 1_900, period: { end: 1_798_000_000 } }] },
  }
  const event = (type: string, change: object = {}): PaymentEvent => {
    return { id: 'evt_1', type, created: 1_795_400_000, data: { object: { ...invoice, ...change } } }
  }
  let status = 'open'
  beforeEach(() => {
    status = 'open'
  })
  const stripe = { invoices: { retrieve: async (id: string) => ({ id, status }) } } as never
  const tell = (one: PaymentEvent) => mailPayment(one, 'ann', { db: store.db, siteUrl, now, enqueue, stripe })

  it('has one receipt, and one mail per failed attempt, however often the events arrive', async () => {
    for (let time = 0; time < 2; time += 1) {
      await tell(event('invoice.payment_failed'))
      await tell(event('invoice.payment_failed', { attempt_count: 2 }))
    }
    for (const { id } of await mails()) await store.db.doc(`mail/${id}`).update({ status: 'sent' })
    for (let time = 0; time < 2; time += 1) await tell(event('invoice.paid', { attempt_count: 3 }))
    const failed = 'ann@example.com: Your payment of $19.00 to Pointsward didn’t go through'
    expect(await subjects()).toEqual(['ann@example.com: Your Pointsward receipt, 23 Nov 2026', failed, failed].sort())
    expect(enqueued).toHaveLength(3)
    const receipt = (await mails()).find(({ id }) => id === 'receipt-in_1')
    expect(receipt?.page?.rows).toContainEqual({ name: 'Gold, monthly', value: '$19.00' })
    expect(receipt?.page?.rows).toContainEqual({ name: 'Invoice', value: 'PW-1' })
  })

  it('recalls that earlier attempts failed, where that is still waiting to be sent', async () => {
    for (const attempt_count of [1, 2, 3]) await tell(event('invoice.payment_failed', { attempt_count }))
    await store.db.doc('mail/payment-failed-in_1-2').update({ status: 'sending' })
    await tell(event('invoice.paid', { attempt_count: 4 }))
    expect((await mails()).map(({ id }) => id)).toEqual(['payment-failed-in_1-2', 'receipt-in_1'])
  })

  it.each([
    ['paid', 0],
    ['void', 0],
    ['uncollectible', 1],
  ])('that failed, on an invoice that is %s when its event arrives, has %i mails', async (latest, count) => {
    status = latest
    await tell(event('invoice.payment_failed'))
    expect(await mails()).toHaveLength(count)
  })

  it('of nothing sends no mail, nor does another or a malformed event', async () => {
    await tell(event('invoice.paid', { amount_paid: 0 }))
    await tell(event('customer.subscription.updated'))
    await tell({ ...event('invoice.paid'), data: { object: { id: 7 } } })
    expect(await mails()).toEqual([])
  })

  it('that changes a plan sends one mail with the change, and none for a new period', async () => {
    const plans = firestorePlanStore({ db: store.db, auth: {} as never, siteUrl }, now)
    const silver: PlanDocument = { name: { slug: 'silver' }, status: 'active', periodEnd: '2026-12-23T00:00:00.000Z' }
    const change = (after: PlanDocument) =>
      plans.transaction(async (transaction) => {
        const before = await transaction.findPlan('ann')
        if (before) transaction.writePlan('ann', after, before)
      })
    await change(silver)
    await change({ ...silver, periodEnd: '2027-01-23T00:00:00.000Z' })
    await change({ ...silver, status: 'cancelled' })
    expect(await subjects()).toEqual([
      'ann@example.com: Silver ends on 23 Dec 2026',
      'ann@example.com: You’re now on Silver',
    ])
    expect((await store.db.doc(accountPaths.plan('ann')).get()).get('status')).toBe('cancelled')
  })
})

it('a plan that stayed the same is written too, without a mail, so that a slower transaction that read it starts again', async () => {
  const plans = firestorePlanStore({ db: store.db, auth: {} as never, siteUrl }, now)
  const readUpdateTime = async () => (await store.db.doc(accountPaths.plan('ann')).get()).updateTime?.toMillis()
  const before = await readUpdateTime()
  await plans.transaction(async (transaction) => {
    const plan = await transaction.findPlan('ann')
    if (plan) transaction.writePlan('ann', plan, plan)
  })
  expect(await readUpdateTime()).toBeGreaterThan(before ?? Infinity)
  expect(await mails()).toEqual([])
})

describe('a card that expires', () => {
  type Sold = { customer: string; cancel_at_period_end: boolean; items: { data: { current_period_end: number }[] } }
  /** The payment provider's answers: subscriptions, and one card or none for each customer. */
  const stripeWith = (sold: Sold[], cards: Record<string, { exp_month: number; exp_year: number } | Error>) => ({
    subscriptions: {
      list: async function* ({ status }: { status: string }) {
        expect(status).toBe('active')
        yield* sold
      },
    },
    paymentMethods: {
      list: async ({ customer }: { customer: string }) => {
        const card = cards[customer]
        if (card instanceof Error) throw card
        return { data: card ? [{ id: `pm_${customer}`, card: { last4: '4242', ...card } }] : [] }
      },
    },
  })
  const goesOn = (customer: string, until = '2027-11-20T00:00:00.000Z') => ({
    customer,
    cancel_at_period_end: false,
    items: { data: [{ current_period_end: epochSecond(until) }] },
  })
  const november = { exp_month: 11, exp_year: 2026 }

  /** One night's run. */
  const night = async (sold: Sold[], cards: Parameters<typeof stripeWith>[1], at = now) =>
    mailExpiringCards(stripeWith(sold, cards) as never, { db: store.db, siteUrl, now: at, enqueue })

  beforeEach(async () => {
    for (const uid of ['ann', 'bob']) {
      await seedReader(store.db, { uid })
      await store.db.doc(accountPaths.paymentCustomer(uid)).set({ uid, customerId: `cus_${uid}` })
    }
  })

  it('gets one mail, however many nights follow, and another with a new expiry date', async () => {
    for (let time = 0; time < 2; time += 1) await night([goesOn('cus_ann')], { cus_ann: november })
    expect(await subjects()).toEqual(['ann@example.com: Your card ending 4242 is about to expire'])
    expect(enqueued).toHaveLength(1)
    const [mail] = await mails()
    expect(mail?.page?.lead).toContain('expires 11/2026')
    expect(mail?.page?.button?.href).toBe(`${siteUrl}/dashboard/billing`)
    await night([goesOn('cus_ann')], { cus_ann: { exp_month: 12, exp_year: 2026 } }, '2026-12-15T01:00:00.000Z')
    expect(enqueued).toHaveLength(2)
  })

  it('gets a mail although another member’s card can’t be read', async () => {
    const cards = { cus_ann: new Error('the provider is busy'), cus_bob: november }
    expect(await night([goesOn('cus_ann'), goesOn('cus_bob')], cards)).toBe(1)
    expect(await subjects()).toEqual(['bob@example.com: Your card ending 4242 is about to expire'])
  })

  it('gets a mail from three weeks before its month ends until the month is over', async () => {
    for (const [at, count] of [
      ['2026-11-08T12:59:00.000Z', 0],
      ['2026-11-08T13:00:00.000Z', 1],
      ['2026-11-30T12:59:00.000Z', 1],
      ['2026-11-30T13:00:00.000Z', 0],
    ] as const) {
      expect(await night([goesOn('cus_ann')], { cus_ann: november }, at), at).toBe(count)
    }
  })

  it('gets a mail only if the next payment comes after its last day', async () => {
    for (const [until, count] of [
      ['2026-11-30T12:59:00.000Z', 0],
      ['2026-11-30T13:00:00.000Z', 1],
    ] as const) {
      expect(await night([goesOn('cus_ann', until)], { cus_ann: november }), until).toBe(count)
    }
  })

  it('gets no mail if the plan ends, no card is stored or the customer is unknown', async () => {
    const ending = { ...goesOn('cus_ann'), cancel_at_period_end: true }
    await night([ending, goesOn('cus_bob'), goesOn('cus_gone')], { cus_ann: november, cus_gone: november })
    expect(await mails()).toEqual([])
  })
})
