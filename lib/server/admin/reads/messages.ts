import type { Firestore } from 'firebase-admin/firestore'
import { type MessageCount, pricedChannels } from '../../../admin/message-costs.ts'
import type { Instant } from '../../../core/clock.ts'

/** How far back all sent messages are still kept. */
export const MESSAGE_DAYS = 30

const names = {
  email: 'Email: alerts and reminders',
  push: 'Push',
  webhook: 'Webhook',
  ntfy: 'ntfy',
  telegram: 'Telegram',
} as const

/**
 * Counts the messages sent in the last days by channel: alerts and the like, then mails about accounts and from the
 * team.
 */
export async function countMessages(db: Firestore, now: Instant): Promise<MessageCount[]> {
  const since = new Date(Date.parse(now) - MESSAGE_DAYS * 86_400_000).toISOString()
  const outbox = db.collection('outbox').where('status', '==', 'sent').where('createdAt', '>=', since)
  const mail = db.collection('mail').where('status', '==', 'sent').where('sentAt', '>=', since)
  const count = async (query: FirebaseFirestore.Query) => (await query.count().get()).data().count
  const [mails, ...counts] = await Promise.all([
    count(mail),
    ...pricedChannels.map((channel) => count(outbox.where('channel', '==', channel))),
  ])
  return [
    ...pricedChannels.map((channel, at) => ({ what: names[channel], channel, count: counts[at] ?? 0 })),
    { what: 'Email: accounts, forms and chats', channel: 'email', count: mails },
  ]
}
