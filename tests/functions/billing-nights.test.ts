import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Parties } from '../../lib/billing/follow-payments.ts'
import { completeReferrals, creditFirstPayment, readLeaderboard } from '../../lib/server/accounts/referrals.ts'
import { firestorePlanStore } from '../../lib/server/billing/context.ts'
import { providerReads } from '../../lib/server/billing/provider-reads.ts'
import { reconcilePlans } from '../../lib/server/billing/reconcile.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { checkoutOf, customerIdOf, documentAt, newMember, payAt, planOf, provider, simulate } from './members.ts'

let backend: Backend
const now = '2026-11-20T17:15:00.000Z'
const patient = { timeout: 25_000, interval: 100 }

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())
beforeEach(() => simulate('webhooks', { hold: false, reversed: false, duplicates: 0, drop: 0, delayMs: 0 }))

const parties = (): Parties => ({
  provider: providerReads(provider()),
  store: firestorePlanStore({ db: adminFirestore(), auth: adminAuth() }, now),
})

async function night() {
  const reports: string[] = []
  const found = await reconcilePlans(adminFirestore(), parties(), now, (what, details) =>
    reports.push(`${what} ${JSON.stringify(details)}`),
  )
  return { found, reports }
}

describe('the nightly run', () => {
  it('repairs a plan whose events were lost, reports it, and repairs nothing the next night', async () => {
    const ann = await newMember('night')
    // Every delivery of this payment is lost for good.
    await simulate('webhooks', { hold: true })
    await payAt((await checkoutOf(ann)).url)
    const repairsOfAnn = ({ reports }: { reports: string[] }) =>
      reports.filter((line) => line.startsWith('plan repaired') && line.includes(ann.uid))
    const first = await night()
    expect(first.found.repaired).toBeGreaterThanOrEqual(1)
    expect(repairsOfAnn(first)).toHaveLength(1)
    expect((await planOf(ann.uid))?.name).toEqual({ slug: 'gold' })
    expect((await adminAuth().getUser(ann.uid)).customClaims).toEqual({ plan: 'gold' })
    expect(repairsOfAnn(await night())).toEqual([])
    expect(await documentAt('plan-reconciliations/2026-11-20')).toMatchObject({ at: now, failed: 0 })
  }, 60_000)

  it('removes a plan that was written by mistake, and keeps one given by hand', async () => {
    const [faulty, given] = [await newMember('fault'), await newMember('given')]
    await checkoutOf(faulty)
    await checkoutOf(given)
    const db = adminFirestore()
    const gold = { name: { slug: 'gold' }, status: 'active', periodEnd: null }
    await db.doc(`users/${faulty.uid}/private/plan`).set({ ...gold, stripe: { customerId: 'cus_gone' } })
    await db.doc(`users/${given.uid}/private/plan`).set(gold)
    await night()
    expect((await planOf(faulty.uid))?.name).toEqual({ slug: 'free' })
    expect((await planOf(given.uid))?.name).toEqual({ slug: 'gold' })
  }, 60_000)

  it('continues after a member whose plan can’t be read', async () => {
    const ann = await newMember('after')
    await simulate('webhooks', { hold: true })
    await payAt((await checkoutOf(ann)).url)
    await adminFirestore()
      .doc('users/broken/private/plan')
      .set({ name: { slug: 'platinum' } })
    await adminFirestore().doc('payment-customers/broken').set({ uid: 'broken', customerId: 'cus_broken' })
    const { found } = await night()
    expect(found.failed).toBe(1)
    expect((await planOf(ann.uid))?.name).toEqual({ slug: 'gold' })
    await adminFirestore().doc('payment-customers/broken').delete()
    await adminFirestore().doc('users/broken/private/plan').delete()
  }, 60_000)
})

describe('a first payment', () => {
  const referralOf = async (uid: string) => {
    const code = (await documentAt(`users/${uid}`))?.referralCode as string
    return { code, ...((await documentAt(`referrals/${code}`)) as { count: number; payments: number }) }
  }

  it('credits the referrer once, and only when the sign-up counts', async () => {
    const [referrer, friend] = [await newMember('referrer'), await newMember('friend')]
    const { code } = await referralOf(referrer.uid)
    await call('claimReferral', { code }, friend.token)
    await payAt((await checkoutOf(friend)).url)
    await vi.waitFor(
      async () => expect((await documentAt(`referrals/${code}/credits/${friend.uid}`))?.paidAt).toBeDefined(),
      patient,
    )
    expect(await referralOf(referrer.uid)).toMatchObject({ count: 0, payments: 0 })
    const weekAgo = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await adminFirestore().doc(`users/${friend.uid}`).update({ createdAt: weekAgo })
    await adminFirestore().doc(`referral-claims/${friend.uid}`).update({ checkAt: weekAgo })
    await adminAuth().updateUser(friend.uid, { emailVerified: true })
    await completeReferrals({ db: adminFirestore(), auth: adminAuth() }, new Date().toISOString())
    expect(await referralOf(referrer.uid)).toMatchObject({ count: 1, payments: 1 })
    const customerId = await customerIdOf(friend.uid)
    await simulate('period-end', { customer: customerId })
    const credited = await creditFirstPayment(adminFirestore(), provider(), { uid: friend.uid, customerId }, now)
    expect(credited).toBe(false)
    expect(await referralOf(referrer.uid)).toMatchObject({ count: 1, payments: 1 })
  }, 60_000)

  it('credits no member who used their own code', async () => {
    const alone = await newMember('alone')
    const { code } = await referralOf(alone.uid)
    await call('claimReferral', { code }, alone.token)
    await payAt((await checkoutOf(alone)).url)
    await vi.waitFor(async () => expect((await planOf(alone.uid))?.name).toEqual({ slug: 'gold' }), patient)
    expect(await referralOf(alone.uid)).toMatchObject({ count: 0, payments: 0 })
  }, 60_000)

  it('puts only members with an approved name on the leaderboard, most sign-ups first', async () => {
    const members = await Promise.all(['one', 'two', 'three'].map(newMember))
    const [one, two, three] = await Promise.all(members.map(({ uid }) => referralOf(uid)))
    const db = adminFirestore()
    const named = (name: string, shown = true) => ({ leaderboardName: name, nameVerdict: { name, shown } })
    await db.doc(`referrals/${one?.code}`).update({ count: 101, ...named('One') })
    await db.doc(`referrals/${two?.code}`).update({ count: 103, payments: 2, ...named('Two') })
    await db.doc(`referrals/${three?.code}`).update({ count: 105 })
    // The first name was never checked, the second changed since its check, and the third was rejected.
    await db.doc('referrals/four').set({ uid: 'four', count: 106, leaderboardName: 'Four' })
    await db.doc('referrals/five').set({ uid: 'five', count: 107, ...named('Five'), leaderboardName: 'Rude' })
    await db.doc('referrals/six').set({ uid: 'six', count: 108, ...named('Six', false) })
    await db.doc('referrals/seven').set({ uid: 'seven', count: 'many', ...named('Seven') })
    const { entries } = await readLeaderboard(db)
    expect(entries.slice(0, 2)).toEqual([
      { name: 'Two', signUps: 103, payments: 2 },
      { name: 'One', signUps: 101, payments: 0 },
    ])
  })
})
