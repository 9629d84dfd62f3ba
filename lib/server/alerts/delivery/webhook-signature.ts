import { createHmac, randomBytes } from 'node:crypto'
import type { Webhook } from '../../../alerts/delivery/channels.ts'
import { isStandardSecret, SECRET_PREFIX } from '../../../alerts/delivery/webhook-secret.ts'
import type { Instant } from '../../../core/clock.ts'

/** Returns a new secret in the form of Standard Webhooks: its prefix, then 32 random bytes in base64. */
export const newWebhookSecret = () => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`

/**
 * Returns the headers that identify and sign a request, as Standard Webhooks specifies. While a secret is being
 * replaced, both the old and the new one sign. An older webhook's secret has no prefix; it keeps the old signature
 * header until its owner creates a new secret.
 */
export function signedHeaders(webhook: Webhook, id: string, body: string, now: Instant): Record<string, string> {
  const seconds = Math.floor(Date.parse(now) / 1_000)
  const { secret, previous } = webhook
  const secrets = [secret, ...(previous && previous.until > now ? [previous.secret] : [])]
  const standard = secrets.filter(isStandardSecret).map((one) => {
    const key = Buffer.from(one.slice(SECRET_PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  const older = secrets.find((one) => !isStandardSecret(one))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    ...(standard.length > 0 ? { 'webhook-signature': standard.join(' ') } : {}),
    'idempotency-key': id,
    ...(older === undefined ? {} : { 'pointsward-signature': olderSignature(body, older, seconds) }),
  }
}

const olderSignature = (body: string, secret: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
