import { z } from 'zod'
import { isDisplayName, normaliseName } from '../../core/display-name.ts'
import { isKeepable, mailAddress } from '../../core/mail-address.ts'
import { chatSides, isGuestChatId, MESSAGE_LENGTH } from './chat.ts'

/** The body of `sendChat`. */
export const SendChat = z.strictObject({
  side: z.enum(chatSides),
  /** Null starts a guest's chat, or continues a member's own. */
  chat: z
    .string()
    .max(200)
    .refine((id) => isGuestChatId(id) || /^m-[A-Za-z0-9_-]+$/.test(id), 'isn’t a chat')
    .nullable(),
  /** The same on every retry of one message, which is then stored once. */
  attempt: z.uuid(),
  text: z.string().trim().min(1).max(MESSAGE_LENGTH).refine(isKeepable, 'contains a broken character'),
  /** A honeypot, hidden from people: only bots fill it in. */
  website: z.string().max(500),
  /** A guest's own name and address; a member's come from their account. */
  name: z
    .string()
    .transform(normaliseName)
    .pipe(z.string().max(100).refine(isDisplayName, 'contains characters a name can’t have'))
    .nullable(),
  email: z.string().max(200).regex(mailAddress, 'must be one email address').nullable(),
})
export type SendChat = z.infer<typeof SendChat>

export const SendChatAnswer = z.object({
  chat: z.string(),
  reference: z.string(),
  number: z.int().min(1),
  /** Whether anyone on the team has the chats open. */
  teamIsThere: z.boolean(),
})
export type SendChatAnswer = z.infer<typeof SendChatAnswer>
