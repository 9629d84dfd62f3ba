import { onSchedule } from 'firebase-functions/scheduler'
import { SEAT_MINUTES } from '../../lib/alerts/seat-alert.ts'
import { enqueueDelivery } from '../../lib/server/alerts/delivery/task-queue.ts'
import { watchSeats as watch } from '../../lib/server/alerts/match/watch-seats.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { flightProvider } from '../../lib/server/flights/answer-flights.ts'
import { firestoreSnapshotStore } from '../../lib/server/flights/snapshot-store.ts'
import { sendFault } from '../../lib/server/telemetry/error-reports.ts'
import { watchOptions } from './options.ts'
import { reported } from './reported.ts'

/** Checks the flights that seat alerts are about. */
export const watchSeats = onSchedule(
  { schedule: `every ${SEAT_MINUTES} minutes`, ...watchOptions },
  reported('watchSeats', async () => {
    const db = adminFirestore()
    await watch({
      db,
      provider: flightProvider(),
      snapshots: firestoreSnapshotStore(db),
      clock: serverClock,
      enqueue: (due) =>
        enqueueDelivery(
          due.map((one) => ({ ...one, turn: 'first' })),
          serverClock.now(),
        ),
      report: (fault) => void sendFault({ what: 'watchSeats', error: new Error(fault) }),
      signal: AbortSignal.timeout((watchOptions.timeoutSeconds - 60) * 1000),
    })
  }),
)
