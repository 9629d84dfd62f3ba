import { onSchedule } from 'firebase-functions/scheduler'
import { deleteOldMessages, findWaiting, SWEEP_MINUTES } from '../../lib/server/alerts/delivery/sweep.ts'
import { enqueueDelivery } from '../../lib/server/alerts/delivery/task-queue.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { sweepOptions } from './options.ts'
import { reported } from './reported.ts'

/** Queues the messages that are due and have no task, and deletes old ones. */
export const sweepOutbox = onSchedule(
  { schedule: `every ${SWEEP_MINUTES} minutes`, ...sweepOptions },
  reported('sweepOutbox', async () => {
    const [db, now] = [adminFirestore(), serverClock.now()]
    const turn = `s${Math.floor(Date.parse(now) / 1_000)}`
    const waiting = await findWaiting(db, now)
    await enqueueDelivery(
      waiting.map((id) => ({ id, turn, at: now })),
      now,
    )
    await deleteOldMessages(db, now)
  }),
)
