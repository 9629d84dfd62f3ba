import { onTaskDispatched } from 'firebase-functions/tasks'
import { z } from 'zod'
import { deliverMessage as deliver } from '../../lib/server/alerts/delivery/deliver.ts'
import { deliveryOptions } from './options.ts'
import { openDelivery } from './render-mail.ts'
import { reported } from './reported.ts'

const Task = z.object({ id: z.string().min(1).max(500) })

/**
 * Sends one message of the outbox. It counts its own attempts: the sweep retries messages that failed or weren't due,
 * so a task is only repeated if the database couldn't be reached.
 */
export const deliverMessage = onTaskDispatched(
  deliveryOptions,
  reported('deliverMessage', async ({ data }: { data: unknown }) => {
    await deliver(Task.parse(data).id, await openDelivery())
  }),
)
