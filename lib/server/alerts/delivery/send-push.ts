import webPush from 'web-push'
import type { PushSubscriptionRecord } from '../../../alerts/delivery/channels.ts'
import { formatShortText, titleOf } from '../../../alerts/delivery/message-content.ts'
import { PushMessage } from '../../../alerts/delivery/push-message.ts'
import { shortDigest } from '../../secrets.ts'
import { ForbiddenAddress, guardedPost, type PostOptions } from './guarded-post.ts'
import { type Delivery, type Outcome, retryAfter, type Sender } from './outcome.ts'

export type PushOptions = {
  /** The contact for push services about our messages: a `mailto:` address or the site. */
  subject: string
  publicKey: string
  privateKey: string
  post: PostOptions
  /** Forgets a browser that its push service says is gone. */
  remove: (uid: string, subscriptionId: string) => Promise<void>
}

/** Seats are news for a day. A browser that is offline for longer misses the notification; the email still arrives. */
const TTL_SECONDS = 86_400

/**
 * Sends to every browser of the member. It counts as sent if one browser was reached, because a retry would notify that
 * one again. A repeat has the same tag, so it replaces the first notification on the screen.
 */
export function pushSender(options: PushOptions): Sender {
  return async (delivery) => {
    const { push } = delivery.to.channels
    const payload = JSON.stringify(toPushMessage(delivery))
    const results = await Promise.all(push.map((one) => sendOne(one, payload, delivery, options)))
    const reached = results.filter(({ kind }) => kind === 'sent').length
    if (reached > 0) return { kind: 'sent', to: reached === 1 ? '1 browser' : `${reached} browsers` }
    const again = results.find(({ kind }) => kind === 'retry')
    return (
      again ?? {
        kind: 'suppressed',
        fault: 'None of your browsers accept our notifications any more. Turn them on again.',
      }
    )
  }
}

function toPushMessage({ id, content }: Delivery): PushMessage {
  return PushMessage.parse({
    title: clip(titleOf(content), 120),
    body: formatShortText(content, 300),
    path: content.path.length <= 500 ? content.path : '/alerts',
    tag: id.slice(0, 64),
  })
}

const clip = (text: string, limit: number) => (text.length <= limit ? text : `${text.slice(0, limit - 1)}…`)

async function sendOne(
  { id, endpoint, keys }: PushSubscriptionRecord,
  payload: string,
  delivery: Delivery,
  { subject, publicKey, privateKey, post, remove }: PushOptions,
): Promise<Outcome> {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: TTL_SECONDS,
      urgency: 'high',
      topic: shortDigest(delivery.id),
    })
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
    const { status, wait } = await guardedPost(
      { url: endpoint, headers: Object.fromEntries(given), body: body ?? '' },
      post,
    )
    if (status === 404 || status === 410) {
      await remove(delivery.to.uid, id)
      return { kind: 'suppressed', fault: 'The browser turned notifications off.' }
    }
    if (status >= 200 && status < 300) return { kind: 'sent', to: '1 browser' }
    return { kind: 'retry', fault: `The push service answered ${status}.`, wait }
  } catch (error) {
    if (error instanceof ForbiddenAddress) return { kind: 'suppressed', fault: error.message }
    return retryAfter(error)
  }
}
