import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ReportedChange } from '../../../alerts/latest-changes.ts'
import { getCheckMonth, PastDocument, pastId, withPast } from '../../../alerts/would-have-matched.ts'
import type { RouteKey } from '../../../availability/route-key.ts'
import type { Instant } from '../../../core/clock.ts'
import { groupBy } from '../../../core/group.ts'
import { deleteFound } from '../../firebase-admin.ts'
import { describeError } from './describe-error.ts'

const PAST = 'availability-past'
/**
 * `availability-past/since`: when the first stored change was seen, so that nothing is claimed about the time before.
 */
const SINCE = `${PAST}/since`
/** How many documents are written at the same time. */
const AT_ONCE = 20
/** Months kept besides the current one: previews look back thirty days. */
const RETENTION_MONTHS = 2

/**
 * Stores the changes of a run. Storing them again changes nothing. A route whose changes can't be stored is passed to
 * `report`: previews may miss a few, but the run must not be repeated for ever.
 */
export async function storePastChanges(
  db: Firestore,
  changes: readonly ReportedChange[],
  report: (fault: string) => void,
): Promise<void> {
  const [oldest] = changes.map(({ seenAt }) => seenAt).sort()
  const since = await db.doc(SINCE).get()
  if (!since.exists && oldest !== undefined) await db.doc(SINCE).set({ at: oldest })
  const known = changes.filter(({ before }) => before !== null)
  const documents = [...groupBy(known, (change) => pastId(change, getCheckMonth(change.seenAt))).entries()]
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const some = documents.slice(at, at + AT_ONCE)
    const stored = await Promise.allSettled(some.map(([id, own]) => storeDocument(db, id, own)))
    for (const [index, result] of stored.entries()) {
      if (result.status === 'rejected')
        report(`The past ${some[index]?.[0]} cannot be stored: ${describeError(result.reason)}`)
    }
  }
}

async function storeDocument(db: Firestore, id: string, own: readonly ReportedChange[]): Promise<void> {
  const [first] = own
  if (first === undefined) return
  const ref = db.collection(PAST).doc(id)
  await db.runTransaction(async (transaction) => {
    const stored = PastDocument.safeParse((await transaction.get(ref)).data()).data ?? null
    const plain = own.map(({ sample: _, ...change }) => change)
    const { sample } = first
    transaction.set(ref, withPast(stored, first, getCheckMonth(first.seenAt), plain, sample))
  })
}

/** Reads the stored changes of routes and months, and since when anything is stored at all (null if nothing is). */
export async function readPast(
  db: Firestore,
  routes: readonly RouteKey[],
  months: readonly string[],
): Promise<{ since: Instant | null; documents: PastDocument[] }> {
  const ids = routes.flatMap((key) => months.map((month) => pastId(key, month)))
  const [since, ...documents] = await db.getAll(db.doc(SINCE), ...ids.map((id) => db.collection(PAST).doc(id)))
  return {
    since: z.iso.datetime().safeParse(since?.get('at')).data ?? null,
    documents: documents.flatMap((document) => PastDocument.safeParse(document.data()).data ?? []),
  }
}

/** Deletes months that previews no longer need, a limited number at a time. */
export async function tidyPast(db: Firestore, now: Instant): Promise<void> {
  const oldest = new Date(`${getCheckMonth(now)}-01T00:00:00Z`)
  oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION_MONTHS)
  await deleteFound(db.collection(PAST).where('month', '<', getCheckMonth(oldest.toISOString())).limit(400))
}
