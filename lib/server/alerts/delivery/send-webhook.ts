import { createHmac, randomBytes } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { isStandardSecret, SECRET_PREFIX, type Webhook } from '../../../alerts/delivery/channels.ts'
import { webhookBody } from '../../../alerts/delivery/webhook-body.ts'
import {
  LOG_DAYS,
  type WebhookAttempt,
  WebhookLog,
  webhookLogPath,
  withAttempt,
} from '../../../alerts/delivery/webhook-log.ts'
import type { Instant } from '../../../core/clock.ts'
import { reportFault } from '../../../core/faults.ts'
import { ForbiddenAddress, guardedPost, type PostOptions } from './guarded-post.ts'
import { type Outcome, retryAfter, type Sender } from './outcome.ts'

/** Returns a new secret in the form of Standard Webhooks: its prefix, then 32 random bytes in base64. */
export const newWebhookSecret = () => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`

/**
 * Returns the headers that identify and sign a request, as Standard Webhooks specifies. While a secret is being
 * replaced, both the old and the new one sign. An older webhook's secret has no prefix; it keeps the old signature
 * header until its owner creates a new secret.
 */
function signedHeaders(webhook: Webhook, id: string, body: string, now: Instant): Record<string, string> {
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

type Log = (uid: string, attempt: WebhookAttempt) => Promise<void>
type Result = { outcome: Outcome; status: number | null }

/**
 * Posts a message to the member's own server. `log` records each attempt for them; if logging fails, the message still
 * counts.
 */
export function webhookSender(post: PostOptions, siteUrl: string, log: Log): Sender {
  return async (delivery) => {
    const { to, id, message, content, now } = delivery
    const { webhook } = to.channels
    if (webhook === null) return { kind: 'suppressed', fault: 'No webhook is set up.' }
    const body = JSON.stringify(webhookBody(id, message, content, siteUrl))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Pointsward-Alerts/1',
      ...signedHeaders(webhook, id, body, now),
    }
    const begun = performance.now()
    const { outcome, status } = await attempt({ url: webhook.url, headers, body }, post)
    const milliseconds = Math.round(performance.now() - begun)
    const { host } = new URL(webhook.url)
    const fault = outcome.kind === 'sent' ? null : outcome.fault
    const about = {
      message: id,
      kind: message.kind,
      subject: content.subject,
      host,
      at: now,
      status,
      milliseconds,
      fault,
    }
    await log(to.uid, about).catch((error: unknown) =>
      reportFault('an attempt of a webhook could not be logged', error),
    )
    return outcome
  }
}

async function attempt(request: Parameters<typeof guardedPost>[0], post: PostOptions): Promise<Result> {
  try {
    const answer = await guardedPost(request, post)
    return { outcome: toOutcome(answer, new URL(request.url).host), status: answer.status }
  } catch (error) {
    const outcome: Outcome =
      error instanceof ForbiddenAddress ? { kind: 'dead', fault: error.message } : retryAfter(error)
    return { outcome, status: null }
  }
}

function toOutcome({ status, wait }: { status: number; wait: number | null }, host: string): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', to: host }
  if (status === 410) return { kind: 'dead', fault: `${host} answered 410: it doesn’t want any more messages.` }
  const why = status >= 300 && status < 400 ? ', a redirect, which we don’t follow' : ''
  return { kind: 'retry', fault: `${host} answered ${status}${why}.`, wait }
}

/** Returns when the database deletes the whole log, unless another attempt is added first. */
export const logEnd = (now: Instant) => Timestamp.fromMillis(Date.parse(now) + LOG_DAYS * 86_400_000)

/** Adds an attempt to its owner's log; does nothing if the account is gone. */
export async function logAttempt(db: Firestore, uid: string, attempt: WebhookAttempt): Promise<void> {
  const refs = [db.doc(accountPaths.user(uid)), db.doc(webhookLogPath(uid))] as const
  await db.runTransaction(async (transaction) => {
    const [user, log] = await transaction.getAll(...refs)
    if (!user?.exists) return
    const next = withAttempt(WebhookLog.parse(log?.data() ?? {}), attempt)
    transaction.set(refs[1], { ...next, expireAt: logEnd(attempt.at) })
  })
}
