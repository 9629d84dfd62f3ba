import type { Firestore } from 'firebase-admin/firestore'
import { AuditEntry, AuditRefusal } from '../../admin/audit.ts'
import { type AdminAction, AdminCall } from '../../admin/inputs.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { parseDocuments } from '../firebase-admin.ts'

const shown = 100

/** Reads what operators did before the entry with a given id, newest first. `more` is the last one's id. */
export async function readAudit(
  db: Firestore,
  before: string | null,
): Promise<{ entries: AuditRow[]; more: string | null }> {
  const audit = db.collection('audit')
  const last = before !== null && /^[\w-]+$/.test(before) ? await audit.doc(before).get() : null
  const latest = audit.orderBy('at', 'desc').limit(shown)
  // After a document rather than a time, because several entries may have the same time.
  const { docs } = await (last?.exists ? latest.startAfter(last) : latest).get()
  return { entries: parseDocuments(docs, AuditEntry), more: docs.length === shown ? (docs.at(-1)?.id ?? null) : null }
}

export type AuditRow = AuditEntry & { id: string }

/** Reads which members tried to call operators' actions, latest first. */
export async function readRefusals(db: Firestore): Promise<AuditRefusal[]> {
  const { docs } = await db.collection('audit-refusals').orderBy('lastAt', 'desc').limit(20).get()
  return parseDocuments(docs, AuditRefusal)
}

/** Counts a non-operator's call: one document per member and day, so that repeated attempts cost us nothing. */
export async function noteRefusal(db: Firestore, uid: string, body: unknown, now: Instant): Promise<void> {
  const day = localDateOf(now)
  const ref = db.doc(`audit-refusals/${uid}_${day}`)
  const named: AdminAction | null =
    AdminCall.shape.action.safeParse((body as { action?: unknown } | null)?.action).data ?? null
  await db.runTransaction(async (transaction) => {
    const kept = AuditRefusal.safeParse((await transaction.get(ref)).data()).data
    const noted: AuditRefusal = { uid, day, count: (kept?.count ?? 0) + 1, lastAt: now, action: named }
    transaction.set(ref, noted)
  })
}
