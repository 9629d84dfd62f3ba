import { createClock } from '../../core/clock.ts'
import { callerOf } from '../caller.ts'
import { readSessions } from '../ended-sessions.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { isPassed } from './second-factor.ts'

/** Thrown where a page is rendered for somebody who is no operator: what is below it is not read. */
export class NotAnOperator extends Error {
  constructor() {
    super('This page is for the team only.')
  }
}

/** Thrown for an operator who has given no code of their second factor in this log-in, or not lately. */
export class NoSecondFactor extends Error {}

/** The operator who asks for a page, by the headers of their request. @throws NotAnOperator, NoSecondFactor */
export async function requireOperator(headers: Headers): Promise<{ uid: string }> {
  // The address is of no account: only who asks is read from it.
  const { uid, admin, logInAt = 0 } = await callerOf(new Request('http://localhost/', { headers }))
  if (uid === null || !admin) throw new NotAnOperator()
  const sessions = await readSessions(adminFirestore(), uid)
  if (!isPassed(sessions, { uid, auth_time: logInAt }, Date.parse(createClock().now()))) throw new NoSecondFactor()
  return { uid }
}
