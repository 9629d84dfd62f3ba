import { openDelivery } from '../../../functions/src/render-mail.ts'
import { deliverMessage } from '../../../lib/server/alerts/delivery/deliver.ts'
import { findWaiting } from '../../../lib/server/alerts/delivery/sweep.ts'

/**
 * The worker as a process of its own: takes up what the sweep finds until nothing is left. Prints the number it has
 * looked at now and then, and `done` at the end. It is the code of the functions, and it may be killed anywhere.
 */
const context = await openDelivery()
process.stdout.write('up\n')
const AT_ONCE = 6
for (;;) {
  const waiting = await findWaiting(context.db, context.clock.now())
  if (waiting.length === 0) break
  const next = waiting.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const id of next) await deliverMessage(id, context)
    }),
  )
}
process.stdout.write('done\n')
process.exit(0)
