import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'

/** What a member sees of the requests that went to their webhook, and the retry they ask for by hand. */

/** As many attempts as are kept, and for how long. */
export const LOG_LENGTH = 50
export const LOG_DAYS = 14
/** Messages a member may send again in an hour: each goes to an address that somebody chose. */
export const RETRIES_AN_HOUR = 12

/** One request to the webhook, and what came of it. */
export const WebhookAttempt = z.object({
  /** The message's id, `webhook-id` of the request. */
  message: z.string(),
  kind: z.string(),
  subject: z.string(),
  host: z.string(),
  at: z.iso.datetime(),
  /** Null where no answer came. */
  status: z.int().nullable(),
  milliseconds: z.int().min(0),
  /** Null when it was received. */
  fault: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

/** users/{uid}/private/webhook-log: read by its owner, written by servers alone. The newest attempt comes first. */
export const WebhookLog = z.object({
  attempts: z.array(WebhookAttempt).default([]),
  /** When the member sent messages again, within the last hour. */
  retries: z.array(z.iso.datetime()).default([]),
})
export type WebhookLog = z.infer<typeof WebhookLog>

export const webhookLogPath = (uid: string) => `users/${uid}/private/webhook-log`

/** The attempts that are still kept: the document itself goes by its own date, days after its last change. */
export function keptAttempts(log: WebhookLog, now: Instant): WebhookAttempt[] {
  const oldest = new Date(Date.parse(now) - LOG_DAYS * 86_400_000).toISOString()
  return log.attempts.filter(({ at }) => at > oldest).slice(0, LOG_LENGTH)
}

export function withAttempt(log: WebhookLog, attempt: WebhookAttempt): WebhookLog {
  return { ...log, attempts: keptAttempts({ ...log, attempts: [attempt, ...log.attempts] }, attempt.at) }
}

/** The log with one more retry, or null where the hour has had them all. */
export function withRetry(log: WebhookLog, now: Instant): WebhookLog | null {
  const hourAgo = new Date(Date.parse(now) - 3_600_000).toISOString()
  const retries = log.retries.filter((at) => at > hourAgo)
  return retries.length >= RETRIES_AN_HOUR ? null : { ...log, retries: [...retries, now] }
}

/** Body of `retryWebhook`: one message, sent once more now. Answers as `testAlert` does. */
export const RetryWebhookBody = z.strictObject({ message: z.string().regex(/^[\w.-]{1,200}$/) })
export type RetryWebhookBody = z.input<typeof RetryWebhookBody>
