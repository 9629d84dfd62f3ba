import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'

export const chatSides = ['visitor', 'team'] as const
export type ChatSide = (typeof chatSides)[number]

/** Most characters in one message. */
export const MESSAGE_LENGTH = 2_000
/** Most characters of the last message kept in its chat, for lists. */
export const EXCERPT_LENGTH = 140

/** An instant, as text or as the SDK's timestamp: browsers and rules can only write the latter. */
const Stamp = z.union([
  z.iso.datetime(),
  z
    .custom<{ toDate(): Date }>((value) => typeof value === 'object' && value !== null && 'toDate' in value)
    .transform((value) => value.toDate().toISOString()),
])

/**
 * `chats/{id}`: one visitor's chat with the team, under `m-{uid}` for a member and `g-{random}` for a guest. The server
 * writes it, except each side's own `…TypingAt` and `…Read`. Messages are numbered from 1, so a side's unread messages
 * are `count` minus the number it has read up to.
 */
export const ChatDocument = z.object({
  /** The number to quote in mail. It gives no access to the chat. */
  reference: z.string(),
  /** The member; null for a guest. A member's chat is deleted with their account. */
  uid: z.string().nullable(),
  name: z.string().nullable(),
  /** Where to mail an answer if the visitor isn't there to read it; null until they leave an address. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(['open', 'closed']),
  count: z.int().min(0),
  last: z.object({ side: z.enum(chatSides), excerpt: z.string(), sentAt: z.iso.datetime() }),
  visitorRead: z.int().min(0),
  teamRead: z.int().min(0),
  visitorTypingAt: Stamp.nullable(),
  teamTypingAt: Stamp.nullable(),
  /** When the oldest unanswered message came; null once the team has answered. */
  waitingSince: z.iso.datetime().nullable(),
  /** The number of the last message mailed to each side. */
  mailedToTeam: z.object({ number: z.int().min(0), at: z.iso.datetime().nullable() }),
  mailedToVisitor: z.int().min(0),
  /** When a guest's chat is deleted; null for a member's. */
  expireAt: Stamp.nullable(),
})
export type ChatDocument = z.infer<typeof ChatDocument>

/** `chats/{id}/messages/{attempt}`, never changed once written. */
export const ChatMessage = z.object({
  number: z.int().min(1),
  side: z.enum(chatSides),
  text: z.string().min(1).max(MESSAGE_LENGTH),
  sentAt: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** `chat-desk/team`: when anyone on the team last had the chats open. */
export const ChatDesk = z.object({ seenAt: Stamp })

export const chatPaths = {
  chats: 'chats',
  chat: (id: string) => `chats/${id}`,
  messages: (id: string) => `chats/${id}/messages`,
  desk: 'chat-desk/team',
} as const

export const memberChatId = (uid: string) => `m-${uid}`

const guestId = /^g-[A-Za-z0-9_-]{32}$/
export const isGuestChatId = (id: string) => guestId.test(id)

/** Returns how many messages a side hasn't read. */
export function unreadBy(side: ChatSide, { count, visitorRead, teamRead }: ChatDocument): number {
  return Math.max(0, count - (side === 'team' ? teamRead : visitorRead))
}

/** How often an open chat page of the team reports its presence, and how long a report counts. */
export const STAMP_EVERY_MS = 30_000
const STAMP_HOLDS_MS = 90_000

export function isThere(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && Date.parse(now) - Date.parse(seenAt) < STAMP_HOLDS_MS
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const key = 'guest-chat'

/** Returns the id of the chat started in this browser; the id is also what gives access to it. */
export function recallGuestChat(store: Store): string | null {
  try {
    const kept = store.getItem(key)
    return kept !== null && isGuestChatId(kept) ? kept : null
  } catch {
    return null
  }
}

/** Stores the id for the next visit; null deletes it. If storage is forbidden, the chat lasts as long as the page. */
export function storeGuestChat(store: Store, id: string | null): void {
  try {
    if (id === null) store.removeItem(key)
    else store.setItem(key, id)
  } catch {
    // The page still holds the id.
  }
}
