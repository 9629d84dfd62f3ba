import { expect, it } from 'vitest'
import {
  keptAttempts,
  LOG_LENGTH,
  RETRIES_AN_HOUR,
  RetryWebhookBody,
  type WebhookAttempt,
  WebhookLog,
  withAttempt,
  withRetry,
} from '../../../../../lib/alerts/delivery/webhook-log.ts'

const attempt = (at: string): WebhookAttempt => ({
  ...{ message: 'm', kind: 'opening', subject: 'Seats', host: 'example.com' },
  ...{ at, status: 200, milliseconds: 5, fault: null },
})

it('keeps the newest attempts, up to a number and an age', () => {
  let log = WebhookLog.parse({})
  for (let minute = 0; minute < LOG_LENGTH + 10; minute++) {
    log = withAttempt(log, attempt(new Date(Date.parse('2026-11-20T00:00:00Z') + minute * 60_000).toISOString()))
  }
  expect(log.attempts).toHaveLength(LOG_LENGTH)
  expect(log.attempts[0]?.at).toBe('2026-11-20T00:59:00.000Z')
  expect(keptAttempts(log, '2026-12-04T00:58:30.000Z')).toHaveLength(1)
  expect(withAttempt(log, attempt('2026-12-05T00:00:00.000Z')).attempts).toHaveLength(1)
})

it('allows a limited number of retries within an hour', () => {
  let log: WebhookLog | null = WebhookLog.parse({})
  for (let one = 0; one < RETRIES_AN_HOUR; one++) log = log && withRetry(log, '2026-11-20T00:00:00.000Z')
  expect(log?.retries).toHaveLength(RETRIES_AN_HOUR)
  expect(withRetry(log as WebhookLog, '2026-11-20T00:59:59.000Z')).toBeNull()
  expect(withRetry(log as WebhookLog, '2026-11-20T01:00:01.000Z')?.retries).toEqual(['2026-11-20T01:00:01.000Z'])
})

it('rejects a path as a message id', () => {
  expect(RetryWebhookBody.safeParse({ message: '../users/ann' }).success).toBe(false)
  expect(RetryWebhookBody.safeParse({ message: 'test-0b7c' }).success).toBe(true)
})
