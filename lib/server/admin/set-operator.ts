import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { resetSecondFactor } from './second-factor.ts'

/** `same`: nothing had to change. `unknown`: no account has this address. */
export type OperatorSet = 'changed' | 'same' | 'unknown'

/**
 * Adds the admin claim to an account's other claims, or removes it. Takes effect within ten seconds, without a new
 * log-in.
 */
export async function setOperator(
  auth: Pick<Auth, 'getUsers' | 'setCustomUserClaims'>,
  email: string,
  isOperator: boolean,
): Promise<OperatorSet> {
  const { users } = await auth.getUsers([{ email: email.trim().toLowerCase() }])
  const [account] = users
  if (!account) return 'unknown'
  const { admin, ...others } = account.customClaims ?? {}
  if ((admin === true) === isOperator) return 'same'
  await auth.setCustomUserClaims(account.uid, isOperator ? { ...others, admin: true } : others)
  return 'changed'
}

/** For a lost phone: removes an account's second factor and closes the operators' pages to its log-ins. */
export async function resetOperatorFactor(
  { auth, db }: { auth: Pick<Auth, 'getUsers'>; db: Firestore },
  email: string,
): Promise<OperatorSet> {
  const [account] = (await auth.getUsers([{ email: email.trim().toLowerCase() }])).users
  if (!account) return 'unknown'
  return (await resetSecondFactor(db, account.uid)) ? 'changed' : 'same'
}
