import type { DocumentReference } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { finishAccountEnds } from '../../lib/server/accounts/delete-account.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signInDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import {
  checkoutOf,
  customerIdOf,
  documentAt,
  memberPassword,
  newMember,
  payAt,
  planOf,
  provider,
  type TestMember,
} from './members.ts'

let backend: Backend
const now = '2026-11-20T17:15:00.000Z'
const patient = { timeout: 25_000, interval: 100 }

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

/** A member with data in every place that can hold some. */
async function fullMember() {
  const [referrer, member, friend] = [await newMember('by'), await newMember('full'), await newMember('friend')]
  const codeOf = async (uid: string) => (await documentAt(`users/${uid}`))?.referralCode as string
  await call('claimReferral', { code: await codeOf(referrer.uid) }, member.token)
  await call('claimReferral', { code: await codeOf(member.uid) }, friend.token)
  await payAt((await checkoutOf(member)).url)
  await vi.waitFor(async () => expect((await planOf(member.uid))?.name).toEqual({ slug: 'gold' }), patient)
  const db = adminFirestore()
  const under = `users/${member.uid}`
  await db.doc(`${under}/alerts/00`).set({ settings: { name: 'Mine' } })
  await db.doc(`${under}/seat-alerts/00`).set({ settings: { name: 'Mine' } })
  await db.doc(`${under}/search-history/a`).set({ title: 'SYD to SIN' })
  await db.doc(`${under}/alerts/00/matches/deep`).set({ deep: true })
  for (const path of ['reviews/r', 'bid-reports/b', 'booking-requests/q', 'messages/m', 'mail/x', 'new-kind/n']) {
    await db.doc(`${path}-${member.uid}`).set({ uid: member.uid, text: `of ${member.email}` })
  }
  return { referrer, member, friend, code: await codeOf(member.uid), customer: await customerIdOf(member.uid) }
}

/** Every document of the database as text, by its path. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const visit = async (reference: DocumentReference): Promise<void> => {
    const document = await reference.get()
    if (document.exists) found.set(reference.path, JSON.stringify(document.data()))
    for (const collection of await reference.listCollections()) {
      for (const child of await collection.listDocuments()) await visit(child)
    }
  }
  for (const collection of await adminFirestore().listCollections()) {
    for (const child of await collection.listDocuments()) await visit(child)
  }
  return found
}

const traces = async (...words: string[]) =>
  [...(await everything())].filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))

const endAccount = (member: TestMember, confirmation: unknown = member.email) =>
  call('deleteMyAccount', { confirmation }, member.token)

describe('exportMyData', () => {
  it('returns everything stored about the caller, and nothing about others', async () => {
    const { member, friend } = await fullMember()
    const { status, result } = await call('exportMyData', {}, member.token)
    expect(status).toBe(200)
    const data = result as { account: object; documents: Record<string, unknown>; payments: { invoices: unknown[] } }
    expect(data.account).toMatchObject({ uid: member.uid, email: member.email, claims: { plan: 'gold' } })
    const paths = [...(await everything())]
      .filter(([path, text]) => path.startsWith(`users/${member.uid}`) || text.includes(`"uid":"${member.uid}"`))
      .map(([path]) => path)
    expect(Object.keys(data.documents).sort()).toEqual(paths.sort())
    expect(data.payments.invoices).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(friend.email)
    expect(await call('exportMyData', {})).toMatchObject({ status: 401 })
  }, 120_000)
})

describe('deleteMyAccount', () => {
  it('leaves no document but a last mail, no running subscription and no log-in', async () => {
    const { referrer, member, friend, code, customer } = await fullMember()
    expect(await endAccount(member)).toMatchObject({ status: 200, result: { deleted: true } })
    // Only the last mail is left; it names nothing but the address, and is deleted with the other sent mails.
    const left = await traces(member.uid, member.email, code)
    expect(left.map(([path]) => path)).toEqual([expect.stringMatching(/^mail\/deleted-[0-9a-f]{32}$/)])
    expect(await traces(member.uid, code)).toEqual([])
    await expect(adminAuth().getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    const { data } = await provider().subscriptions.list({ customer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    expect(await provider().customers.retrieve(customer)).toMatchObject({ deleted: true })
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
    await expect(signInDirectly(host, member.email, memberPassword)).rejects.toThrow()
    // Other members keep their data.
    const referral = await documentAt(`users/${referrer.uid}`)
    expect(await documentAt(`referrals/${referral?.referralCode}`)).toMatchObject({ count: 0, waiting: 0 })
    expect(await documentAt(`users/${friend.uid}`)).toMatchObject({ referredBy: 'departed' })
  }, 120_000)

  it('is not undone by an event or a request that comes after it', async () => {
    const { member } = await fullMember()
    await endAccount(member)
    // The provider's events about the deletion have arrived by now, or arrive during these calls.
    const again = { userInfo: { name: 'Ann', email: member.email }, userId: member.uid, metadata: { referrer: '' } }
    expect(await call('createNewUser', again, member.token)).toMatchObject({ status: 401 })
    expect(await endAccount(member)).toMatchObject({ status: 401 })
    expect(await traces(member.uid)).toEqual([])
  }, 120_000)

  it('refuses another address, a missing address, and guests', async () => {
    const member = await newMember('stays')
    expect(await endAccount(member, 'other@pointsward.test')).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    expect(await endAccount(member, null)).toMatchObject({ status: 400 })
    expect(await call('deleteMyAccount', { confirmation: member.email })).toMatchObject({ status: 401 })
    expect(await documentAt(`users/${member.uid}`)).toBeDefined()
  })

  it('is finished by the nightly run if it broke off', async () => {
    const { member, customer } = await fullMember()
    const db = adminFirestore()
    await db.doc(`account-ends/${member.uid}`).set({ uid: member.uid, wishedAt: now })
    await adminAuth().updateUser(member.uid, { disabled: true })
    const away = {
      db,
      auth: adminAuth(),
      stripe: () => {
        throw new Error('the provider is away')
      },
    }
    expect(await finishAccountEnds(away, now)).toEqual({ ended: 0, failed: 1 })
    // Nothing is deleted before the subscription, so that nobody is charged for a half-deleted account.
    expect(await documentAt(`users/${member.uid}`)).toBeDefined()
    expect(await finishAccountEnds({ db, auth: adminAuth(), stripe: provider }, now)).toEqual({ ended: 1, failed: 0 })
    expect(await traces(member.uid)).toEqual([])
    expect(await provider().customers.retrieve(customer)).toMatchObject({ deleted: true })
  }, 120_000)
})
