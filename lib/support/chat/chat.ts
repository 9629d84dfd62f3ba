import { z } from 'zod'

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
