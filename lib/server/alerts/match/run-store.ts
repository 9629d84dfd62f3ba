import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ReportedChange } from '../../../alerts/latest-changes.ts'
import { ChangesDocument, decodeChanges } from '../../../availability/change-log.ts'
import type { SeatChange } from '../../../availability/compare-cells.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'
import { compare } from '../../../core/compare.ts'
import { addMs, dayMs } from '../../../core/dates.ts'
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
const LEFT = `${RUNS}/left`
/** The most runs that wait for a member to be tried again; beyond it the oldest is given up. */
const MAX_LEFT = 20
/** Finished runs are kept this many days, for the admin page. */
const RUN_RETENTION_DAYS = 14

/** `alert-runs/open`: the changes being matched. It stays until everything that follows from them is written. */
const OpenRun = z.object({ id: z.string(), startedAt: z.iso.datetime(), changes: z.array(z.string()).min(1) })
export type OpenRun = z.infer<typeof OpenRun>

/**
 * A finished run in which some members failed: they are tried again with it, by its own id, so that what was written
 * after all isn't written twice. `changes` are those on the routes that concern them, kept from other runs.
 */
const LeftRun = OpenRun.extend({ members: z.array(z.string()).min(1) })
export type LeftRun = z.infer<typeof LeftRun>

/** `alert-runs/left`: oldest first. */
const LeftRuns = z.object({ runs: z.array(LeftRun) })

/** Members for whom a run failed, and the ids of the routes that concern them. */
export type Failed = { members: string[]; routes: string[] }

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
    const held = listHeld(parseLeft(await transaction.get(db.doc(LEFT))))
    const oldest = db
      .collection(CHANGES)
      .orderBy('at')
      .limit(CHANGES_OF_A_RUN + held.size)
      .select()
    const waiting = (await transaction.get(oldest)).docs.map(({ id }) => id)
    const changes = waiting.filter((id) => !held.has(id)).slice(0, CHANGES_OF_A_RUN)
    if (changes.length === 0) return null
    const run: OpenRun = { id: fingerprint(changes), startedAt: now, changes }
    transaction.set(db.doc(OPEN), run)
    return run
  })
}

const parseLeft = (document: DocumentSnapshot): LeftRun[] => LeftRuns.safeParse(document.data()).data?.runs ?? []

/** Lists the changes that runs keep for members to be tried again. */
export const listHeld = (left: readonly LeftRun[]) => new Set(left.flatMap(({ changes }) => changes))

/** Returns the runs whose members are to be tried again, oldest first. */
export async function readLeft(db: Firestore): Promise<LeftRun[]> {
  return parseLeft(await db.doc(LEFT).get())
}

/** Whether any changes are waiting to be matched, or to be matched again. */
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
 * Returns the public changes of a route that a later run will match, oldest first: those not yet `seen`. One that can't
 * be read is left out, because its own run reports it.
 */
export async function readLaterChanges(db: Firestore, seen: ReadonlySet<string>, route: string): Promise<SeatChange[]> {
  const { docs } = await db.collection(CHANGES).where('route', '==', route).get()
  const logs = docs
    .filter(({ id }) => !seen.has(id))
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

/**
 * Finishes a run: deletes its changes, except those to be tried again with the members for whom it failed, and stores
 * its totals. Resolves to the runs that are given up for that.
 */
export async function finishRun(
  db: Firestore,
  run: OpenRun,
  { totals, failed, now }: { totals: RunTotals; failed: Failed; now: Instant },
): Promise<LeftRun[]> {
  return db.runTransaction(async (transaction) => {
    const [open, before] = await transaction.getAll(db.doc(OPEN), db.doc(LEFT))
    if (OpenRun.safeParse(open?.data()).data?.id !== run.id) return []
    // The id of a change names its route.
    const kept = run.changes.filter((change) => failed.routes.some((route) => change.includes(`${route}_`)))
    const again = kept.length === 0 ? [] : [{ ...run, changes: kept, members: failed.members }]
    const left = before === undefined ? again : [...parseLeft(before), ...again]
    const over = left.slice(0, -MAX_LEFT)
    const gone = [...run.changes.filter((id) => !kept.includes(id)), ...listHeld(over)]
    for (const id of gone) transaction.delete(db.collection(CHANGES).doc(id))
    if (again.length > 0) transaction.set(db.doc(LEFT), { runs: left.slice(-MAX_LEFT) })
    transaction.delete(db.doc(OPEN))
    const { id, startedAt, changes } = run
    transaction.set(db.collection(RUNS).doc(id), { startedAt, endedAt: now, changes: changes.length, ...totals })
    return over
  })
}

/** Notes for which members a run that was tried again still fails; with none it is over, and its changes go. */
export async function noteRetry(db: Firestore, run: LeftRun, members: string[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const before = parseLeft(await transaction.get(db.doc(LEFT)))
    const again = members.length === 0 ? [] : [{ ...run, members }]
    const runs = before.flatMap((one) => (one.id === run.id ? again : [one]))
    if (members.length === 0) for (const id of run.changes) transaction.delete(db.collection(CHANGES).doc(id))
    if (runs.length === 0) transaction.delete(db.doc(LEFT))
    else transaction.set(db.doc(LEFT), { runs })
  })
}

/** Deletes old runs, a limited number at a time. */
export async function tidyRuns(db: Firestore, now: Instant): Promise<void> {
  const before = addMs(now, -RUN_RETENTION_DAYS * dayMs)
  await deleteFound(db.collection(RUNS).where('endedAt', '<', before).limit(400))
}
