import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AuditSection } from '../../../../components/admin/audit-section.tsx'
import { FailedMessagesSection } from '../../../../components/admin/failed-messages-section.tsx'
import { FeatureFlagsSection } from '../../../../components/admin/feature-flags-section.tsx'
import { FiguresSection } from '../../../../components/admin/figures-section.tsx'
import { InboxSection } from '../../../../components/admin/inbox-section.tsx'
import { IncidentsSection } from '../../../../components/admin/incidents-section.tsx'
import { MembersSection } from '../../../../components/admin/members-section.tsx'
import { ModerationSection } from '../../../../components/admin/moderation-section.tsx'
import { OverviewSection } from '../../../../components/admin/overview-section.tsx'
import { SeatsSection } from '../../../../components/admin/seats-section.tsx'
import { WineSection } from '../../../../components/admin/wine-section.tsx'
import { AccountProvider } from '../../../../lib/accounts/client/account-provider.tsx'
import { type AdminPath, sectionAt } from '../../../../lib/admin/sections.ts'
import { withOutcome, withRoutes } from '../../../../lib/availability/coverage-ledger.ts'
import { epochSecond } from '../../../../lib/core/dates.ts'
import { updateLedger } from '../../../../lib/server/availability/coverage-store.ts'
import { adminFirestore } from '../../../../lib/server/firebase-admin.ts'
import { startFirestore } from '../../../../packages/firestore-local/src/server.ts'
import { settings } from '../../../contract/delivery/messages.ts'
import { stagePayments } from '../../local/payments/stage.ts'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }))

let server: Awaited<ReturnType<typeof startFirestore>>
let payments: Awaited<ReturnType<typeof stagePayments>>
const now = new Date().toISOString()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

beforeAll(async () => {
  server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  Object.assign(process.env, {
    GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    // Without this the admin SDK looks for a metadata server on the network.
    METADATA_SERVER_DETECTION: 'none',
    MESSAGE_PRICES: 'email=0.0006',
  })
  payments = await stagePayments()
})
afterAll(async () => {
  await payments.stop()
  await server.stop()
})

const away = () => {
  throw new Error('away')
}
/** An auth service with an account for each of these, just used and with a confirmed address. */
const knowing = (...uids: string[]) => {
  const users = uids.map((uid) => ({ uid, emailVerified: true, metadata: { lastRefreshTime: now } }))
  return { listUsers: async () => ({ users: users as never }) }
}

const router = { push() {}, replace() {}, refresh() {}, back() {}, forward() {}, prefetch() {} }

/** The text that a section shows. */
async function shown(room: ReactNode): Promise<string> {
  const page = (
    <AppRouterContext value={router as never}>
      <AccountProvider>{room}</AccountProvider>
    </AppRouterContext>
  )
  const faults: unknown[] = []
  const { prelude } = await prerender(page, { onError: (error) => void faults.push(error) })
  expect(faults).toEqual([])
  const html = await new Response(prelude).text()
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const params = {}

describe('for a visitor who gets past the proxy', () => {
  const root = process.cwd()
  const files = readdirSync('app/admin', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /page\.tsx$/.test(file),
  )

  it.each(files)('%s shows nothing but its title and a refusal', async (file) => {
    const { default: Page } = await import(/* @vite-ignore */ `${root}/app/admin/${file}`)
    const { title, summary } = sectionAt(`/admin/${dirname(file)}` as AdminPath)
    const text = await shown(<Page searchParams={Promise.resolve({})} />)
    expect(text.trim()).toBe(`${title} ${summary} This page is for the team only.`)
  })
})

describe('with an empty database', () => {
  it('every section renders and says that there is nothing', async () => {
    expect(await shown(<OverviewSection />)).toContain('All clear')
    expect(await shown(<InboxSection params={params} />)).toContain('No booking requests here.')
    expect(await shown(<ModerationSection />)).toContain('No reviews waiting.')
    expect(await shown(<SeatsSection />)).toContain('No routes are due.')
    expect(await shown(<FailedMessagesSection />)).toContain('No failed messages.')
    expect(await shown(<MembersSection params={params} />)).toContain('No matches.')
    expect(await shown(<WineSection />)).toContain('No offers yet.')
    expect(await shown(<IncidentsSection />)).toContain('No incidents')
    expect(await shown(<FeatureFlagsSection />)).toContain('Message for all visitors')
    expect(await shown(<AuditSection params={params} />)).toContain('No actions yet.')
    const figures = await shown(<FiguresSection auth={knowing()} stripe={() => payments.stripe} />)
    expect(figures).toContain('No sign-ups in these months.')
    expect(figures).toContain('Every alert this old has found something.')
  })
})

describe('with a week of business', () => {
  beforeAll(async () => {
    const db = adminFirestore()
    const set = (path: string, data: object) => db.doc(path).set(data)
    const form = { uid: null, createdAt: now, status: 'new', published: false }
    await set('users/ann', {
      ...{ name: 'Ann Example', email: 'ann@pointsward.test', createdAt: now, referrer: 'https://blog.example/a' },
      ...{ referredBy: null, referralCode: 'abc', marketing: { email: false } },
    })
    await set('users/ann/private/plan', {
      ...{ name: { slug: 'gold' }, status: 'past-due', periodEnd: now, period: 'monthly' },
      stripe: { customerId: 'cus_1' },
    })
    await set('forms/B-1', {
      ...{ ...form, kind: 'booking', reference: 'B-1' },
      values: { name: 'Bea', email: 'bea@pointsward.test', from: 'Sydney', to: 'Tokyo', cabin: 'J' },
      notes: [{ at: now, by: 'boss@pointsward.test', text: 'Offered two dates' }],
    })
    await set('forms/R-1', {
      ...form,
      kind: 'review',
      reference: 'R-1',
      values: { name: 'Cy', stars: '4', message: 'Fine' },
    })
    await set('bid-reports/ann_SYD-LAX_2026-11-01', {
      ...{ program: 'qantas', from: 'SYD', to: 'LAX', cabin: 'J', points: 9_000, aud: 700, flownOn: '2026-11-01' },
      ...{ outcome: 'accepted', uid: 'ann', group: 'long-haul', status: 'pending', createdAt: now },
    })
    await set('referrals/abc', { uid: 'ann', count: 3, payments: 1, leaderboardName: 'Points Pirate' })
    await set('incidents/i1', {
      ...{ title: 'Mails are late', body: 'By an hour.', parts: ['alerts'], state: 'watching' },
      ...{ startedAt: now, resolvedAt: null, updates: [{ at: now, state: 'watching', text: 'Mended.' }] },
    })
    await updateLedger(db, { source: { kind: 'sample', name: 'sample data' }, program: 'qantas' }, (ledger) =>
      withOutcome(
        withRoutes(
          ledger,
          [
            { from: 'SYD', to: 'SIN', daysAhead: 330 },
            { from: 'SYD', to: 'LAX', daysAhead: 330 },
          ],
          now,
        ),
        'SYD-LAX',
        { start: '2026-12-01', end: '2026-12-02', at: epochSecond(now), fault: 'timed-out' },
      ),
    )
  })

  it('shows open work, where members came from and their plans, and finds a member by name', async () => {
    const overview = await shown(<OverviewSection />)
    for (const words of [
      '1 new booking request ',
      '1 review to read',
      '1 open incident ',
      'blog.example',
      'Gold, monthly',
    ]) {
      expect(overview).toContain(words)
    }
    expect(await shown(<MembersSection params={{ q: 'Ann' }} />)).toContain('ann@pointsward.test')
  })

  it('shows revenue, message costs, conversion and churn, and how many alerts find nothing', async () => {
    const db = adminFirestore()
    const { stripe } = payments
    const customer = (await stripe.customers.create({ email: 'ann@pointsward.test' })).id
    const [price] = (await stripe.prices.list({ lookup_keys: ['gold_monthly'] })).data
    const { url } = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, line_items: [{ price: price?.id ?? '', quantity: 1 }] },
      ...{ success_url: 'http://localhost:3000/ok', cancel_url: 'http://localhost:3000/no' },
    })
    await payments.submit(url ?? '', { card: '4242424242424242' })
    await db.doc('payment-customers/ann').set({ uid: 'ann', customerId: customer })
    const dates = { start: '2020-01-01', end: '2999-01-01' }
    for (const [place, days] of [['07', 120] as const, ['08', 5] as const]) {
      await db.doc(`users/ann/alerts/${place}`).set({ settings: settings({ dates }), updatedAt: ago(days) })
    }
    const sent = { channel: 'email', status: 'sent', createdAt: now }
    await Promise.all(Array.from({ length: 500 }, (_, at) => db.doc(`outbox/m${at}`).set(sent)))
    await db.doc('outbox/old').set({ ...sent, createdAt: ago(31).toISOString() })
    await db.doc('outbox/push').set({ ...sent, channel: 'push' })
    const figures = await shown(<FiguresSection auth={knowing('ann')} stripe={() => stripe} />)
    const amount = `$${((price?.unit_amount ?? 0) / 100).toFixed(2)}`
    for (const words of [
      `Monthly recurring revenue ${amount}`,
      // This month: recurring, received, paying before, won, lost, churn.
      ` ${amount} ${amount} 0 1 0 –`,
      'Paying customers 1',
      'Confirmed their address 1 · 100%',
      'Paid 1 · 100%',
      'Email: alerts and reminders 500 $0.0006 $0.30',
      'Notifications 1 Price not set –',
      'without 1 messages that have no price',
      'without a match for 90 days: 1.',
    ]) {
      expect(figures).toContain(words)
    }
    await payments.simulate('refund', { customer })
    expect(await shown(<FiguresSection auth={knowing('ann')} stripe={() => stripe} />)).toContain(
      ` ${amount} $0.00 0 1 0 –`,
    )
  })

  it('shows the other figures while the payment provider doesn’t answer', async () => {
    const figures = await shown(<FiguresSection auth={knowing('ann')} stripe={away} />)
    expect(figures).toContain('The payment provider didn’t answer.')
    expect(figures).toContain('Confirmed their address 1')
    expect(figures).not.toContain('Ever paid')
  })

  it('shows submitted forms with the team’s notes, reports to moderate, and incidents', async () => {
    const inbox = await shown(<InboxSection params={params} />)
    for (const words of ['B-1', 'Bea', 'Cabin: Business', 'Offered two dates', 'Mark as answered']) {
      expect(inbox).toContain(words)
    }
    const moderation = await shown(<ModerationSection />)
    for (const words of ['4 of 5 stars', 'SYD-LAX J', '9,000', 'Points Pirate', 'not reviewed']) {
      expect(moderation).toContain(words)
    }
    expect(await shown(<IncidentsSection />)).toContain('Fixed, monitoring')
  })

  it('shows why a route is next, and which checks failed', async () => {
    const seats = await shown(<SeatsSection />)
    for (const words of [
      'sample data (sample)',
      'SYD-SIN',
      'Never checked;',
      'timed-out',
      '2026-12-01 to 2026-12-02',
    ]) {
      expect(seats).toContain(words)
    }
  })
})
