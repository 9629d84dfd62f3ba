import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { createClock } from '../../core/clock.ts'
import { callerOf } from '../caller.ts'
import { readSessions } from '../ended-sessions.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { isPassed, resetSecondFactor } from './second-factor.ts'

/** Thrown while a page renders for someone who is not an operator: nothing below it is read. */
export class NotAnOperator extends Error {
  constructor() {
    super('This page is for the team only.')
  }
}

/** Thrown for an operator who has not entered a second-factor code in this log-in, or not recently. */
export class NoSecondFactor extends Error {}

/** Returns the operator who requests a page, by the request's headers. @throws NotAnOperator, NoSecondFactor */
export async function requireOperator(headers: Headers): Promise<{ uid: string }> {
  // The URL is a placeholder: only the headers are read.
  const { uid, admin, logInAt = 0 } = await callerOf(new Request('http://localhost/', { headers }))
  if (uid === null || !admin) throw new NotAnOperator()
  const sessions = await readSessions(adminFirestore(), uid)
  if (!isPassed(sessions, { uid, auth_time: logInAt }, Date.parse(createClock().now()))) throw new NoSecondFactor()
  return { uid }
}

/** `same`: nothing had to change. `unknown`: no account has this address. */
export type OperatorSet = 'changed' | 'same' | 'unknown'

/** Adds the admin claim, or removes it. Takes effect within ten seconds, without a new log-in. */
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
