import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../../lib/server/accounts/create-account.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type SignedUp, signUpAnonymously, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call, post } from './call.ts'

let backend: Backend
let ann: SignedUp
let email: string
let counter = 0

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

const authHost = () => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''

beforeEach(async () => {
  counter += 1
  email = `ann.${process.pid}.${counter}@pointsward.test`
  ann = await signUpDirectly(authHost(), email, 'secret-password')
})

const body = (changes: object = {}) => ({
  userInfo: { name: 'Ann', email },
  userId: ann.localId,
  metadata: { referrer: 'google' },
  ...changes,
})

async function documents(uid: string) {
  const db = adminFirestore()
  const paths = [`users/${uid}`, `users/${uid}/private/plan`, `users/${uid}/private/usage`]
  const found = await db.getAll(...paths.map((path) => db.doc(path)))
  return found.map((document) => document.data())
}

async function expectNothingWritten() {
  expect(await documents(ann.localId)).toEqual([undefined, undefined, undefined])
  expect((await adminAuth().getUser(ann.localId)).customClaims).toBeUndefined()
}

describe('createNewUser', () => {
  it('writes the three documents and the plan claim', async () => {
    const answer = await call('createNewUser', body(), ann.idToken)
    expect(answer).toMatchObject({ status: 200, result: { plan: 'free' } })
    const [user, plan, usage] = await documents(ann.localId)
    expect(user).toMatchObject({
      name: 'Ann',
      email,
      referrer: 'google',
      referredBy: null,
      marketing: { email: false },
    })
    expect(Date.now() - Date.parse(user?.createdAt)).toBeLessThan(60_000)
    expect(user?.referralCode).toMatch(/^[2-9a-km-z]{10}$/)
    expect(plan).toEqual({ name: { slug: 'free' }, status: 'active', periodEnd: null })
    expect(usage).toEqual({ days: {} })
    expect((await adminAuth().getUser(ann.localId)).customClaims).toEqual({ plan: 'free' })
    const referral = await adminFirestore().doc(`referrals/${user?.referralCode}`).get()
    expect(referral.data()).toEqual({ uid: ann.localId, count: 0, payments: 0, leaderboardName: null })
  })

  it('changes nothing when called again, whatever the body says', async () => {
    await call('createNewUser', body(), ann.idToken)
    const before = await documents(ann.localId)
    const again = await call('createNewUser', body({ userInfo: { name: 'Someone else', email } }), ann.idToken)
    expect(again.status).toBe(200)
    expect(await documents(ann.localId)).toEqual(before)
  })

  const codesOf = async (uid: string) =>
    (await adminFirestore().collection('referrals').where('uid', '==', uid).get()).docs.map(({ id }) => id)

  // One process takes all four calls, as a deployed instance does (local/quick-emulators.mjs).
  it('creates the account once under four simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('createNewUser', body(), ann.idToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect(await codesOf(ann.localId)).toHaveLength(1)
  })

  // Called directly, because over HTTP the first call is often done before the others begin.
  it('creates the account once when all simultaneous calls find none', async () => {
    const stores = { db: adminFirestore(), auth: adminAuth(), siteUrl: 'http://localhost:3000' }
    const account = { uid: ann.localId, name: 'Ann', email, referrer: 'google' }
    const create = () => createAccount(stores, account, '2026-11-20T01:00:00.000Z')
    expect(await Promise.all([create(), create(), create(), create()])).toEqual(Array(4).fill('free'))
    expect(await codesOf(ann.localId)).toHaveLength(1)
  })

  it('completes an account with a missing document, and keeps its newer plan', async () => {
    await call('createNewUser', body(), ann.idToken)
    const db = adminFirestore()
    await db.doc(`users/${ann.localId}/private/usage`).delete()
    await db.doc(`users/${ann.localId}/private/plan`).update({ 'name.slug': 'gold' })
    const answer = await call('createNewUser', body(), ann.idToken)
    expect(answer.result).toEqual({ plan: 'gold' })
    const [, plan, usage] = await documents(ann.localId)
    expect(plan?.name).toEqual({ slug: 'gold' })
    expect(usage).toEqual({ days: {} })
    expect((await adminAuth().getUser(ann.localId)).customClaims).toEqual({ plan: 'gold' })
  })

  it('keeps the claims it does not own', async () => {
    await adminAuth().setCustomUserClaims(ann.localId, { admin: true })
    await call('createNewUser', body(), ann.idToken)
    expect((await adminAuth().getUser(ann.localId)).customClaims).toEqual({ admin: true, plan: 'free' })
  })

  it.each(['Zoë 😀', 'עברית محمد', '<script>alert(1)</script>', "Robert'); DROP TABLE users;--", '"; return true; //'])(
    'keeps the name %j as text',
    async (name) => {
      expect((await call('createNewUser', body({ userInfo: { name, email } }), ann.idToken)).status).toBe(200)
      expect((await documents(ann.localId))[0]?.name).toBe(name)
    },
  )

  it('lower-cases and trims the address before it compares it', async () => {
    const shouted = { name: ' Ann ', email: ` ${email.toUpperCase()} ` }
    expect((await call('createNewUser', body({ userInfo: shouted }), ann.idToken)).status).toBe(200)
    expect((await documents(ann.localId))[0]).toMatchObject({ name: 'Ann', email })
  })
})

describe('createNewUser refuses', () => {
  it('a caller who is not signed in', async () => {
    expect(await call('createNewUser', body())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    await expectNothingWritten()
  })

  it('a token that is forged, expired, or of an unknown user', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      ...{ iss: 'https://securetoken.google.com/demo-pointsward', aud: 'demo-pointsward', email },
      ...{ sub: ann.localId, user_id: ann.localId, auth_time: now - 7_200, iat: now - 7_200 },
    }
    const token = (more: object) => `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...more })}.`
    const bad = [
      'nonsense',
      `a.${part({ sub: ann.localId })}.b`,
      token({ exp: now - 3_600 }),
      token({ exp: now + 3_600, aud: 'other-project' }),
      token({ exp: now + 3_600, sub: 'nobody', user_id: 'nobody' }),
    ]
    for (const each of bad) {
      expect(await call('createNewUser', body(), each)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
    await expectNothingWritten()
  })

  it('the token of a disabled account', async () => {
    await adminAuth().updateUser(ann.localId, { disabled: true })
    expect(await call('createNewUser', body(), ann.idToken)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    await expectNothingWritten()
  })

  it('another user’s uid', async () => {
    const other = await signUpDirectly(authHost(), `other.${email}`, 'secret-password')
    const answer = await call('createNewUser', body(), other.idToken)
    expect(answer).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    await expectNothingWritten()
  })

  it('another user’s address', async () => {
    const answer = await call(
      'createNewUser',
      body({ userInfo: { name: 'Ann', email: 'b@pointsward.test' } }),
      ann.idToken,
    )
    expect(answer).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    await expectNothingWritten()
  })

  it('an anonymous account', async () => {
    const anonymous = await signUpAnonymously(authHost())
    const answer = await call('createNewUser', body({ userId: anonymous.localId }), anonymous.idToken)
    expect(answer).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  it.each([
    ['no body', null],
    ['text', 'hello'],
    ['a list', []],
    ['an empty name', { userInfo: { name: ' ', email: 'x' } }],
    ['a name of a megabyte', { userInfo: { name: 'x'.repeat(1_000_000), email: 'x' } }],
    ['a name with a control character', { userInfo: { name: 'A\u0007', email: 'x' } }],
    ['a name that is a map', { userInfo: { name: {}, email: 'x' } }],
    ['a plan', { plan: 'gold' }],
    ['a plan inside', { metadata: { referrer: '', plan: 'gold' } }],
    ['a referrer that is no text', { metadata: { referrer: 7 } }],
    ['no user id', { userId: undefined }],
  ])('%s as malformed', async (_, changes) => {
    const data = changes !== null && typeof changes === 'object' && !Array.isArray(changes) ? body(changes) : changes
    const answer = await call('createNewUser', data, ann.idToken)
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
    // What was sent must not be repeated, neither in an answer nor in a log.
    expect(answer.message.length).toBeLessThan(300)
    await expectNothingWritten()
  })

  it('a body that is not JSON', async () => {
    expect(await post('createNewUser', '{"data":', ann.idToken).catch(() => null)).not.toMatchObject({ status: 200 })
    await expectNothingWritten()
  })
})
