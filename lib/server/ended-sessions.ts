import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, isOver, SessionsDocument } from '../accounts/documents.ts'

/** Identifies one log-in in all its tokens and cookies: the member, and the time in seconds since 1970. */
export type LogIn = { uid: string; auth_time: number }

/** How many individually ended log-ins are remembered. When an older one is dropped, every log-in up to it is ended. */
const maxListed = 100

/** Reads which log-ins of a member have ended; null for a member without such a document (not yet, or no longer). */
export async function readSessions(db: Firestore, uid: string): Promise<SessionsDocument | null> {
  const document = await db.doc(accountPaths.sessions(uid)).get()
  return document.exists ? SessionsDocument.parse(document.data()) : null
}

export async function isEnded(db: Firestore, { uid, auth_time }: LogIn): Promise<boolean> {
  const sessions = await readSessions(db, uid)
  return sessions !== null && isOver(sessions, auth_time)
}

/** Ends one log-in, with every copy of its tokens and cookies. The auth service itself has no way to do that. */
export async function endLogIn(db: Firestore, { uid, auth_time }: LogIn): Promise<void> {
  await change(db, uid, ({ endedAt, logIns }) => {
    if (auth_time <= endedAt || logIns.includes(auth_time)) return { endedAt, logIns }
    const sorted = [...logIns, auth_time].sort((one, other) => one - other)
    const forgotten = sorted.slice(0, -maxListed)
    return { endedAt: forgotten.at(-1) ?? endedAt, logIns: sorted.slice(-maxListed) }
  })
}

/** Ends every log-in of that second and earlier. */
export async function endLogInsUpTo(db: Firestore, uid: string, second: number): Promise<void> {
  await change(db, uid, ({ endedAt, logIns }) => {
    const last = Math.max(endedAt, second)
    return { endedAt: last, logIns: logIns.filter((logIn) => logIn > last) }
  })
}

type Stores = { db: Firestore; auth: Pick<Auth, 'revokeRefreshTokens' | 'getUser'> }

/** Ends every log-in so far, at the auth service and here. Returns the last second whose log-ins have ended. */
export async function endEverySession({ db, auth }: Stores, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid)
  // The time as the service reports it, because log-in times come from its clock.
  const { tokensValidAfterTime } = await auth.getUser(uid)
  if (!tokensValidAfterTime) throw new Error('the auth service revoked tokens and does not say when')
  const second = Math.floor(Date.parse(tokensValidAfterTime) / 1_000)
  await endLogInsUpTo(db, uid, second)
  return second
}

/** Only while the member has a document: a late request must leave nothing behind for a deleted account. */
async function change(db: Firestore, uid: string, to: (before: SessionsDocument) => SessionsDocument): Promise<void> {
  const ref = db.doc(accountPaths.sessions(uid))
  await db.runTransaction(async (transaction) => {
    const [user, sessions] = await transaction.getAll(db.doc(accountPaths.user(uid)), ref)
    if (!user?.exists) return
    const before = SessionsDocument.safeParse(sessions?.data()).data ?? { endedAt: 0, logIns: [] }
    transaction.set(ref, to(before), { merge: true })
  })
}
