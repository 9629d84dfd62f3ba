import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type SignedUp, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'

let backend: Backend
let ann: SignedUp
let email: string
let counter = 0

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

beforeEach(async () => {
  counter += 1
  email = `confirm.${process.pid}.${counter}@pointsward.test`
  ann = await signUpDirectly(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', email, 'secret-password')
})

const signUp = () =>
  call(
    'createNewUser',
    { userInfo: { name: 'Ann', email }, userId: ann.localId, metadata: { referrer: 'direct' } },
    ann.idToken,
  )
const mine = async () => (await adminFirestore().collection('mail').where('uid', '==', ann.localId).get()).docs

describe('the mail that confirms an address', () => {
  it('is sent once with the sign-up, with a link of ours whose code the auth service accepts', async () => {
    expect((await signUp()).status).toBe(200)
    await signUp()
    const [mail, ...more] = await mine()
    expect(more).toEqual([])
    expect(mail?.data()).toMatchObject({ kind: 'account', to: email, replyTo: null })
    const link = new URL(/http\S+/.exec(mail?.get('text'))?.[0] ?? '')
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/auth/action', 'verifyEmail'])
    const oobCode = link.searchParams.get('oobCode')
    const service = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
    const body = JSON.stringify({ oobCode })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${service}/accounts:update?key=local`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    expect((await adminAuth().getUser(ann.localId)).emailVerified).toBe(true)
  })

  it('is sent on request at most once in ten minutes, and not once the address is confirmed', async () => {
    const verify = async () => (await call('verifyAddress', {}, ann.idToken)).result
    const answers = [await verify(), await verify(), await verify()]
    expect(answers).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }, { outcome: 'sent' }])
    // One, or two if the next ten minutes began meanwhile.
    expect((await mine()).length).toBeLessThanOrEqual(2)
    await adminAuth().updateUser(ann.localId, { emailVerified: true })
    expect(await verify()).toEqual({ outcome: 'confirmed' })
  })

  it('cannot be requested by a guest or for another member', async () => {
    expect((await call('verifyAddress', {})).code).toBe('UNAUTHENTICATED')
    expect((await call('verifyAddress', { uid: 'somebody' }, ann.idToken)).code).toBe('INVALID_ARGUMENT')
  })
})
