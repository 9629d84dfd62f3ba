import { randomBytes } from 'node:crypto'
import { type DocumentReference, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { AuditEntry } from '../../admin/audit.ts'
import { createClock, type Instant } from '../../core/clock.ts'
import { addMs, dayMs } from '../../core/dates.ts'
import { site } from '../../core/site.ts'
import {
  ChatDesk,
  ChatDocument,
  ChatMessage,
  chatPaths,
  EXCERPT_LENGTH,
  isThere,
  memberChatId,
} from '../../support/chat/chat.ts'
import type { SendChat, SendChatAnswer } from '../../support/chat/send-chat.ts'
import { makeReference } from '../../support/forms/submission.ts'
import { type MailDocument, mailPath, newMail } from '../mail/mail-document.ts'

/** How long the team has to answer while it is present, and the least time between two mails to it about one chat. */
const MAX_WAIT_MS = 5 * 60_000
const BETWEEN_MAILS_MS = 10 * 60_000
/** An answer still unread after this is mailed to the visitor. */
const UNREAD_MS = 2 * 60_000

type ChatMail = { id: string; document: MailDocument; chat: ChatDocument }

/** Whether the team has left a visitor waiting too long, although it is present. */
function isLeftWaiting({ waitingSince }: ChatDocument, now: Instant): boolean {
  return waitingSince !== null && Date.parse(now) - Date.parse(waitingSince) >= MAX_WAIT_MS
}

/** Builds a mail to the team with the visitor's new messages; null if there are none or the last was too recent. */
export function buildMailToTeam(chat: ChatDocument, messages: readonly ChatMessage[], now: Instant): ChatMail | null {
  const { number, at } = chat.mailedToTeam
  const news = messages.filter((message) => message.side === 'visitor' && message.number > number)
  if (news.length === 0 || (at !== null && Date.parse(now) - Date.parse(at) < BETWEEN_MAILS_MS)) return null
  const newest = Math.max(...news.map((message) => message.number))
  const who = chat.name ?? 'A visitor'
  const text = [
    `${who} wrote in the chat and hasn’t had a reply:`,
    ...news.map((message) => message.text),
    chat.email === null ? 'They left no email address: reply in the chat.' : `Reply in the chat, or to ${chat.email}.`,
  ].join('\n\n')
  const document = newMail(
    {
      kind: 'chat',
      ...{ uid: chat.uid, reference: chat.reference, to: null, text },
      replyTo: chat.email === null ? null : { name: who, address: chat.email },
      subject: `Chat ${chat.reference}: ${who} is waiting for a reply`,
    },
    now,
  )
  return { id: getMailId('chat', chat, newest), document, chat: { ...chat, mailedToTeam: { number: newest, at: now } } }
}

/** Builds a mail with the unread answers; null without an address, new answers, or enough time passed. */
export function buildMailToVisitor(
  chat: ChatDocument,
  messages: readonly ChatMessage[],
  now: Instant,
): ChatMail | null {
  const read = Math.max(chat.visitorRead, chat.mailedToVisitor)
  const news = messages.filter((message) => message.side === 'team' && message.number > read)
  const newest = news.at(-1)
  if (chat.email === null || !newest || Date.parse(now) - Date.parse(newest.sentAt) < UNREAD_MS) return null
  const text = [
    `You wrote to ${site.name} (${chat.reference}). Here’s our reply:`,
    ...news.map((message) => message.text),
    'Reply to this email, or continue in the chat where you started it.',
  ].join('\n\n')
  const document = newMail(
    {
      kind: 'chat-answer',
      ...{ uid: chat.uid, reference: chat.reference, to: chat.email, replyTo: null, text },
      subject: `Our reply to your chat ${chat.reference}`,
    },
    now,
  )
  return { id: getMailId('answer', chat, newest.number), document, chat: { ...chat, mailedToVisitor: newest.number } }
}

/** The same for the same messages, so that two runs make one mail. A chat's own id is a guest's key, so not in it. */
function getMailId(what: string, { reference }: ChatDocument, number: number): string {
  return `${what}-${reference}-${number}`
}

/** The time stamp is the database's own, even while the site runs at another date. */
const databaseClock = createClock()

/** Whether someone on the team has the chats open. */
async function isTeamThere(db: Firestore, transaction: Transaction): Promise<boolean> {
  const desk = ChatDesk.safeParse((await transaction.get(db.doc(chatPaths.desk))).data())
  return desk.success && isThere(desk.data.seenAt, databaseClock.now())
}

/** Days a guest's chat is kept after its last message. */
const GUEST_CHAT_DAYS = 90

/** The writer: a member with the details of their account, or a guest. */
export type ChatSender = { uid: string | null; name: string | null; email: string | null }

type StoredMessage = SendChatAnswer & { mail: string | null }

/** Makes an unguessable id for a guest's chat: 24 random bytes. */
export const newGuestChatId = () => `g-${randomBytes(24).toString('base64url')}`

/**
 * Stores a message and, if the team is away, the mail that forwards it. The same attempt is stored once.
 * @returns null for a chat that doesn't exist or isn't the sender's: the caller can't tell which.
 */
export async function storeMessage(
  db: Firestore,
  { side, chat, attempt, text, name, email }: SendChat,
  sender: ChatSender,
  now: Instant,
): Promise<StoredMessage | null> {
  const id = side === 'team' ? chat : sender.uid === null ? (chat ?? newGuestChatId()) : memberChatId(sender.uid)
  if (id === null || (side === 'visitor' && sender.uid === null && !id.startsWith('g-'))) return null
  const place = db.doc(chatPaths.chat(id))
  const messagePlace = db.collection(chatPaths.messages(id)).doc(attempt)
  return db.runTransaction(async (transaction) => {
    const there = await isTeamThere(db, transaction)
    const [stored, sent] = await transaction.getAll(place, messagePlace)
    const begins = side === 'visitor' && (sender.uid !== null || chat === null)
    if (!stored?.exists && !begins) return null
    const before = stored?.exists ? ChatDocument.parse(stored.data()) : newChat(sender, now)
    const answer = { chat: id, reference: before.reference, teamIsThere: there }
    if (sent?.exists) return { ...answer, number: Number(sent.get('number')), mail: null }
    const contact = { name: sender.name ?? name ?? before.name, email: sender.email ?? email ?? before.email }
    const message: ChatMessage = { number: before.count + 1, side, text, sentAt: now }
    const after = withMessage(side === 'visitor' ? { ...before, ...contact } : before, message)
    const mail = side === 'visitor' && !there ? buildMailToTeam(after, [message], now) : null
    write(transaction, place, mail ? mail.chat : after)
    transaction.create(messagePlace, message)
    if (side === 'team') transaction.create(db.doc(`audit/${attempt}`), answerEntry(before, attempt, sender, now))
    if (mail) transaction.create(db.doc(mailPath(mail.id)), mail.document)
    return { ...answer, number: message.number, mail: mail?.id ?? null }
  })
}

/** Logs an answer where `act` logs actions, without its text and without a guest's id. */
function answerEntry({ reference }: ChatDocument, attempt: string, sender: ChatSender, now: Instant): AuditEntry {
  return {
    at: now,
    by: { operator: sender.uid ?? '', email: sender.email ?? '' },
    ...{ action: 'chat.answer', target: `chats ${reference}`, what: 'Answered in the chat', reason: null },
    ...{ digest: attempt, state: 'done', fault: null, made: null },
  }
}

function newChat({ uid, name, email }: ChatSender, now: Instant): ChatDocument {
  return {
    reference: makeReference('chat', randomBytes(8)),
    ...{ uid, name, email },
    createdAt: now,
    status: 'open',
    count: 0,
    last: { side: 'visitor', excerpt: '', sentAt: now },
    ...{ visitorRead: 0, teamRead: 0, visitorTypingAt: null, teamTypingAt: null, waitingSince: null },
    mailedToTeam: { number: 0, at: null },
    mailedToVisitor: 0,
    expireAt: null,
  }
}

/** Returns the chat with one more message: its writer has read everything so far and has stopped typing. */
function withMessage(chat: ChatDocument, { number, side, text, sentAt }: ChatMessage): ChatDocument {
  const own =
    side === 'team'
      ? { teamRead: number, teamTypingAt: null, waitingSince: null }
      : { visitorRead: number, visitorTypingAt: null, waitingSince: chat.waitingSince ?? sentAt }
  const excerpt = [...text].slice(0, EXCERPT_LENGTH).join('')
  const expireAt = chat.uid === null ? addMs(sentAt, GUEST_CHAT_DAYS * dayMs) : null
  return { ...chat, ...own, status: 'open', count: number, last: { side, excerpt, sentAt }, expireAt }
}

/** The database's expiry reads only timestamps, and the rules compare typing times with the database's clock. */
function write(transaction: Transaction, place: DocumentReference, chat: ChatDocument): void {
  const stamp = (text: Instant | null) => (text === null ? null : Timestamp.fromMillis(Date.parse(text)))
  transaction.set(place, {
    ...chat,
    visitorTypingAt: stamp(chat.visitorTypingAt),
    teamTypingAt: stamp(chat.teamTypingAt),
    expireAt: stamp(chat.expireAt),
  })
}

const MAX_SWEPT = 50
/** Chats whose last message is older than this have nothing left to mail. */
const RECENT_MS = 86_400_000

/** Mails what has not been answered or read. Returns the ids of the new mails. */
export async function mailUnreadChats(db: Firestore, now: Instant): Promise<string[]> {
  const since = addMs(now, -RECENT_MS)
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
    const isDue = stored.data.waitingSince !== null && (!there || isLeftWaiting(stored.data, now))
    const forTeam = isDue ? buildMailToTeam(stored.data, messages, now) : null
    const forVisitor = buildMailToVisitor(forTeam?.chat ?? stored.data, messages, now)
    const mails = [forTeam, forVisitor].filter((mail): mail is ChatMail => mail !== null)
    const after = mails.at(-1)?.chat
    if (after) transaction.update(place, { mailedToTeam: after.mailedToTeam, mailedToVisitor: after.mailedToVisitor })
    for (const mail of mails) transaction.set(db.doc(mailPath(mail.id)), mail.document)
    return mails.map((mail) => mail.id)
  })
}

/** Deletes expired guest chats with their messages. Returns how many. */
export async function deleteGuestChats(db: Firestore, now: Instant): Promise<number> {
  const over = db.collection(chatPaths.chats).where('expireAt', '<=', Timestamp.fromMillis(Date.parse(now)))
  const { docs } = await over.limit(MAX_SWEPT).get()
  for (const { ref } of docs) await db.recursiveDelete(ref)
  return docs.length
}
