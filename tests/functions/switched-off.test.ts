import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setOperator } from '../../lib/server/admin/operators.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { liveContext } from '../../lib/server/live/live-context.ts'
import { switchesNow } from '../../lib/server/switches.ts'
import { defaultSwitches, switchesPath } from '../../lib/shell/switches/switches.ts'
import { signInDirectly, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { type CallAnswer, call } from './call.ts'
import { documentAt, memberPassword, newMember } from './members.ts'
import { setUpApp } from './second-factor.ts'

let backend: Backend
beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(async () => {
  await adminFirestore().doc(switchesPath).delete()
  await backend.stop()
})

const patient = { timeout: 25_000, interval: 200 }

it('creates no account while sign-ups are off, and creates it once they are on', async () => {
  const email = `late.${process.pid}@pointsward.test`
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const { localId: uid, idToken } = await signUpDirectly(host, email, 'secret-password')
  const switches = adminFirestore().doc(switchesPath)
  await switches.set({ ...defaultSwitches, signUps: false })
  // Functions cache the switches for some seconds, so the first answers may still be the old ones and are discarded.
  const probe = () =>
    call('createNewUser', { userInfo: { name: 'Ann', email }, userId: uid, metadata: { referrer: '' } }, idToken)
  const closed = await vi.waitFor(async () => {
    await adminFirestore().recursiveDelete(adminFirestore().doc(`users/${uid}`))
    const answer = await probe()
    expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    return answer
  }, patient)
  expect(closed.message).toBe('Sign-ups are closed for now.')
  expect(await documentAt(`users/${uid}`)).toBeUndefined()
  await switches.set(defaultSwitches)
  await vi.waitFor(async () => expect((await probe()).status).toBe(200), patient)
  expect(await documentAt(`users/${uid}`)).toMatchObject({ email })
})

/** Each try comes from another address, so that no allowance stops the tries. */
let tries = 0
function nextAddress(): string {
  tries += 1
  return `198.51.100.${tries}`
}
const contact = { name: 'Ann', email: 'ann@example.com', topic: 'question', message: 'Which partner flies there?' }
const form = () => ({ kind: 'contact', attempt: randomUUID(), website: '', values: contact })
const message = (more: object = {}) => ({
  ...{ side: 'visitor', chat: null, attempt: randomUUID(), text: 'Which partner flies there?', website: '' },
  ...{ name: null, email: null, ...more },
})

it.each([
  { name: 'forms', callable: 'submitForm', body: form, says: 'Forms are closed for now.', kept: 'forms' },
  { name: 'chat', callable: 'sendChat', body: message, says: 'Chat is closed for now.', kept: 'chats' },
])('stores nothing through $callable while $name is off, and accepts it again once it is on', async (part) => {
  const send = () => call(part.callable, part.body(), undefined, nextAddress())
  const count = async () => (await adminFirestore().collection(part.kept).count().get()).data().count
  const switches = adminFirestore().doc(switchesPath)
  await switches.set({ ...defaultSwitches, [part.name]: false })
  const closed = { status: 503, code: 'UNAVAILABLE', message: part.says } satisfies Partial<CallAnswer>
  await vi.waitFor(async () => expect(await send()).toMatchObject(closed), patient)
  const before = await count()
  expect(await send()).toMatchObject(closed)
  expect(await count()).toBe(before)
  await switches.set(defaultSwitches)
  await vi.waitFor(async () => expect((await send()).status).toBe(200), patient)
})

it('lets the team answer while chat is off, and visitors write while only forms are off', async () => {
  const operator = await newMember('switched')
  await setOperator(adminAuth(), operator.email, true)
  const { idToken } = await signInDirectly(
    process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
    operator.email,
    memberPassword,
  )
  await setUpApp(idToken)
  const switches = adminFirestore().doc(switchesPath)
  await switches.set({ ...defaultSwitches, forms: false })
  const refused = () => call('submitForm', form(), undefined, nextAddress())
  await vi.waitFor(async () => expect((await refused()).status).toBe(503), patient)
  const begun = await call('sendChat', message(), undefined, nextAddress())
  const { chat } = begun.result as { chat: string }
  await switches.set({ ...defaultSwitches, chat: false })
  const more = () => call('sendChat', message({ chat }), undefined, nextAddress())
  await vi.waitFor(async () => expect((await more()).status).toBe(503), patient)
  const answer = await call('sendChat', message({ side: 'team', chat, text: 'Qatar does.' }), idToken, nextAddress())
  expect(answer).toMatchObject({ status: 200, result: { chat } })
})

it('switches live search off and on within seconds', async () => {
  const switches = adminFirestore().doc(switchesPath)
  await switches.set({ ...defaultSwitches, liveSearch: false })
  await vi.waitFor(async () => expect(await liveContext().isOn()).toBe(false), patient)
  await switches.set(defaultSwitches)
  await vi.waitFor(async () => expect(await switchesNow()).toEqual(defaultSwitches), patient)
  expect(await liveContext().isOn()).toBe(true)
})
