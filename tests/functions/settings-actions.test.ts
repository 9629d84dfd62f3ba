import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { getFunctions } from 'firebase/functions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SerialQueue } from '../../lib/accounts/client/serial-queue.ts'
import { settingsActions } from '../../lib/accounts/client/settings-actions.ts'
import { closeOtherSessions } from '../../lib/server/accounts/session.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signInDirectly, signUpDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { call } from './call.ts'
import { nextSecond } from './next-second.ts'

let backend: Backend
let app: FirebaseApp
let auth: Auth
let actions: ReturnType<typeof settingsActions>
let email: string
let uid: string
let counter = 0
const password = 'secret-password'
const authHost = () => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''

beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

beforeEach(async () => {
  counter += 1
  email = `settings.${process.pid}.${counter}@pointsward.test`
  const { localId, idToken } = await signUpDirectly(authHost(), email, password)
  uid = localId
  await call('createNewUser', { userInfo: { name: 'Ann', email }, userId: uid, metadata: { referrer: '' } }, idToken)
  app = initializeApp({ projectId: 'demo-pointsward', apiKey: 'local' }, `settings-${counter}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${authHost()}`, { disableWarnings: true })
  const db = getFirestore(app)
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':')
  connectFirestoreEmulator(db, host, Number(port))
  await signInWithEmailAndPassword(auth, email, password)
  actions = settingsActions({ auth, db, functions: getFunctions(app) }, new SerialQueue())
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteApp(app)
})

/** Answers the site's own path with the site's handler, and passes everything else on. */
function serveSite(): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
    input === '/api/session/others'
      ? closeOtherSessions(new Request(`http://localhost${input}`, init))
      : fetch(input, init),
  )
}

/** The status with which the database answers the member's own document to a token. */
async function databaseStatus(idToken: string): Promise<number> {
  const place = `projects/demo-pointsward/databases/(default)/documents/users/${uid}`
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${place}`
  return (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).status
}

describe('account settings', () => {
  it('refuse the credential of another account as user-mismatch', async () => {
    const other = `other.${email}`
    await signUpDirectly(authHost(), other, password)
    const present = { email: other, password }
    await expect(actions.changePassword('another-password', present)).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    })
    await expect(actions.changeEmail(`new.${email}`, present)).rejects.toMatchObject({ code: 'auth/user-mismatch' })
    await expect(signInWithEmailAndPassword(auth, email, password)).resolves.toBeTruthy()
  })

  it('refuse a wrong current password and a weak new one', async () => {
    await expect(actions.changePassword('another-password', { email, password: 'wrong' })).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    await expect(actions.changePassword('12345', { email, password })).rejects.toMatchObject({
      code: 'auth/weak-password',
    })
  })

  it('change the password, after which only the new one works and older sessions end', async () => {
    serveSite()
    const { idToken: older } = await signInDirectly(authHost(), email, password)
    expect(await databaseStatus(older)).toBe(200)
    await nextSecond()
    await actions.changePassword('another-password', { email: ` ${email.toUpperCase()} `, password })
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    expect(await databaseStatus(older)).toBe(403)
    expect(await databaseStatus((await auth.currentUser?.getIdToken()) ?? '')).toBe(200)
    await expect(signInWithEmailAndPassword(auth, email, 'another-password')).resolves.toBeTruthy()
  })

  it('change the name in the document and account, and the marketing choice in the document', async () => {
    await actions.changeName('  Zoë  ')
    await actions.changeMarketing(true)
    const document = await adminFirestore().doc(`users/${uid}`).get()
    expect(document.data()).toMatchObject({ name: 'Zoë', marketing: { email: true } })
    expect((await adminAuth().getUser(uid)).displayName).toBe('Zoë')
    await expect(actions.changeName('x'.repeat(101))).rejects.toThrow()
  })
})
