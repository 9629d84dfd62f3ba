import { onTaskDispatched } from 'firebase-functions/tasks'
import { z } from 'zod'
import { deliverMessage as deliver } from '../../lib/server/alerts/delivery/deliver.ts'
import { deliveryOptions } from './options.ts'
import { openDelivery } from './render-mail.ts'
import { reported } from './reported.ts'

const Task = z.object({ id: z.string().min(1).max(500) })

/**
 * Sends one message of the outbox. It keeps its own count of attempts: a message that is not due, or failed, is taken
 * up by the sweep, so a task is only repeated when the database could not be reached.
 */
export const deliverMessage = onTaskDispatched(
  deliveryOptions,
  reported('deliverMessage', async ({ data }: { data: unknown }) => {
    await deliver(Task.parse(data).id, await openDelivery())
  }),
)
