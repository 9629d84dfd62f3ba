import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { formatShortText, titleOf } from '../../../alerts/delivery/message-content.ts'
import type { Instant } from '../../../core/clock.ts'
import { isSecret } from '../../secrets.ts'
import { changeChannels } from './channel-store.ts'
import { guardedPost, type PostOptions } from './guarded-post.ts'
import { retryAfter, type Sender } from './outcome.ts'
import { getReference } from './send-ntfy.ts'

export type TelegramOptions = {
  /** `https://api.telegram.org` */
  url: string
  token: string
  siteUrl: string
  post: PostOptions
  /** Disconnects a chat whose owner has stopped the bot. */
  disconnect: (uid: string) => Promise<void>
}

/** Telegram states how long to wait in the body, not in a header. */
const Refusal = z.object({ parameters: z.object({ retry_after: z.number() }) })

export function telegramSender(options: TelegramOptions): Sender {
  const { siteUrl, post, disconnect } = options
  return async ({ id, content, to }) => {
    if (to.channels.telegram === null) return { kind: 'suppressed', fault: 'No Telegram chat is connected.' }
    const lines = [
      titleOf(content),
      formatShortText(content, 3_000),
      new URL(content.path, siteUrl).href,
      `Reference ${getReference(id)}`,
    ]
    const body = JSON.stringify({ chat_id: to.channels.telegram.chat, text: lines.join('\n') })
    try {
      const { status, text } = await guardedPost(telegramPost(options, 'sendMessage', body), post)
      if (status >= 200 && status < 300) return { kind: 'sent', to: 'Telegram' }
      if (status === 403) {
        await disconnect(to.uid)
        return { kind: 'suppressed', fault: 'The bot was stopped in Telegram. Connect the chat again to continue.' }
      }
      return { kind: 'retry', fault: `Telegram answered ${status}.`, wait: parseWait(text) }
    } catch (error) {
      return retryAfter(new Error(withoutToken(error, options.token)))
    }
  }
}

export function telegramPost({ url, token }: Pick<TelegramOptions, 'url' | 'token'>, method: string, body: string) {
  return { url: `${url}/bot${token}/${method}`, headers: { 'content-type': 'application/json' }, body }
}

function parseWait(text: string): number | null {
  try {
    return Refusal.safeParse(JSON.parse(text)).data?.parameters.retry_after ?? null
  } catch {
    return null
  }
}

/** Removes the token from an error's message: it is part of the URL, which the message may contain. */
function withoutToken(error: unknown, token: string): string {
  return String(error instanceof Error ? error.message : error).replaceAll(token, '…')
}

/** A link to the bot is valid for this long. */
const MINUTES = 30

/**
 * Returns what follows `t.me/{bot}?start=`: the member, the time it expires, and an HMAC. Telegram allows 64
 * characters, too few for `signLink`. A uid of the auth service has 28.
 */
export function joinCode(uid: string, secret: string, now: Instant): string {
  const ends = (Math.floor(Date.parse(now) / 60_000) + MINUTES).toString(36)
  return `${uid}_${ends}_${signText(`${uid}_${ends}`, secret)}`
}

/** Returns the member a code was made for; null if the code isn't ours or has expired. */
export function readJoinCode(code: string, secret: string, now: Instant): string | null {
  const [, uid = '', ends = '', mac = ''] = /^([A-Za-z0-9]+)_([a-z0-9]+)_([\w-]{22})$/.exec(code) ?? []
  if (!isSecret(mac, signText(`${uid}_${ends}`, secret))) return null
  return Number.parseInt(ends, 36) * 60_000 > Date.parse(now) ? uid : null
}

/** Returns the secret that Telegram must send with each of its calls, so that no one else can make them. */
export function telegramSecret(secret: string): string {
  return createHmac('sha256', secret).update('telegram updates').digest('hex')
}

const signText = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`telegram join\n${text}`).digest('base64url').slice(0, 22)

const Update = z.object({
  message: z.object({
    text: z.string(),
    chat: z.object({
      id: z.int(),
      type: z.string(),
      title: z.string().optional(),
      username: z.string().optional(),
      first_name: z.string().optional(),
    }),
  }),
})

/** Handles a message to the bot: `/start CODE` connects its chat to a member. Returns the reply, or null for none. */
export async function joinTelegram(
  db: Firestore,
  update: unknown,
  secret: string,
  now: Instant,
): Promise<{ chat: number; text: string } | null> {
  const parsed = Update.safeParse(update)
  if (!parsed.success) return null
  const { text, chat } = parsed.data.message
  const [, code] = /^\/start (\S{1,64})$/.exec(text) ?? []
  const uid = code === undefined ? null : readJoinCode(code, secret, now)
  if (uid === null)
    return {
      chat: chat.id,
      text: 'To connect this chat, open the link on your Pointsward alerts page. Links last 30 minutes.',
    }
  const name = chat.title ?? chat.username ?? chat.first_name ?? 'Telegram'
  const kept = await changeChannels(db, uid, (channels) => ({ ...channels, telegram: { chat: String(chat.id), name } }))
  return {
    chat: chat.id,
    text:
      kept === null
        ? 'That account no longer exists.'
        : 'This chat now gets your alerts. Send a test from the alerts page to try it.',
  }
}
