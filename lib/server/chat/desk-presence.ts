import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { ChatDesk, chatPaths } from '../../chat/chat.ts'
import { isThere } from '../../chat/presence.ts'
import { createClock } from '../../clock.ts'

/** The stamp is the database's own time, also while the site runs at another date. */
const databaseClock = createClock()

/** Whether somebody of the team has the chats open. */
export async function isTeamThere(db: Firestore, transaction: Transaction): Promise<boolean> {
  const desk = ChatDesk.safeParse((await transaction.get(db.doc(chatPaths.desk))).data())
  return desk.success && isThere(desk.data.seenAt, databaseClock.now())
}
