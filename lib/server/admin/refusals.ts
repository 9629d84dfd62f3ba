import type { Firestore } from 'firebase-admin/firestore'
import { type AuditRefusal, AuditRefusal as AuditRefusalDocument } from '../../admin/audit.ts'
import { type AdminAction, AdminCall } from '../../admin/inputs.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'

/**
 * Counts a call by someone who is not an operator: one document per member and day, so that repeated attempts cost us
 * nothing.
 */
export async function noteRefusal(db: Firestore, uid: string, body: unknown, now: Instant): Promise<void> {
  const day = localDateOf(now)
  const ref = db.doc(`audit-refusals/${uid}_${day}`)
  const named: AdminAction | null =
    AdminCall.shape.action.safeParse((body as { action?: unknown } | null)?.action).data ?? null
  await db.runTransaction(async (transaction) => {
    const kept = AuditRefusalDocument.safeParse((await transaction.get(ref)).data()).data
    const noted: AuditRefusal = { uid, day, count: (kept?.count ?? 0) + 1, lastAt: now, action: named }
    transaction.set(ref, noted)
  })
}
