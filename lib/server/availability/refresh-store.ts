import type { Firestore } from 'firebase-admin/firestore'
import { RefreshRun } from '../../availability/refresh-run.ts'
import type { Instant } from '../../core/clock.ts'
import { CHANGES } from './repository.ts'

const RUNS = 'refresh-runs'
const RUN_RETENTION_DAYS = 14
/** Changes are acted on within minutes, so any that are left after days are of no use. */
const CHANGE_RETENTION_DAYS = 3
/** How many documents are deleted at a time, so that tidying up doesn't use up a function's run. */
const TIDY_AT_ONCE = 400

export async function saveRun(db: Firestore, run: RefreshRun): Promise<void> {
  await db.collection(RUNS).doc(run.startedAt).set(run)
}

/** Returns the latest runs, newest first. */
export async function readRuns(db: Firestore, limit: number): Promise<RefreshRun[]> {
  const { docs } = await db.collection(RUNS).orderBy('startedAt', 'desc').limit(limit).get()
  return docs.map((doc) => RefreshRun.parse(doc.data()))
}

/** Deletes old runs and old changes, a limited number at a time. */
export async function tidyUp(db: Firestore, now: Instant): Promise<void> {
  const before = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
  const [runs, changes] = await Promise.all([
    db.collection(RUNS).where('startedAt', '<', before(RUN_RETENTION_DAYS)).limit(TIDY_AT_ONCE).get(),
    db.collection(CHANGES).where('at', '<', before(CHANGE_RETENTION_DAYS)).limit(TIDY_AT_ONCE).get(),
  ])
  const batch = db.batch()
  for (const { ref } of [...runs.docs, ...changes.docs].slice(0, TIDY_AT_ONCE)) batch.delete(ref)
  await batch.commit()
}
