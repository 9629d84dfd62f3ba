import { createHmac } from 'node:crypto'
import { alertsIn } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { ForbiddenAddress, guardedPost, type PostOptions } from './guarded-post.ts'
import { type Outcome, type Parcel, retryAfter, type Sender } from './outcome.ts'

/**
 * `Pointsward-Signature: t=SECONDS,v1=HEX`: HMAC-SHA256 with the webhook's secret over `SECONDS.BODY`. A receiver
 * refuses one whose time is more than a few minutes off, so that a message it once saw can't be played again.
 */
export function signatureOf(body: string, secret: string, now: Instant): string {
  const seconds = Math.floor(Date.parse(now) / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

export function webhookSender(post: PostOptions, siteUrl: string): Sender {
  return async (parcel) => {
    const { webhook } = parcel.to.channels
    if (webhook === null) return { kind: 'suppressed', fault: 'No webhook is set up.' }
    const body = JSON.stringify(webhookBody(parcel, siteUrl))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Pointsward-Alerts/1',
      'idempotency-key': parcel.id,
      'pointsward-signature': signatureOf(body, webhook.secret, parcel.now),
    }
    try {
      return outcomeOf(await guardedPost({ url: webhook.url, headers, body }, post), new URL(webhook.url).host)
    } catch (error) {
      return error instanceof ForbiddenAddress ? { kind: 'dead', fault: error.message } : retryAfter(error)
    }
  }
}

/** The message's facts as they are, and its words beside them. The same for every attempt. */
function webhookBody({ id, message, told }: Parcel, siteUrl: string): object {
  const { kind, name, alert, createdAt, sample, payload } = message
  const items = told.items.map(({ title, path }) => ({ title, url: new URL(path, siteUrl).href }))
  const alerts = alertsIn(message)
  return { id, kind, createdAt, sample, alert: { name, path: alert }, alerts, subject: told.subject, items, payload }
}

function outcomeOf({ status, wait }: { status: number; wait: number | null }, host: string): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', to: host }
  if (status === 410) return { kind: 'dead', fault: `${host} answered 410: it wants no more messages.` }
  const why = status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''
  return { kind: 'retry', fault: `${host} answered ${status}${why}.`, wait }
}
