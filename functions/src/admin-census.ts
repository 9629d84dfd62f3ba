import { onSchedule } from 'firebase-functions/scheduler'
import { storeCensus } from '../../lib/server/admin/census.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { sweepOptions } from './options.ts'
import { reported } from './reported.ts'

/** Counts plans and payments shortly before the day ends in Sydney. */
export const adminCensus = onSchedule(
  { schedule: '50 23 * * *', timeZone: 'Australia/Sydney', ...sweepOptions },
  reported('adminCensus', async () => {
    await storeCensus(adminFirestore(), serverClock.now())
  }),
)
