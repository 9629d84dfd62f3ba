import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { SEAT_MINUTES } from '../../lib/alerts/seat-alert.ts'
import { REFRESH_MINUTES } from '../../lib/availability/refresh-plan.ts'
import { AlertCache } from '../../lib/server/alerts/match/alert-cache.ts'
import { matchOpenings as match } from '../../lib/server/alerts/match/match-run.ts'
import { tidyPast } from '../../lib/server/alerts/match/past-store.ts'
import { hasWaitingChanges, MATCH_MINUTES, tidyRuns } from '../../lib/server/alerts/match/run-store.ts'
import { watchSeats as watch } from '../../lib/server/alerts/match/watch-seats.ts'
import { routeProvider } from '../../lib/server/availability/providers.ts'
import { refresh, saveRun, tidyUp } from '../../lib/server/availability/refresh.ts'
import { firestoreRepository } from '../../lib/server/availability/repository.ts'
import { indexPlace, storeIndex } from '../../lib/server/availability/store-index.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { flightProvider } from '../../lib/server/flights/answer-flights.ts'
import { firestoreSnapshotStore } from '../../lib/server/flights/snapshot-store.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { type Due, enqueueDelivery, enqueueMatcher } from '../../lib/server/task-queue.ts'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'
import { indexOptions, matchingOptions, refreshOptions, sweepOptions, watchOptions } from './options.ts'
import { reported } from './reported.ts'

/** Aborts a minute before a function is stopped, so that it can write down what it did. */
const timeToWork = ({ timeoutSeconds }: { timeoutSeconds: number }) => AbortSignal.timeout((timeoutSeconds - 60) * 1000)

const enqueue = (due: readonly Due[]) => enqueueDelivery(due, 'first', serverClock.now())

/** Checks the routes that need it most again, and records what it did and why in `refresh-runs`. */
export const refreshAvailability = onSchedule(
  { schedule: `every ${REFRESH_MINUTES} minutes`, ...refreshOptions },
  reported('refreshAvailability', async () => {
    const db = adminFirestore()
    const signal = timeToWork(refreshOptions)
    const provider = routeProvider()
    const run = await refresh({ db, repository: firestoreRepository(db), provider, clock: serverClock, signal })
    await saveRun(db, run)
    if (run.steps.some(({ openings, closings }) => openings + closings > 0)) await enqueueMatcher()
    await tidyUp(db, serverClock.now())
  }),
)

/** Stores the index of seats that web servers start from (record 61); does nothing if no place is configured. */
export const storeAvailabilityIndex = onSchedule(
  { schedule: 'every 1 hours', ...indexOptions },
  reported('storeAvailabilityIndex', async () => {
    const { AVAILABILITY_INDEX } = env()
    if (AVAILABILITY_INDEX === undefined) return
    const log = (message: string, error?: unknown) => console.warn(message, error ?? '')
    const report = await storeIndex(adminFirestore(), indexPlace(AVAILABILITY_INDEX), serverClock.now(), log)
    writeLog('INFO', 'the index of seats', report)
  }),
)

/** Kept for the life of this instance; every run takes in what members have written since. */
const alerts = new AlertCache()

/** Matches the changes found by ingests against members' alerts, and queues the messages for delivery. */
export const matchOpenings = onTaskDispatched(
  matchingOptions,
  reported('matchOpenings', async () => {
    const db = adminFirestore()
    const signal = timeToWork(matchingOptions)
    const report = (fault: string) => void sendFault({ what: 'matchOpenings', error: new Error(fault) })
    await match({ db, alerts, clock: serverClock, enqueue, report, signal })
    if (signal.aborted) await enqueueMatcher()
  }),
)

/** Starts the matcher for changes that no ingest started it for. It holds no alerts itself. */
export const sweepOpenings = onSchedule(
  { schedule: `every ${MATCH_MINUTES} minutes`, ...sweepOptions },
  reported('sweepOpenings', async () => {
    const db = adminFirestore()
    if (await hasWaitingChanges(db)) await enqueueMatcher()
    await tidyRuns(db, serverClock.now())
    await tidyPast(db, serverClock.now())
  }),
)

/** Checks the flights that seat alerts are about. */
export const watchSeats = onSchedule(
  { schedule: `every ${SEAT_MINUTES} minutes`, ...watchOptions },
  reported('watchSeats', async () => {
    const db = adminFirestore()
    const [provider, snapshots] = [flightProvider(), firestoreSnapshotStore(db)]
    const report = (fault: string) => void sendFault({ what: 'watchSeats', error: new Error(fault) })
    await watch({ db, provider, snapshots, clock: serverClock, enqueue, report, signal: timeToWork(watchOptions) })
  }),
)
