import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import {
  LOG_DAYS,
  type WebhookAttempt,
  WebhookLog,
  webhookLogPath,
  withAttempt,
} from '../../../alerts/delivery/webhook-log.ts'
import type { Instant } from '../../../core/clock.ts'

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
