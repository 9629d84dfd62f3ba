import { reportFault } from '../../core/faults.ts'
import { enqueueMatcher } from '../alerts/match/enqueue-matcher.ts'
import { liveIndex } from '../availability/live-index.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { forgetOwnRoutes } from './own-routes.ts'
import type { OwnSeatsContext } from './own-store.ts'

const timeoutMs = 5_000

/** What this server keeps members' own seats with. What everybody knows must be there, to tell what is news. */
export async function ownSeatsContext(): Promise<OwnSeatsContext> {
  const { index, ready } = liveIndex()
  if (!(await ready(timeoutMs))) throw new Error('the availability index is not loaded')
  return {
    db: adminFirestore(),
    now: serverClock.now(),
    index,
    async onChange(uid, { opened }) {
      forgetOwnRoutes(uid)
      // Whoever is not woken now is woken by the schedule.
      if (opened) await enqueueMatcher().catch((error: unknown) => reportFault('the matcher was not woken', error))
    },
  }
}
