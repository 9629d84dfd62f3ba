import type { Instant } from '../../core/clock.ts'
import { site } from '../../core/site.ts'
import type { ChatDocument, ChatMessage } from '../../support/chat/chat.ts'
import { type MailDocument, newMail } from '../mail/mail-document.ts'

/** How long the team has to answer while it is present, and the least time between two mails to it about one chat. */
const MAX_WAIT_MS = 5 * 60_000
const BETWEEN_MAILS_MS = 10 * 60_000
/** An answer still unread after this is mailed to the visitor. */
const UNREAD_MS = 2 * 60_000

export type ChatMail = { id: string; document: MailDocument; chat: ChatDocument }

/** Whether the team has left a visitor waiting too long, although it is present. */
export function isLeftWaiting({ waitingSince }: ChatDocument, now: Instant): boolean {
  return waitingSince !== null && Date.parse(now) - Date.parse(waitingSince) >= MAX_WAIT_MS
}

/**
 * Builds a mail to the team with what the visitor wrote since the last one; null if that was too recent or nothing is
 * new.
 */
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

/**
 * Builds a mail to the visitor with the answers they have not read; null without an address, new answers, or enough
 * time passed.
 */
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

/**
 * Returns the same id for the same messages, so that two runs make one mail. The chat's own id is a guest's key, so it
 * is in no mail.
 */
function getMailId(what: string, { reference }: ChatDocument, number: number): string {
  return `${what}-${reference}-${number}`
}
