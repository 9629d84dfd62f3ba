import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { enqueueDelivery } from '../../lib/server/alerts/delivery/task-queue.ts'
import { AlertCache } from '../../lib/server/alerts/match/alert-cache.ts'
import { enqueueMatcher, hasWaitingChanges, MATCH_MINUTES } from '../../lib/server/alerts/match/enqueue-matcher.ts'
import { matchOpenings as match } from '../../lib/server/alerts/match/match-run.ts'
import { tidyPast } from '../../lib/server/alerts/match/past-store.ts'
import { tidyRuns } from '../../lib/server/alerts/match/run-store.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'
import { matchingOptions, sweepOptions } from './options.ts'
import { reported } from './reported.ts'

/** Time left, once the time for matching is over, to finish the alerts being written. */
const TIME_TO_END_SECONDS = 60

/** Kept for the life of this instance; every run takes in what members have written since. */
const alerts = new AlertCache()

/** Matches the changes found by ingests against members' alerts, and queues the messages for delivery. */
export const matchOpenings = onTaskDispatched(
  matchingOptions,
  reported('matchOpenings', async () => {
    const signal = AbortSignal.timeout((matchingOptions.timeoutSeconds - TIME_TO_END_SECONDS) * 1000)
    await match({
      db: adminFirestore(),
      alerts,
      clock: serverClock,
      enqueue: (due) =>
        enqueueDelivery(
          due.map((one) => ({ ...one, turn: 'first' })),
          serverClock.now(),
        ),
      report: (fault) => void sendFault({ what: 'matchOpenings', error: new Error(fault) }),
      signal,
    })
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
