import { formatShortText, titleOf } from '../../../alerts/delivery/message-content.ts'
import { ForbiddenAddress, guardedPost, type PostOptions } from './guarded-post.ts'
import { retryAfter, type Sender } from './outcome.ts'

/** Sends to an ntfy topic as JSON, because headers can't hold every character. */
export function ntfySender(post: PostOptions, siteUrl: string): Sender {
  return async ({ id, content, to }) => {
    if (to.channels.ntfy === null) return { kind: 'suppressed', fault: 'No ntfy topic is set up.' }
    const topicUrl = new URL(to.channels.ntfy.url)
    const [topic = '', ...base] = topicUrl.pathname.split('/').filter(Boolean).reverse()
    const body = JSON.stringify({
      topic,
      title: titleOf(content),
      // ntfy can't recognise a repeat, so the text has a reference by which a reader can.
      message: `${formatShortText(content, 3_000)}\nReference ${getReference(id)}`,
      click: new URL(content.path, siteUrl).href,
    })
    const url = new URL(`/${base.reverse().join('/')}`, topicUrl.origin).href
    const headers = { 'content-type': 'application/json', 'user-agent': 'Pointsward-Alerts/1', 'idempotency-key': id }
    try {
      const { status, wait } = await guardedPost({ url, headers, body }, post)
      if (status >= 200 && status < 300) return { kind: 'sent', to: topicUrl.host }
      return { kind: 'retry', fault: `${topicUrl.host} answered ${status}.`, wait }
    } catch (error) {
      return error instanceof ForbiddenAddress ? { kind: 'dead', fault: error.message } : retryAfter(error)
    }
  }
}

/** Returns the start of a message's id, short enough to compare by eye. */
export const getReference = (id: string) => id.slice(0, 8)
