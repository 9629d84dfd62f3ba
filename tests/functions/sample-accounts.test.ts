import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { sampleOperator, seedSampleAccounts } from '../../local/sample-accounts.ts'
import { signInDirectly } from '../backend/auth-admin.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await obtainBackend()
}, 180_000)
afterAll(() => backend.stop())

it('gives the admin the second factor that npm run operator-code shows', async () => {
  await seedSampleAccounts()
  const { uid } = await adminAuth().getUserByEmail(sampleOperator.email)
  const factor = await adminFirestore().doc(`users/${uid}/private/second-factor`).get()
  expect(factor.data()).toMatchObject({ secret: sampleOperator.secret, confirmedAt: 0 })
})

it('creates one account for each plan and an admin, and the same on a second run', async () => {
  const first = await seedSampleAccounts()
  expect(first.map(({ email, plan }) => [email, plan])).toEqual([
    ['free@sample.pointsward.test', 'free'],
    ['silver@sample.pointsward.test', 'silver'],
    ['gold@sample.pointsward.test', 'gold'],
    ['admin@sample.pointsward.test', 'gold'],
  ])
  expect(await seedSampleAccounts()).toEqual(first)
  for (const { email, password, plan } of first) {
    const { localId } = await signInDirectly(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', email, password)
    const { customClaims } = await adminAuth().getUser(localId)
    expect(customClaims).toEqual({ plan, ...(email.startsWith('admin') ? { admin: true } : {}) })
    const document = await adminFirestore().doc(`users/${localId}/private/plan`).get()
    expect(document.get('name.slug')).toBe(plan)
  }
})
