import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { createClock } from '../../core/clock.ts'
import { ChatDesk, chatPaths } from '../../support/chat/chat.ts'
import { isThere } from '../../support/chat/presence.ts'

/** The time stamp is the database's own, even while the site runs at another date. */
const databaseClock = createClock()

/** Whether someone on the team has the chats open. */
export async function isTeamThere(db: Firestore, transaction: Transaction): Promise<boolean> {
  const desk = ChatDesk.safeParse((await transaction.get(db.doc(chatPaths.desk))).data())
  return desk.success && isThere(desk.data.seenAt, databaseClock.now())
}
