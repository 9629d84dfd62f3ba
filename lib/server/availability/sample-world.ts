import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type IngestReport, ingest } from '../../availability/ingest.ts'
import { sampleWorld } from '../../availability/providers/sample/world.ts'
import { tablePointsOn } from '../../availability/table-price.ts'
import { type Instant, type LocalDate, localDateOf } from '../../clock.ts'
import { findAirport } from '../../network/airports.ts'
import { firestoreRepository } from './repository.ts'

/** Changes when the sample's rules change, so that a stored older world is replaced. */
const VERSION = 1
const MARKER = 'availability-loads/sample'

const Marker = z.object({ version: z.int(), date: z.string() })

/**
 * Loads the sample world of Sydney's date at `now`, unless it is there already: then null, at the cost of one read.
 * Routes that hold real observations are left alone. A load that was cut short is done again.
 */
export async function loadSampleWorld(
  db: Firestore,
  now: Instant,
  onProgress?: (report: IngestReport) => void,
): Promise<IngestReport | null> {
  const today: LocalDate = localDateOf(now)
  const marker = db.doc(MARKER)
  const loaded = Marker.safeParse((await marker.get()).data())
  if (loaded.success && loaded.data.version === VERSION && loaded.data.date === today) return null
  const report = await ingest(sampleWorld({ today, price: tablePointsOn(today) }), {
    repository: firestoreRepository(db),
    now,
    isKnownAirport: (code) => findAirport(code) !== undefined,
    ...(onProgress ? { onProgress } : {}),
  })
  if (report.failed.size === 0) await marker.set({ version: VERSION, date: today })
  return report
}
