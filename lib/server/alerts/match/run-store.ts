import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ReportedChange } from '../../../alerts/latest-changes.ts'
import { ChangesDocument, decodeChanges } from '../../../availability/change-log.ts'
import type { SeatChange } from '../../../availability/compare-cells.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'
import { compare } from '../../../core/compare.ts'
import { CHANGES } from '../../availability/repository.ts'
import { deleteFound } from '../../firebase-admin.ts'
import { describeError } from './describe-error.ts'

/** How often the schedule picks up changes for which the matcher wasn't started. */
export const MATCH_MINUTES = 5

/**
 * Change documents per run: a few hundred routes, so that what one ingest finds for an alert mostly fits in one
 * message.
 */
const CHANGES_OF_A_RUN = 300
const RUNS = 'alert-runs'
const OPEN = `${RUNS}/open`
/** Finished runs are kept this many days, for the admin page. */
const RUN_RETENTION_DAYS = 14

/** `alert-runs/open`: the changes being matched. It stays until everything that follows from them is written. */
const OpenRun = z.object({ id: z.string(), startedAt: z.iso.datetime(), changes: z.array(z.string()).min(1) })
export type OpenRun = z.infer<typeof OpenRun>

/** The totals of a run. */
export type RunTotals = { lanes: number; alerts: number; matched: number; messages: number }

/**
 * Returns the run to work on: the unfinished one, otherwise a new one over the oldest changes; null when there are
 * none. A run keeps its changes and start time, so that resuming it writes the same documents.
 */
export async function claimRun(db: Firestore, now: Instant): Promise<OpenRun | null> {
  return db.runTransaction(async (transaction) => {
    const open = OpenRun.safeParse((await transaction.get(db.doc(OPEN))).data())
    if (open.success) return open.data
    const oldest = db.collection(CHANGES).orderBy('at').limit(CHANGES_OF_A_RUN).select()
    const changes = (await transaction.get(oldest)).docs.map(({ id }) => id)
    if (changes.length === 0) return null
    const run: OpenRun = { id: fingerprint(changes), startedAt: now, changes }
    transaction.set(db.doc(OPEN), run)
    return run
  })
}

/** Whether any changes are waiting to be matched. */
export async function hasWaitingChanges(db: Firestore): Promise<boolean> {
  return !(await db.collection(CHANGES).limit(1).select().get()).empty
}

/** Returns the changes of a run, oldest first. One that can't be read is passed to `report` and skipped. */
export async function readChanges(
  db: Firestore,
  { changes }: OpenRun,
  report: (fault: string) => void,
): Promise<ReportedChange[]> {
  const documents = await db.getAll(...changes.map((id) => db.collection(CHANGES).doc(id)))
  return documents.flatMap((document) => {
    if (!document.exists) return []
    try {
      const log = ChangesDocument.parse(document.data())
      return decodeChanges(log).map((change) => ({ ...change, sample: log.sample, uid: log.uid }))
    } catch (error) {
      report(`The changes of ${document.id} cannot be read: ${describeError(error)}`)
      return []
    }
  })
}

/**
 * Returns the public changes of a route that a later run will match, oldest first. One that can't be read is left out,
 * because its own run reports it.
 */
export async function readLaterChanges(db: Firestore, { changes }: OpenRun, route: string): Promise<SeatChange[]> {
  const { docs } = await db.collection(CHANGES).where('route', '==', route).get()
  const logs = docs
    .filter(({ id }) => !changes.includes(id))
    .flatMap((document) => ChangesDocument.safeParse(document.data()).data ?? [])
    .filter(({ uid }) => uid === undefined)
    .sort((a, b) => compare(a.at, b.at))
  return logs.flatMap((log) => {
    try {
      return decodeChanges(log)
    } catch {
      return []
    }
  })
}

/** Finishes a run: deletes its changes and stores its totals. */
export async function finishRun(db: Firestore, run: OpenRun, totals: RunTotals, now: Instant): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const open = OpenRun.safeParse((await transaction.get(db.doc(OPEN))).data())
    if (!open.success || open.data.id !== run.id) return
    for (const id of run.changes) transaction.delete(db.collection(CHANGES).doc(id))
    transaction.delete(db.doc(OPEN))
    const { id, startedAt, changes } = run
    transaction.set(db.collection(RUNS).doc(id), { startedAt, endedAt: now, changes: changes.length, ...totals })
  })
}

/** Deletes old runs, a limited number at a time. */
export async function tidyRuns(db: Firestore, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - RUN_RETENTION_DAYS * 86_400_000).toISOString()
  await deleteFound(db.collection(RUNS).where('endedAt', '<', before).limit(400))
}
