import type { Firestore } from 'firebase-admin/firestore'
import { AuditEntry, AuditRefusal } from '../../../admin/audit.ts'

const shown = 100

/** Reads what operators did before a given time, newest first. */
export async function readAudit(
  db: Firestore,
  before: string | null,
): Promise<{ entries: AuditRow[]; more: string | null }> {
  const latest = db.collection('audit').orderBy('at', 'desc').limit(shown)
  const { docs } = await (before === null ? latest : latest.startAfter(before)).get()
  const entries = docs.flatMap((document) => {
    const { data } = AuditEntry.safeParse(document.data())
    return data ? [{ ...data, key: document.id }] : []
  })
  return { entries, more: docs.length === shown ? (entries.at(-1)?.at ?? null) : null }
}

export type AuditRow = AuditEntry & { key: string }

/** Reads which members tried to call operators' actions, latest first. */
export async function readRefusals(db: Firestore): Promise<AuditRefusal[]> {
  const { docs } = await db.collection('audit-refusals').orderBy('lastAt', 'desc').limit(20).get()
  return docs.flatMap((document) => AuditRefusal.safeParse(document.data()).data ?? [])
}
