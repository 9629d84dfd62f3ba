import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { everythingOn, switchesPath } from '../../lib/switches/switches.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { documentAt } from './members.ts'

let backend: Backend
beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(async () => {
  await adminFirestore().doc(switchesPath).delete()
  await backend.stop()
})

const patient = { timeout: 25_000, interval: 200 }

it('makes no account while sign-ups are off, and completes it once they are on', async () => {
  const email = `late.${process.pid}@pointsward.test`
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const { localId: uid, idToken } = await signUpDirectly(host, email, 'secret-password')
  const switches = adminFirestore().doc(switchesPath)
  await switches.set({ ...everythingOn, signUps: false })
  // Functions hold the switches for seconds, so the first answers may be those of before: they are for nobody.
  const probe = () =>
    call('createNewUser', { userInfo: { name: 'Ann', email }, userId: uid, metadata: { referrer: '' } }, idToken)
  const closed = await vi.waitFor(async () => {
    await adminFirestore().recursiveDelete(adminFirestore().doc(`users/${uid}`))
    const answer = await probe()
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    return answer
  }, patient)
  expect(closed.message).toBe('New accounts are closed for now.')
  expect(await documentAt(`users/${uid}`)).toBeUndefined()
  await switches.set(everythingOn)
  await vi.waitFor(async () => expect((await probe()).status).toBe(200), patient)
  expect(await documentAt(`users/${uid}`)).toMatchObject({ email })
})
