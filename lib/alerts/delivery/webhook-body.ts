import { alertsIn, type OutboxDocument } from '../outbox.ts'
import type { MessageContent } from './message-content.ts'

/** Builds the body sent to a webhook: the message's facts and its words. It is the same for every attempt. */
export function webhookBody(id: string, message: OutboxDocument, content: MessageContent, siteUrl: string): object {
  const { kind, name, alert, createdAt, sample, payload } = message
  const items = content.items.map(({ title, facts, path, card }) => ({
    ...{ title, facts, url: new URL(path, siteUrl).href },
    ...(card ? { bookingUrl: card.booking.href } : {}),
  }))
  const alerts = alertsIn(message)
  return { id, kind, createdAt, sample, alert: { name, path: alert }, alerts, subject: content.subject, items, payload }
}
