import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Instant } from '../../core/clock.ts'
import { ChatDocument, ChatMessage, chatPaths } from '../../support/chat/chat.ts'
import { mailPath } from '../mail/mail-document.ts'
import { buildMailToTeam, buildMailToVisitor, type ChatMail, isLeftWaiting, isTeamThere } from './store-message.ts'

const MAX_SWEPT = 50
/** Chats whose last message is older than this have nothing left to mail. */
const RECENT_MS = 86_400_000

/** Mails what has not been answered or read. Returns the ids of the new mails. */
export async function mailUnreadChats(db: Firestore, now: Instant): Promise<string[]> {
  const since = new Date(Date.parse(now) - RECENT_MS).toISOString()
  const recent = db
    .collection(chatPaths.chats)
    .where('last.sentAt', '>=', since)
    .orderBy('last.sentAt', 'desc')
    .limit(500)
  const { docs } = await recent.get()
  const made: string[] = []
  for (const document of docs) {
    const chat = ChatDocument.safeParse(document.data())
    if (chat.success && mayNeedMail(chat.data)) made.push(...(await mailUnread(db, document.id, now)))
  }
  return made
}

function mayNeedMail({
  waitingSince,
  count,
  mailedToTeam,
  visitorRead,
  mailedToVisitor,
  email,
}: ChatDocument): boolean {
  return (
    (waitingSince !== null && mailedToTeam.number < count) ||
    (email !== null && Math.max(visitorRead, mailedToVisitor) < count)
  )
}

async function mailUnread(db: Firestore, id: string, now: Instant): Promise<string[]> {
  const place = db.doc(chatPaths.chat(id))
  return db.runTransaction(async (transaction) => {
    const there = await isTeamThere(db, transaction)
    const stored = ChatDocument.safeParse((await transaction.get(place)).data())
    if (!stored.success) return []
    const from = Math.min(stored.data.mailedToTeam.number, stored.data.mailedToVisitor) + 1
    const news = db.collection(chatPaths.messages(id)).where('number', '>=', from).orderBy('number')
    const { docs } = await transaction.get(news.limitToLast(MAX_SWEPT))
    const messages = docs.flatMap((document) => ChatMessage.safeParse(document.data()).data ?? [])
    const forTeam = !there || isLeftWaiting(stored.data, now) ? waitingMail(stored.data, messages, now) : null
    const forVisitor = buildMailToVisitor(forTeam?.chat ?? stored.data, messages, now)
    const mails = [forTeam, forVisitor].filter((mail): mail is ChatMail => mail !== null)
    const after = mails.at(-1)?.chat
    if (after) transaction.update(place, { mailedToTeam: after.mailedToTeam, mailedToVisitor: after.mailedToVisitor })
    for (const mail of mails) transaction.set(db.doc(mailPath(mail.id)), mail.document)
    return mails.map((mail) => mail.id)
  })
}

function waitingMail(chat: ChatDocument, messages: readonly ChatMessage[], now: Instant): ChatMail | null {
  return chat.waitingSince === null ? null : buildMailToTeam(chat, messages, now)
}

/** Deletes expired guest chats with their messages. Returns how many. */
export async function deleteGuestChats(db: Firestore, now: Instant): Promise<number> {
  const over = db.collection(chatPaths.chats).where('expireAt', '<=', Timestamp.fromMillis(Date.parse(now)))
  const { docs } = await over.limit(MAX_SWEPT).get()
  for (const { ref } of docs) await db.recursiveDelete(ref)
  return docs.length
}
