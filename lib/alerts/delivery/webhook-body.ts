import { parseAlertReference } from '../alert.ts'
import { alertsIn, type OutboxDocument } from '../outbox.ts'
import type { MessageContent } from './message-content.ts'

/** Builds the body sent to a webhook: the message's facts and its words. It is the same for every attempt. */
export function webhookBody(id: string, message: OutboxDocument, content: MessageContent, siteUrl: string): object {
  const { kind, name, alert, createdAt, sample } = message
  const items = content.items.map(({ title, facts, path, card }) => ({
    ...{ title, facts, url: new URL(path, siteUrl).href },
    ...(card ? { bookingUrl: card.booking.href } : {}),
  }))
  const alerts = alertsIn(message).map((one) => ({ name: one.name, path: toPath(one.path) }))
  const about = { alert: { name, path: toPath(alert) }, alerts }
  return { id, kind, createdAt, sample, ...about, subject: content.subject, items, payload: withPaths(message) }
}

const toPath = (reference: string) => parseAlertReference(reference).path

/** Returns a message's payload with alerts named by their paths, the form that receivers were promised. */
function withPaths(message: OutboxDocument): object {
  const seen = <Opening extends { alerts?: string[] }>({ alerts, ...opening }: Opening) =>
    alerts === undefined ? opening : { ...opening, alerts: alerts.map(toPath) }
  if (message.kind === 'opening') return { opening: seen(message.payload.opening) }
  if (message.kind === 'digest') {
    // The rows by which we count the rest are of no use to a receiver.
    const { cut: _, openings, ...facts } = message.payload
    return { ...facts, openings: openings.map(seen) }
  }
  if (message.kind !== 'seats') return message.payload
  return { news: message.payload.news.map((news) => ({ ...news, alert: toPath(news.alert) })) }
}
