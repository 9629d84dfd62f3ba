import { onSchedule } from 'firebase-functions/scheduler'
import { indexPlace, storeIndex } from '../../lib/server/availability/store-index.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { indexOptions } from './options.ts'
import { reported } from './reported.ts'

/** Stores the index of seats that web servers start from (record 61); does nothing if no place is configured. */
export const storeAvailabilityIndex = onSchedule(
  { schedule: 'every 1 hours', ...indexOptions },
  reported('storeAvailabilityIndex', async () => {
    const { AVAILABILITY_INDEX } = env()
    if (AVAILABILITY_INDEX === undefined) return
    const log = (message: string, error?: unknown) => console.warn(message, error ?? '')
    const report = await storeIndex(adminFirestore(), indexPlace(AVAILABILITY_INDEX), serverClock.now(), log)
    writeLog('INFO', 'the index of seats', report)
  }),
)
