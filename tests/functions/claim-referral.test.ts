import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
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

const countOf = async (code: string) => (await adminFirestore().doc(`referrals/${code}`).get()).get('count')
const claim = async (code: unknown, token?: string) => call('claimReferral', { code }, token)

describe('claimReferral', () => {
  it('credits a sign-up once, also under simultaneous calls', { timeout: 120_000 }, async () => {
    const [referrer, fresh] = [await newMember(), await newMember()]
    const answers = await Promise.all(Array.from({ length: 3 }, () => claim(referrer.code, fresh.token)))
    const outcomes = answers.map(({ result }) => (result as { outcome: string }).outcome).sort()
    expect(outcomes).toEqual(['already-credited', 'already-credited', 'credited'])
    expect(await countOf(referrer.code)).toBe(1)
    expect((await fresh.document.get()).get('referredBy')).toBe(referrer.uid)
  })

  it('credits nobody a second time by another link', async () => {
    const [first, second, fresh] = [await newMember(), await newMember(), await newMember()]
    await claim(first.code, fresh.token)
    expect((await claim(second.code, fresh.token)).result).toEqual({ outcome: 'already-credited' })
    expect(await countOf(second.code)).toBe(0)
  })

  it('credits nobody for themselves, for an unknown code, or after seven days', async () => {
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
