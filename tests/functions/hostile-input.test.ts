import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type SignedUp, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'

let backend: Backend
let counter = 0

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

const authHost = () => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''

async function newcomer(): Promise<SignedUp & { email: string }> {
  counter += 1
  const email = `hostile.${process.pid}.${counter}@pointsward.test`
  return { ...(await signUpDirectly(authHost(), email, 'secret-password')), email }
}

/** Kinds of input that have broken sites. */
const hostile = {
  'a megabyte': 'x'.repeat(1_000_000),
  'a megabyte of emoji': '😀'.repeat(250_000),
  'a turned direction': 'gnp.\u202Etxt',
  'a null character': 'a\u0000b',
  'half a character': '\uD83D',
  HTML: '"><img src=x onerror=alert(1)>',
  SQL: "'; DROP TABLE users; --",
  'a path': '../../private/plan',
  'a map': { $gt: '' },
  'a list': ['a'],
  'a number': 1e308,
  nothing: null,
} as const

type Body = ReturnType<typeof bodyOf>
const bodyOf = ({ localId, email }: { localId: string; email: string }) => ({
  userInfo: { name: 'Ann', email } as Record<string, unknown>,
  userId: localId as unknown,
  metadata: { referrer: 'google' } as Record<string, unknown>,
})

const fields: Record<string, (body: Body, value: unknown) => void> = {
  'userInfo.name': (body, value) => {
    body.userInfo.name = value
  },
  'userInfo.email': (body, value) => {
    body.userInfo.email = value
  },
  userId: (body, value) => {
    body.userId = value
  },
  'metadata.referrer': (body, value) => {
    body.metadata.referrer = value
  },
}

const userOf = async (uid: string) => (await adminFirestore().doc(`users/${uid}`).get()).data()

describe.each(Object.entries(fields))('createNewUser with a hostile %s', (field, put) => {
  it('is refused with the right code and writes nothing, or is stored unchanged', {
    timeout: 120_000,
  }, async () => {
    for (const [what, value] of Object.entries(hostile)) {
      const ann = await newcomer()
      const body = bodyOf(ann)
      put(body, value)
      const { status, code, message } = await call('createNewUser', body, ann.idToken)
      const user = await userOf(ann.localId)
      expect([200, 400, 403], `${field}: ${what}`).toContain(status)
      if (status === 200) {
        const kept = field === 'userInfo.name' ? user?.name : user?.referrer
        expect(kept, what).toBe(value)
      } else {
        expect(code).toBe(status === 400 ? 'INVALID_ARGUMENT' : 'PERMISSION_DENIED')
        expect(message.length).toBeLessThan(300)
        expect(user, what).toBeUndefined()
      }
    }
  })
})

describe.each([
  ['claimReferral', 'code'],
  ['portal', 'customerId'],
] as const)('%s with a hostile %s', (name, field) => {
  it('is refused and changes nothing', { timeout: 120_000 }, async () => {
    const ann = await newcomer()
    await call('createNewUser', bodyOf(ann), ann.idToken)
    const before = await userOf(ann.localId)
    for (const [what, value] of Object.entries(hostile)) {
      const { status } = await call(name, { [field]: value }, ann.idToken)
      expect([400, 403, 404], what).toContain(status)
    }
    expect(await userOf(ann.localId)).toEqual(before)
  })
})

describe('a token used again', () => {
  it('opens no function after a sign-out everywhere', async () => {
    const ann = await newcomer()
    expect((await call('createNewUser', bodyOf(ann), ann.idToken)).status).toBe(200)
    // Revocation counts whole seconds; a token of the same second would stay valid.
    const second = Math.floor(Date.now() / 1_000)
    await expect.poll(() => Math.floor(Date.now() / 1_000), { timeout: 3_000 }).toBeGreaterThan(second)
    await adminAuth().revokeRefreshTokens(ann.localId)
    for (const [name, data] of [
      ['createNewUser', bodyOf(ann)],
      ['claimReferral', { code: 'abcdefghjk' }],
      ['portal', { customerId: 'cus_1' }],
    ] as const) {
      expect(await call(name, data, ann.idToken), name).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
  })
})
