import { getFunctions } from 'firebase-admin/functions'
import { functionsRegion } from '../accounts/web-config.ts'
import type { Instant } from '../core/clock.ts'
import { reportFault } from '../core/faults.ts'
import { adminApp } from './firebase-admin.ts'

const getQueue = (name: string) => getFunctions(adminApp()).taskQueue(`locations/${functionsRegion}/functions/${name}`)

/**
 * Queues a task about a message or mail. `turn` tells its tasks apart, because a queue doesn't accept a name again for
 * some time: queueing the same turn twice has no further effect.
 */
async function enqueueOnce(queue: string, id: string, turn: string, scheduleDelaySeconds = 0): Promise<void> {
  try {
    await getQueue(queue).enqueue({ id }, { id: `${id}-${turn}`, scheduleDelaySeconds })
  } catch (error) {
    if ((error as { code?: string }).code !== 'functions/task-already-exists') throw error
  }
}

/** A message of the outbox, and when it is due. */
export type Due = { id: string; at: Instant }

/** How many calls to the queue run at the same time. */
const AT_ONCE = 20

/** Queues messages for delivery, each when it is due. The sweep finds those whose task is lost nevertheless. */
export async function enqueueDelivery(due: readonly Due[], turn: string, now: Instant): Promise<void> {
  for (let start = 0; start < due.length; start += AT_ONCE) {
    await Promise.all(
      due.slice(start, start + AT_ONCE).map(({ id, at }) => {
        // A relative delay, because the site's clock may be set to another date than the queue's.
        const delay = Math.max(0, Math.ceil((Date.parse(at) - Date.parse(now)) / 1_000))
        return enqueueOnce('deliverMessage', id, turn, delay)
      }),
    )
  }
}

/** Requests that a mail be sent. The sweep finds mails whose task is lost, so a queue that is down is only reported. */
export async function enqueueMail(id: string, turn = 't'): Promise<void> {
  await enqueueOnce('deliverMail', id, turn).catch((error: unknown) => reportFault('mail queue', error))
}

/** Starts the matcher after an ingest. If that fails, the schedule picks up the waiting changes. */
export async function enqueueMatcher(): Promise<void> {
  await getQueue('matchOpenings').enqueue({})
}
