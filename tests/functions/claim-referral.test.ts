import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimReferral, completeReferrals } from '../../lib/server/accounts/referrals.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'

let backend: Backend
let counter = 0

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

async function newMember() {
  counter += 1
  const email = `ref.${process.pid}.${counter}@pointsward.test`
  const account = await signUpDirectly(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', email, 'secret-password')
  const uid = account.localId
  await call(
    'createNewUser',
    { userInfo: { name: 'M', email }, userId: uid, metadata: { referrer: '' } },
    account.idToken,
  )
  const document = adminFirestore().doc(`users/${uid}`)
  const code = (await document.get()).get('referralCode') as string
  return { uid, code, token: account.idToken, document }
}

const referralOf = async (code: string) => (await adminFirestore().doc(`referrals/${code}`).get()).data()
const countOf = async (code: string) => (await referralOf(code))?.count
const dayMs = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

type Member = Awaited<ReturnType<typeof newMember>>
/** Runs the nightly work as if the member had joined `days` days ago. */
async function settleAfter(member: Member, days: number) {
  const db = adminFirestore()
  await member.document.update({ createdAt: ago(days * dayMs) })
  const claimed = db.doc(`referral-claims/${member.uid}`)
  if ((await claimed.get()).exists) await claimed.update({ checkAt: ago(1) })
  return completeReferrals({ db, auth: adminAuth() }, new Date().toISOString())
}
const claim = async (code: unknown, token?: string) => call('claimReferral', { code }, token)

describe('claimReferral', () => {
  it('records a sign-up once, also under simultaneous calls', { timeout: 120_000 }, async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    const answers = await Promise.all(Array.from({ length: 3 }, () => claim(referrer.code, fresh.token)))
    const outcomes = answers.map(({ result }) => (result as { outcome: string }).outcome).sort()
    expect(outcomes).toEqual(['already-claimed', 'already-claimed', 'waiting'])
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 1 })
    expect((await fresh.document.get()).get('referredBy')).toBe(referrer.uid)
  })

  it('does not record a member again for another code', async () => {
    const [first, second, fresh] = [await newMember(), await newMember(), await newMember()]
    await claim(first.code, fresh.token)
    expect((await claim(second.code, fresh.token)).result).toEqual({ outcome: 'already-claimed' })
    expect(await referralOf(second.code)).toEqual({ uid: second.uid, count: 0, payments: 0, leaderboardName: null })
  })

  it('credits nobody for their own code, an unknown code, or after seven days', async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    expect((await claim(fresh.code, fresh.token)).result).toEqual({ outcome: 'own-code' })
    expect((await claim('nobodyscode', fresh.token)).result).toEqual({ outcome: 'unknown-code' })
    await fresh.document.update({ createdAt: new Date(Date.now() - 604_801_000).toISOString() })
    expect((await claim(referrer.code, fresh.token)).result).toEqual({ outcome: 'too-late' })
    expect(await countOf(fresh.code)).toBe(0)
    expect(await countOf(referrer.code)).toBe(0)
  })

  it('refuses a guest, a malformed code, and an account without documents', async () => {
    const fresh = await newMember()
    expect(await claim(fresh.code)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    for (const code of ['', 'a/b', 'x'.repeat(65), 7, null]) {
      expect(await claim(code, fresh.token)).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    }
    await fresh.document.delete()
    expect(await claim('abcdefghjk', fresh.token)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('a referred newcomer', () => {
  it('counts once, if they confirm their address and return a week after they joined', async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    await claim(referrer.code, fresh.token)
    await settleAfter(fresh, 8)
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 1 })
    await adminAuth().updateUser(fresh.uid, { emailVerified: true })
    // Their last log-in is today, which is the sixth day.
    await settleAfter(fresh, 6)
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 1 })
    for (const days of [8, 8]) {
      await settleAfter(fresh, days)
      expect(await referralOf(referrer.code)).toMatchObject({ count: 1, waiting: 0, payments: 0 })
    }
  })

  it('is checked again only after a day, and is dropped after ninety', async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    const db = adminFirestore()
    await claim(referrer.code, fresh.token)
    await settleAfter(fresh, 8)
    const { checkAt } = (await db.doc(`referral-claims/${fresh.uid}`).get()).data() ?? {}
    expect(Date.parse(checkAt) - Date.now()).toBeGreaterThan(dayMs - 60_000)
    await settleAfter(fresh, 91)
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 0 })
    expect((await db.doc(`referral-claims/${fresh.uid}`).get()).exists).toBe(false)
    expect((await db.doc(`referrals/${referrer.code}/credits/${fresh.uid}`).get()).exists).toBe(false)
  })

  it('does not count while their account is disabled', async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    await claim(referrer.code, fresh.token)
    await adminAuth().updateUser(fresh.uid, { emailVerified: true, disabled: true })
    await settleAfter(fresh, 8)
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 1 })
  })

  it('is subtracted when they delete their account, counted or waiting', async () => {
    const [referrer, counted, waiting] = [await newMember(), await newMember(), await newMember()]
    for (const member of [counted, waiting]) await claim(referrer.code, member.token)
    await adminAuth().updateUser(counted.uid, { emailVerified: true })
    await settleAfter(counted, 8)
    expect(await referralOf(referrer.code)).toMatchObject({ count: 1, waiting: 1 })
    for (const { document, token } of [counted, waiting]) {
      const confirmation = (await document.get()).get('email')
      expect(await call('deleteMyAccount', { confirmation }, token)).toMatchObject({ status: 200 })
    }
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 0, payments: 0 })
  })

  it('is one of at most five in a week from a block of addresses', async () => {
    const referrer = await newMember()
    const outcomes: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const { uid } = await newMember()
      const request = { uid, code: referrer.code, range: `the block of ${referrer.uid}` }
      outcomes.push(await claimReferral(adminFirestore(), request, ago((6 - n) * 7_200_000)))
    }
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'waiting'), 'too-many'])
    expect(await referralOf(referrer.code)).toMatchObject({ count: 0, waiting: 5 })
  })
})
