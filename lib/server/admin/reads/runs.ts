import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { RefreshRun } from '../../../availability/refresh-run.ts'
import { fixedClock, type Instant } from '../../../core/clock.ts'
import { readLedgers } from '../../availability/coverage-store.ts'
import { nextRefresh } from '../../availability/refresh.ts'
import { env } from '../../env.ts'
import { countDocuments } from '../../firebase-admin.ts'

const shownRuns = 20

const AlertRun = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  changes: z.int(),
  lanes: z.int(),
  alerts: z.int(),
  matched: z.int(),
  messages: z.int(),
})
export type AlertRun = z.infer<typeof AlertRun>

const Reconciliation = z.object({
  at: z.iso.datetime(),
  checked: z.int(),
  repaired: z.int(),
  doubled: z.int(),
  failed: z.int(),
})

/** Reads the runs that looked for seats and matched alerts, newest first. Invalid documents are left out. */
export async function readRuns(db: Firestore) {
  const latest = async (name: string, by: string) =>
    (await db.collection(name).orderBy(by, 'desc').limit(shownRuns).get()).docs
  const [refreshes, alerts, nights, open, waitingChanges] = await Promise.all([
    latest('refresh-runs', 'startedAt'),
    latest('alert-runs', 'endedAt'),
    latest('plan-reconciliations', 'at'),
    db.doc('alert-runs/open').get(),
    countDocuments(db.collection('availability-changes')),
  ])
  const [night] = nights
  return {
    refreshes: refreshes.flatMap((document) => RefreshRun.safeParse(document.data()).data ?? []),
    alerts: alerts.flatMap((document) => AlertRun.safeParse(document.data()).data ?? []),
    night: Reconciliation.safeParse(night?.data()).data ?? null,
    /** When the matching now under way began, and how many changes are waiting. */
    matchingSince: open.exists ? String(open.get('startedAt')) : null,
    waitingChanges,
  }
}

/** Reads the ledgers, and the routes the next run would check, each with its reason. */
export async function readSeatState(db: Firestore, now: Instant) {
  const ledgers = await readLedgers(db)
  const followed = ledgers.filter(({ source }) => source.kind === env().AVAILABILITY_PROVIDER)
  const queue = await nextRefresh(db, followed, fixedClock(now))
  return { ledgers, queue }
}
