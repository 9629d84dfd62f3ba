import { createClock } from '../../core/clock.ts'
import { callerOf } from '../caller.ts'
import { readSessions } from '../ended-sessions.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { isPassed } from './second-factor.ts'

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
