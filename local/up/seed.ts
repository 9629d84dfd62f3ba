import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKED_VERSION } from '../../lib/availability/codec.ts'
import { withOutcome, withRoutes } from '../../lib/availability/coverage-ledger.ts'
import { ingest } from '../../lib/availability/ingest.ts'
import { samplePairs, sampleRoutes } from '../../lib/availability/providers/sample/provider.ts'
import { popularPairs, SAMPLE_SOURCE, sampleWorld } from '../../lib/availability/providers/sample/world.ts'
import { type RouteKey, routeId } from '../../lib/availability/route-key.ts'
import { tablePointsOn } from '../../lib/availability/table-price.ts'
import { type Instant, localDateOf } from '../../lib/core/clock.ts'
import { addMs, dayMs, epochSecond } from '../../lib/core/dates.ts'
import { programs } from '../../lib/core/program.ts'
import { findAirport } from '../../lib/network/airports.ts'
import { updateLedger } from '../../lib/server/availability/coverage-store.ts'
import { firestoreRepository } from '../../lib/server/availability/repository.ts'
import { seedWineOffers } from '../../lib/server/calculators/wine.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'

/** How many of the other routes are loaded and written at once: stopping the site loses no more than these. */
const ROUTES_AT_ONCE = 20

/**
 * Loads the most popular pairs of the day's sample data into Firestore, once a day: a date's data never changes. Routes
 * that hold real observations keep them. `folder` is Firestore's data folder.
 * @throws Error naming the first route that couldn't be written.
 */
export async function seedPopularPairs(folder: string, now: Instant): Promise<void> {
  const stamp = join(folder, 'sample-world')
  const isFirst = !existsSync(stamp)
  await once(stamp, now, async (today) => {
    console.log(`Loading the sample data for ${today}…`)
    await noteRoutes(now)
    if (isFirst) await load(homePairs(), earlier(now))
    await load(popularPairs(), now)
    await seedWineOffers(adminFirestore(), now)
  })
}

/** Routes that are also checked before the first day, so that there is something that opened since. */
const homePairs = () => popularPairs().filter(({ from }) => from === 'SYD')

const earlier = (now: Instant): Instant => addMs(now, -3 * dayMs)

/**
 * Loads the other pairs, once a day, a few at a time in the background; rejects early if `signal` is aborted. Resolves
 * to their number.
 */
export async function seedOtherPairs(folder: string, now: Instant, signal: AbortSignal): Promise<number> {
  const popular = new Set(popularPairs().map(routeId))
  const others = samplePairs().filter((key) => !popular.has(routeId(key)))
  await once(join(folder, 'sample-world-others'), now, async () => {
    for (let at = 0; at < others.length && !signal.aborted; at += ROUTES_AT_ONCE) {
      await load(others.slice(at, at + ROUTES_AT_ONCE), now)
    }
    signal.throwIfAborted()
  })
  return others.length
}

/** Runs the work once per day and version of the packed format. */
async function once(stamp: string, now: Instant, work: (today: string) => Promise<void>): Promise<void> {
  const today = localDateOf(now)
  const done = `${today} ${PACKED_VERSION}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === done) return
  await work(today)
  writeFileSync(stamp, done)
}

async function load(routes: readonly RouteKey[], now: Instant): Promise<void> {
  const today = localDateOf(now)
  const db = adminFirestore()
  const report = await ingest(sampleWorld({ today, price: tablePointsOn(today), routes }), {
    repository: firestoreRepository(db),
    now,
    isKnownAirport: (code) => findAirport(code) !== undefined,
  })
  const [failure] = report.failed
  if (failure) throw new Error(`The sample data couldn’t be loaded: ${failure.join(': ')}`)
  const lookedAt = epochSecond(now)
  for (const program of programs) {
    const looked = routes.filter((key) => key.program === program)
    await updateLedger(db, { source: SAMPLE_SOURCE, program }, (ledger) =>
      looked.reduce((known, { from, to }) => withOutcome(known, `${from}-${to}`, { lookedAt }), ledger),
    )
  }
}

/** Records which routes the sample covers before they are checked. */
async function noteRoutes(now: Instant): Promise<void> {
  const provider = sampleRoutes({ now: () => now, priceOn: tablePointsOn })
  for (const program of programs) {
    const routes = await provider.routes(program, new AbortController().signal)
    const of = { source: SAMPLE_SOURCE, program }
    await updateLedger(adminFirestore(), of, (ledger) => withRoutes(ledger, routes, now))
  }
}
