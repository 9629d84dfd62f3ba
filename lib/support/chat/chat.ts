import { z } from 'zod'

export const chatSides = ['visitor', 'team'] as const
export type ChatSide = (typeof chatSides)[number]

/** Characters of one message at most. */
export const MESSAGE_LENGTH = 2_000
/** Characters of the last message that its chat repeats, for a list. */
export const EXCERPT_LENGTH = 140

/** An instant, as text or as the SDKs' own timestamp: browsers and rules can only write the latter. */
const Stamp = z.union([
  z.iso.datetime(),
  z
    .custom<{ toDate(): Date }>((value) => typeof value === 'object' && value !== null && 'toDate' in value)
    .transform((value) => value.toDate().toISOString()),
])

/**
 * `chats/{id}`: one visitor's chat with the team, under `m-{uid}` for a member and `g-{random}` for a guest. Written by
 * the server, but for each side's own `…TypingAt` and `…Read`. Messages are numbered from 1, so that what a side has not
 * read is `count` less the number it has read up to.
 */
export const ChatDocument = z.object({
  /** The number to quote in a mail. It opens nothing. */
  reference: z.string(),
  /** Whose it is; null for a guest's. A member's leaves with their account. */
  uid: z.string().nullable(),
  name: z.string().nullable(),
  /** Where an answer goes that the visitor is not there to read; null until they leave one. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(['open', 'closed']),
  count: z.int().min(0),
  last: z.object({ side: z.enum(chatSides), excerpt: z.string(), sentAt: z.iso.datetime() }),
  visitorRead: z.int().min(0),
  teamRead: z.int().min(0),
  visitorTypingAt: Stamp.nullable(),
  teamTypingAt: Stamp.nullable(),
  /** When the first message came that nobody has answered; null once somebody has. */
  waitingSince: z.iso.datetime().nullable(),
  /** How far the messages have been handed over by mail, to each side. */
  mailedToTeam: z.object({ number: z.int().min(0), at: z.iso.datetime().nullable() }),
  mailedToVisitor: z.int().min(0),
  /** A guest's chat is forgotten then; null for a member's. */
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

/** `chat-desk/team`: when somebody of the team last had the chats open. */
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

/** Messages of the other side that a side has not read. */
export function unreadBy(side: ChatSide, { count, visitorRead, teamRead }: ChatDocument): number {
  return Math.max(0, count - (side === 'team' ? teamRead : visitorRead))
}
