import { reportFault } from '../../core/faults.ts'
import { httpProvider } from '../../flights/http-provider.ts'
import type { FlightProvider } from '../../flights/provider.ts'
import { sampleProvider } from '../../flights/sample/sample-provider.ts'
import { countUses } from '../accounts/usage.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { FlightContext } from './answer-flights.ts'
import { firestoreSnapshotStore } from './snapshot-store.ts'

/** Returns the context in which this server answers requests about flights. */
export function flightContext(): FlightContext {
  const db = adminFirestore()
  return {
    now: serverClock.now,
    provider: flightProvider(),
    snapshots: firestoreSnapshotStore(db),
    countUse: (uid, today) => {
      countUses(db, uid, today, { searches: 1 }).catch((error: unknown) => reportFault('a use was not counted', error))
    },
    report: reportFault,
  }
}

/** Returns the contracted source where one is configured, otherwise sample data. */
export function flightProvider(): FlightProvider {
  const { FLIGHT_SOURCE_URL: url, FLIGHT_SOURCE_KEY: key, FLIGHT_SOURCE_NAME: name } = env()
  return url && key ? httpProvider({ url, key, name }) : sampleProvider
}
