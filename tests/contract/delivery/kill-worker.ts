import { openDelivery } from '../../../functions/src/render-mail.ts'
import { deliverMessage } from '../../../lib/server/alerts/delivery/deliver.ts'
import { AlertCache } from '../../../lib/server/alerts/match/alert-cache.ts'
import { matchOpenings } from '../../../lib/server/alerts/match/match-run.ts'
import { findWaiting } from '../../../lib/server/sweep.ts'

/**
 * The worker as a separate process: matches the waiting changes, then delivers what the sweep finds until nothing is
 * left. It runs the code of the functions, and may be killed at any point. Prints `up` before it begins, and `sent`
 * for each message.
 */
// There is no auth service here; every address counts as confirmed.
const context = { ...(await openDelivery()), isConfirmed: async () => true }
const { db, clock } = context
process.stdout.write('up\n')
const report = (fault: string) => console.error(fault)
const signal = AbortSignal.timeout(600_000)
await matchOpenings({ db, alerts: new AlertCache(), clock, enqueue: async () => {}, report, signal })
const AT_ONCE = 6
for (;;) {
  // The sweep leaves a new message to its own task for a while; here there are no tasks.
  const waiting = await findWaiting(db, 'outbox', new Date(Date.parse(clock.now()) + 60_000).toISOString())
  if (waiting.length === 0) break
  const next = waiting.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const id of next) {
        await deliverMessage(id, context)
        process.stdout.write('sent\n')
      }
    }),
  )
}
process.exit(0)
