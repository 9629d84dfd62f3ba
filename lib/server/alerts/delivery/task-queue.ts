import { getFunctions } from 'firebase-admin/functions'
import type { Instant } from '../../../core/clock.ts'
import { adminApp } from '../../firebase-admin.ts'

/** A message's turn with a worker. `turn` tells the tasks of one message apart: a name is used once in a while only. */
export type DeliveryTask = { id: string; turn: string; at: Instant }

const QUEUE = 'locations/australia-southeast1/functions/deliverMessage'
/** Calls to the queue at the same time. */
const AT_ONCE = 20

/**
 * Asks for messages to be delivered, each when it is due. The same turn asked for twice is one. A message whose task
 * is lost all the same is found by the sweep.
 */
export async function enqueueDelivery(tasks: readonly DeliveryTask[], now: Instant): Promise<void> {
  const queue = getFunctions(adminApp()).taskQueue<{ id: string }>(QUEUE)
  for (let at = 0; at < tasks.length; at += AT_ONCE) {
    await Promise.all(
      tasks.slice(at, at + AT_ONCE).map(async ({ id, turn, at: due }) => {
        // By distance: the site's clock may run at another date than the queue's.
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
