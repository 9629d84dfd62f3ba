import type Stripe from 'stripe'
import { createProvider } from '../../lib/server/billing/provider.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { call } from './call.ts'

let counter = 0
export const memberPassword = 'secret-password'

/** A member as sign-up leaves them. */
export async function newMember(label: string) {
  counter += 1
  const email = `${label}.${process.pid}.${counter}@pointsward.test`
  const { localId: uid, idToken: token } = await signUpDirectly(
    process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
    email,
    memberPassword,
  )
  await call('createNewUser', { userInfo: { name: 'Ann', email }, userId: uid, metadata: { referrer: '' } }, token)
  return { uid, email, token }
}
export type TestMember = Awaited<ReturnType<typeof newMember>>

export const provider = (): Stripe => createProvider({ PAYMENTS_EMULATOR_HOST: process.env.PAYMENTS_EMULATOR_HOST })

export const documentAt = async (path: string) => (await adminFirestore().doc(path).get()).data()
/** Returns a member's plan, without when it was last brought in line with the payments. */
export async function planOf(uid: string) {
  const { followedAt: _, ...plan } = (await documentAt(`users/${uid}/private/plan`)) ?? {}
  return plan.name === undefined ? undefined : plan
}

/** Opens a checkout as the pricing page does; returns its address. */
export async function checkoutOf(member: TestMember, body: object = { plan: 'gold', period: 'monthly' }) {
  const answer = await call('createCheckout', body, member.token)
  return { ...answer, url: (answer.result as { url?: string } | undefined)?.url ?? '' }
}

/** Pays on the provider's page. */
export async function payAt(url: string, card = '4242424242424242'): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
}

/** Makes the payment provider do what only a simulation can. */
export async function simulate(what: string, body: object): Promise<void> {
  const url = `http://${process.env.PAYMENTS_EMULATOR_HOST}/simulation/${what}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
}

export const customerIdOf = async (uid: string) => (await documentAt(`payment-customers/${uid}`))?.customerId as string
