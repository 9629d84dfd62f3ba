import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingest } from '../../lib/availability/ingest.ts'
import { sampleWorld } from '../../lib/availability/providers/sample/world.ts'
import { tablePointsOn } from '../../lib/availability/table-price.ts'
import { type Instant, localDateOf } from '../../lib/clock.ts'
import { findAirport } from '../../lib/network/airports.ts'
import { firestoreRepository } from '../../lib/server/availability/repository.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { seedWineOffers } from '../../lib/server/wine-offers.ts'

/**
 * Loads the sample world of the day into Firestore, once a day: the world of a date never changes. Routes that hold
 * real observations keep them. `folder` is the data folder the Firestore keeps.
 * @throws Error naming the first route that could not be written.
 */
export async function seedSampleWorld(folder: string, now: Instant): Promise<void> {
  const today = localDateOf(now)
  const stamp = join(folder, 'sample-world')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === today) return
  console.log(`Loading the sample world of ${today} …`)
  const report = await ingest(sampleWorld({ today, price: tablePointsOn(today) }), {
    repository: firestoreRepository(adminFirestore()),
    now,
    isKnownAirport: (code) => findAirport(code) !== undefined,
  })
  await seedWineOffers(adminFirestore(), now)
  const [failure] = report.failed
  if (failure) throw new Error(`The sample world could not be loaded: ${failure.join(': ')}`)
  writeFileSync(stamp, today)
}
