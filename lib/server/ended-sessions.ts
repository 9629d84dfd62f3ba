import { createHash } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/** What every token and cookie of one log-in says of it: whose it is, and when it was, in seconds since 1970. */
export type LogIn = { uid: string; auth_time: number }

/**
 * ended-sessions/{SHA-256 of a log-in}: log-ins that somebody signed out of, kept for as long as a cookie of theirs may
 * last. The auth service knows no way to end one of an account's sessions, only all of them.
 */
const placeOf = (db: Firestore, { uid, auth_time }: LogIn) =>
  db.doc(`ended-sessions/${createHash('sha256').update(`${uid} ${auth_time}`).digest('hex')}`)

export async function endSession(db: Firestore, logIn: LogIn, expireAtMs: number): Promise<void> {
  await placeOf(db, logIn).set({ expireAt: Timestamp.fromMillis(expireAtMs) })
}

export async function isEnded(db: Firestore, logIn: LogIn): Promise<boolean> {
  return (await placeOf(db, logIn).get()).exists
}
