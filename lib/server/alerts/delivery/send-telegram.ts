import { z } from 'zod'
import { formatShortText } from '../../../alerts/delivery/message-content.ts'
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
    const subject = content.sample ? `Sample: ${content.subject}` : content.subject
    const lines = [
      subject,
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
