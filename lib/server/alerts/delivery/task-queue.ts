import { getFunctions } from 'firebase-admin/functions'
import type { Instant } from '../../../core/clock.ts'
import { adminApp } from '../../firebase-admin.ts'

/**
 * A task to deliver a message. `turn` tells the tasks of one message apart, because the queue doesn't accept a name
 * again for some time.
 */
export type DeliveryTask = { id: string; turn: string; at: Instant }

const QUEUE = 'locations/australia-southeast1/functions/deliverMessage'
/** How many calls to the queue run at the same time. */
const AT_ONCE = 20

/**
 * Queues messages for delivery, each when it is due. Queueing the same turn twice has no further effect. If a task is
 * lost nevertheless, the sweep finds its message.
 */
export async function enqueueDelivery(tasks: readonly DeliveryTask[], now: Instant): Promise<void> {
  const queue = getFunctions(adminApp()).taskQueue<{ id: string }>(QUEUE)
  for (let at = 0; at < tasks.length; at += AT_ONCE) {
    await Promise.all(
      tasks.slice(at, at + AT_ONCE).map(async ({ id, turn, at: due }) => {
        // A relative delay, because the site's clock may be set to another date than the queue's.
        const scheduleDelaySeconds = Math.max(0, Math.ceil((Date.parse(due) - Date.parse(now)) / 1_000))
        try {
          await queue.enqueue({ id }, { id: `${id}-${turn}`, scheduleDelaySeconds })
        } catch (error) {
          if ((error as { code?: string }).code !== 'functions/task-already-exists') throw error
        }
      }),
    )
  }
}
