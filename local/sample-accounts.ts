import { accountPaths } from '../lib/accounts/documents.ts'
import type { PlanDocument } from '../lib/billing/plan-document.ts'
import type { PlanSlug } from '../lib/core/plan.ts'
import { createAccount } from '../lib/server/accounts/create-account.ts'
import type { SecondFactorDocument } from '../lib/server/admin/second-factor.ts'
import { setPlanClaim } from '../lib/server/billing/context.ts'
import { serverClock } from '../lib/server/clock.ts'
import { adminAuth, adminFirestore } from '../lib/server/firebase-admin.ts'

export type SampleAccount = { email: string; password: string; plan: PlanSlug }

/** Public, so it only ever opens accounts in the emulator. */
const password = 'sample-password'

/** `npm run operator-code` acts as the sample operator's authenticator app. The secret is as public as the password. */
export const sampleOperator = { email: 'admin@sample.pointsward.test', secret: 'POINTSWARDSAMPLESECRETFORNOBODYX' }

const samples: { name: string; plan: PlanSlug; admin: boolean }[] = [
  { name: 'free', plan: 'free', admin: false },
  { name: 'silver', plan: 'silver', admin: false },
  { name: 'gold', plan: 'gold', admin: false },
  { name: 'admin', plan: 'gold', admin: true },
]

/**
 * Creates one account for each plan, and an admin, in the Auth emulator and Firestore, as sign-up and billing would.
 * Safe to call again: plan, password and the admin's second factor are reset, everything else stays.
 * @throws Error outside the emulators.
 */
export async function seedSampleAccounts(): Promise<SampleAccount[]> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST || !process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error(
      'Sample accounts are for the emulators: set FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST',
    )
  }
  return Promise.all(samples.map(seedOne))
}

const sampleFactor: SecondFactorDocument = {
  secret: sampleOperator.secret,
  ...{ confirmedAt: 0, lastStep: 0, recovery: [], failures: 0, blockedUntil: 0 },
}

async function seedOne({ name, plan, admin }: (typeof samples)[number]): Promise<SampleAccount> {
  const email = `${name}@sample.pointsward.test`
  const displayName = `${name[0]?.toUpperCase()}${name.slice(1)} Sample`
  const auth = adminAuth()
  const db = adminFirestore()
  const uid = await existingOrNew(email, displayName)
  await createAccount(
    { db, auth, siteUrl: 'http://localhost' },
    { uid, name: displayName, email, referrer: 'direct' },
    serverClock.now(),
  )
  const document: PlanDocument = { name: { slug: plan }, status: 'active', periodEnd: null }
  // Merged, so that a payment customer created by hand since then stays.
  await db.doc(accountPaths.plan(uid)).set(document, { merge: true })
  if (admin) {
    const { customClaims = {} } = await auth.getUser(uid)
    await auth.setCustomUserClaims(uid, { ...customClaims, admin: true })
    await db.doc(accountPaths.secondFactor(uid)).set(sampleFactor)
  }
  await setPlanClaim(auth, uid, plan)
  return { email, password, plan }
}

async function existingOrNew(email: string, displayName: string): Promise<string> {
  const auth = adminAuth()
  const found = await auth.getUsers([{ email }])
  const [known] = found.users
  if (!known) return (await auth.createUser({ email, password, displayName, emailVerified: true })).uid
  await auth.updateUser(known.uid, { password, disabled: false })
  return known.uid
}
