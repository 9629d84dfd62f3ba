import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, isOver, SessionsDocument } from '../accounts/documents.ts'

/** What every token and cookie of one log-in says of it: whose it is, and when it was, in seconds since 1970. */
export type LogIn = { uid: string; auth_time: number }

/** As many log-ins ended by themselves are remembered; before an older one is forgotten, all up to it are ended. */
const longestList = 100

/** Which log-ins of a member are over; null for a member who has no such document (yet, or any more). */
export async function readSessions(db: Firestore, uid: string): Promise<SessionsDocument | null> {
  const document = await db.doc(accountPaths.sessions(uid)).get()
  return document.exists ? SessionsDocument.parse(document.data()) : null
}

export async function isEnded(db: Firestore, { uid, auth_time }: LogIn): Promise<boolean> {
  const sessions = await readSessions(db, uid)
  return sessions !== null && isOver(sessions, auth_time)
}

/** Ends one log-in, with every copy of its tokens and cookies; the auth service knows no way to. */
export async function endLogIn(db: Firestore, { uid, auth_time }: LogIn): Promise<void> {
  await change(db, uid, ({ endedAt, logIns }) => {
    if (auth_time <= endedAt || logIns.includes(auth_time)) return { endedAt, logIns }
    const sorted = [...logIns, auth_time].sort((one, other) => one - other)
    const forgotten = sorted.slice(0, -longestList)
    return { endedAt: forgotten.at(-1) ?? endedAt, logIns: sorted.slice(-longestList) }
  })
}

/** Ends every log-in of that second and before. */
export async function endLogInsUpTo(db: Firestore, uid: string, second: number): Promise<void> {
  await change(db, uid, ({ endedAt, logIns }) => {
    const last = Math.max(endedAt, second)
    return { endedAt: last, logIns: logIns.filter((logIn) => logIn > last) }
  })
}

type Stores = { db: Firestore; auth: Pick<Auth, 'revokeRefreshTokens' | 'getUser'> }

/** Ends every log-in of an account there has been, at the auth service and here; answers the last second that is over. */
export async function endEverySession({ db, auth }: Stores, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid)
  // The service's own moment: its clock is the one that log-ins are counted by.
  const { tokensValidAfterTime } = await auth.getUser(uid)
  if (!tokensValidAfterTime) throw new Error('the auth service revoked tokens and does not say when')
  const second = Math.floor(Date.parse(tokensValidAfterTime) / 1_000)
  await endLogInsUpTo(db, uid, second)
  return second
}

/** Only for a member who has documents: a page that comes late must leave none of a deleted account. */
async function change(db: Firestore, uid: string, to: (before: SessionsDocument) => SessionsDocument): Promise<void> {
  const ref = db.doc(accountPaths.sessions(uid))
  await db.runTransaction(async (transaction) => {
    const [user, sessions] = await transaction.getAll(db.doc(accountPaths.user(uid)), ref)
    if (!user?.exists) return
    const before = SessionsDocument.safeParse(sessions?.data()).data ?? { endedAt: 0, logIns: [] }
    transaction.set(ref, to(before), { merge: true })
  })
}
