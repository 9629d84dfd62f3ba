import { onSchedule } from 'firebase-functions/scheduler'
import { REFRESH_MINUTES } from '../../lib/availability/refresh-plan.ts'
import { enqueueMatcher } from '../../lib/server/alerts/match/enqueue-matcher.ts'
import { routeProvider } from '../../lib/server/availability/providers.ts'
import { refresh, saveRun, tidyUp } from '../../lib/server/availability/refresh.ts'
import { firestoreRepository } from '../../lib/server/availability/repository.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { refreshOptions } from './options.ts'
import { reported } from './reported.ts'

/** Time left, once the time for checking is over, to record what was done. */
const TIME_TO_WRITE_SECONDS = 60

/** Checks the routes that need it most again, and records what it did and why in `refresh-runs`. */
export const refreshAvailability = onSchedule(
  { schedule: `every ${REFRESH_MINUTES} minutes`, ...refreshOptions },
  reported('refreshAvailability', async () => {
    const db = adminFirestore()
    const signal = AbortSignal.timeout((refreshOptions.timeoutSeconds - TIME_TO_WRITE_SECONDS) * 1000)
    const provider = routeProvider()
    const run = await refresh({ db, repository: firestoreRepository(db), provider, clock: serverClock, signal })
    await saveRun(db, run)
    if (run.steps.some(({ openings, closings }) => openings + closings > 0)) await enqueueMatcher()
    await tidyUp(db, serverClock.now())
  }),
)
