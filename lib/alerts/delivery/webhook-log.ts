import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'
import { addMs, dayMs } from '../../core/dates.ts'

/** What a member sees of the requests sent to their webhook, and the retry they ask for by hand. */

/** How many attempts are kept, and for how many days. */
export const LOG_LENGTH = 50
export const LOG_DAYS = 14
/** The most messages a member may send again in an hour, because each is a request to an address they chose. */
export const RETRIES_AN_HOUR = 12

/** One request to the webhook, and its outcome. */
export const WebhookAttempt = z.object({
  /** The message's id, sent as `webhook-id`. */
  message: z.string(),
  kind: z.string(),
  subject: z.string(),
  host: z.string(),
  at: z.iso.datetime(),
  /** Null if there was no answer. */
  status: z.int().nullable(),
  milliseconds: z.int().min(0),
  /** Null when it was received. */
  fault: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

/** users/{uid}/private/webhook-log: read by its owner, written only by servers. The newest attempt comes first. */
export const WebhookLog = z.object({
  attempts: z.array(WebhookAttempt).default([]),
  /** When the member resent messages within the last hour. */
  retries: z.array(z.iso.datetime()).default([]),
})
export type WebhookLog = z.infer<typeof WebhookLog>

export const webhookLogPath = (uid: string) => `users/${uid}/private/webhook-log`

/** Returns the attempts to keep. The document itself expires by its own date, days after its last change. */
export function keptAttempts(log: WebhookLog, now: Instant): WebhookAttempt[] {
  const oldest = addMs(now, -LOG_DAYS * dayMs)
  return log.attempts.filter(({ at }) => at > oldest).slice(0, LOG_LENGTH)
}

export function withAttempt(log: WebhookLog, attempt: WebhookAttempt): WebhookLog {
  return { ...log, attempts: keptAttempts({ ...log, attempts: [attempt, ...log.attempts] }, attempt.at) }
}

/** Returns the log with one more retry, or null when the hour's limit is used up. */
export function withRetry(log: WebhookLog, now: Instant): WebhookLog | null {
  const hourAgo = addMs(now, -3_600_000)
  const retries = log.retries.filter((at) => at > hourAgo)
  return retries.length >= RETRIES_AN_HOUR ? null : { ...log, retries: [...retries, now] }
}

/** Body of `retryWebhook`: sends one message once more now. The answer is the same as for `testAlert`. */
export const RetryWebhookBody = z.strictObject({ message: z.string().regex(/^[\w.-]{1,200}$/) })
export type RetryWebhookBody = z.input<typeof RetryWebhookBody>
