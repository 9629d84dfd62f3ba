import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeEverySession, closeOtherSessions, closeSession, openSession } from '../../lib/server/accounts/session.ts'
import { createFindCaller, guest } from '../../lib/server/caller.ts'
import { readSessions } from '../../lib/server/ended-sessions.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { type SignedUp, signInDirectly, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { nextSecond } from './next-second.ts'

let backend: Backend
let ann: SignedUp
let email: string
let counter = 0
const password = 'secret-password'
const authHost = () => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

beforeEach(async () => {
  counter += 1
  email = `session.${process.pid}.${counter}@pointsward.test`
  ann = await signUpDirectly(authHost(), email, password)
  const body = { userInfo: { name: 'Ann', email }, userId: ann.localId, metadata: { referrer: '' } }
  expect(await call('createNewUser', body, ann.idToken)).toMatchObject({ status: 200 })
  await adminAuth().setCustomUserClaims(ann.localId, { plan: 'gold' })
})

const withBearer = (token: string) =>
  new Request('http://localhost/api/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })

async function cookieOf(token: string): Promise<string> {
  const response = await openSession(withBearer(token))
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Finds the caller without a cache, so that each answer is current. */
const callerBy = (cookie: string) => {
  const sessions = (uid: string) => readSessions(adminFirestore(), uid)
  const callerOf = createFindCaller({ auth: adminAuth, sessions, nowMs: () => 0, onFault: () => {} })
  return callerOf(new Request('http://localhost/api/search', { headers: { cookie } }))
}

/** A call that any member may make. */
const memberCall = (token: string) => call('exportMyData', {}, token)

describe('a session cookie of the auth service', () => {
  it('gives the caller, their current plan and whether they are an admin', async () => {
    const cookie = await cookieOf(ann.idToken)
    expect(cookie.startsWith(`__session=`)).toBe(true)
    expect(await callerBy(cookie)).toEqual({ plan: 'gold', uid: ann.localId, admin: false })
    await adminAuth().setCustomUserClaims(ann.localId, { plan: 'silver', admin: true })
    expect(await callerBy(cookie)).toMatchObject({ plan: 'silver', uid: ann.localId, admin: true })
  })

  it('ends with every copy when its browser signs out, and not on other devices', async () => {
    const stolen = await cookieOf(ann.idToken)
    const renewed = await cookieOf(ann.idToken)
    await nextSecond()
    const phone = await cookieOf((await signInDirectly(authHost(), email, password)).idToken)
    const signOut = new Request('http://localhost/api/session', { method: 'DELETE', headers: { cookie: renewed } })
    expect((await closeSession(signOut)).status).toBe(204)
    expect(await callerBy(stolen)).toEqual(guest)
    expect(await callerBy(renewed)).toEqual(guest)
    expect(await memberCall(ann.idToken)).toMatchObject({ status: 401 })
    expect((await callerBy(phone)).uid).toBe(ann.localId)
  })

  it('lets its owner log in again in the same second as a log-in that was signed out', async () => {
    const cookie = await cookieOf(ann.idToken)
    await closeSession(new Request('http://localhost/api/session', { method: 'DELETE', headers: { cookie } }))
    const again = await signInDirectly(authHost(), email, password)
    expect((await callerBy(await cookieOf(again.idToken))).uid).toBe(ann.localId)
  })

  it('ends with a sign-out everywhere', async () => {
    const cookie = await cookieOf(ann.idToken)
    expect((await closeEverySession(withBearer(ann.idToken))).status).toBe(204)
    expect(await callerBy(cookie)).toEqual(guest)
    expect((await openSession(withBearer(ann.idToken))).status).toBe(401)
    expect(await memberCall(ann.idToken)).toMatchObject({ status: 401 })
    const again = await signInDirectly(authHost(), email, password)
    expect((await callerBy(await cookieOf(again.idToken))).uid).toBe(ann.localId)
  })

  it('ends if a newer log-in requests it, as after a new password', async () => {
    const cookie = await cookieOf(ann.idToken)
    await nextSecond()
    const { idToken } = await signInDirectly(authHost(), email, password)
    expect((await closeOtherSessions(withBearer(idToken))).status).toBe(204)
    expect(await callerBy(cookie)).toEqual(guest)
    expect(await memberCall(ann.idToken)).toMatchObject({ status: 401 })
    expect((await callerBy(await cookieOf(idToken))).uid).toBe(ann.localId)
  })

  it('ends with a change of password', async () => {
    const cookie = await cookieOf(ann.idToken)
    await nextSecond()
    await adminAuth().updateUser(ann.localId, { password: 'another-password' })
    expect(await callerBy(cookie)).toEqual(guest)
  })

  it('ends when the account is disabled or deleted', async () => {
    const cookie = await cookieOf(ann.idToken)
    await adminAuth().updateUser(ann.localId, { disabled: true })
    expect(await callerBy(cookie)).toEqual(guest)
    expect((await openSession(withBearer(ann.idToken))).status).toBe(401)
    await adminAuth().deleteUser(ann.localId)
    expect(await callerBy(cookie)).toEqual(guest)
  })

  it('is not accepted as an ID token, nor an ID token as a cookie', async () => {
    const cookie = await cookieOf(ann.idToken)
    expect((await openSession(withBearer(cookie.slice('__session'.length + 1)))).status).toBe(401)
    expect(await callerBy(`__session=${ann.idToken}`)).toEqual(guest)
  })

  it('makes its sender a guest if it is cut, altered or very long', async () => {
    const cookie = await cookieOf(ann.idToken)
    for (const bad of [cookie.slice(0, -20), `${cookie}x.y.z`, `__session=${'a'.repeat(100_000)}`, `__session=..`]) {
      expect((await callerBy(bad)).uid, bad.slice(0, 40)).toBeNull()
    }
  })
})
