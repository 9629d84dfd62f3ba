import { join } from 'node:path'
import type { AvailabilityRepository } from '../lib/availability/repository.ts'
import { createClock } from '../lib/clock.ts'
import { findAirport } from '../lib/network/airports.ts'
import { MATCH_MINUTES, wakeMatcher } from '../lib/server/alerts/match/wake.ts'
import { firestoreRepository } from '../lib/server/availability/repository.ts'
import { adminFirestore } from '../lib/server/firebase-admin.ts'
import { moveSample } from './ingest/move.ts'
import { type IngestOptions, parseIngestOptions, usage } from './ingest/options.ts'
import { runIngest } from './ingest/run.ts'
import { answers, targetOf } from './ingest/target.ts'

/** `npm run ingest -- FILE...`: takes observations into the store. */
async function main(): Promise<number> {
  const options = readOptions()
  if (options === null) return 2
  if (options.help) {
    console.log(usage)
    return 0
  }
  const target = targetOf(process.env, join(import.meta.dirname, '..', '.local', 'running.json'))
  if (!options.dryRun && target.host !== null && !(await answers(target.host))) {
    console.error(
      `No Firestore answers at ${target.host}. Start one with npm run local, or set FIRESTORE_EMULATOR_HOST.`,
    )
    return 1
  }
  if (target.host !== null) process.env.FIRESTORE_EMULATOR_HOST = target.host
  process.env.GOOGLE_CLOUD_PROJECT = target.project
  if (target.tasks !== null) process.env.CLOUD_TASKS_EMULATOR_HOST = target.tasks
  const run = {
    now: createClock(options.clockOffsetMs ?? target.clockOffsetMs).now(),
    repository: options.dryRun ? emptyRepository : firestoreRepository(adminFirestore()),
    isKnownAirport: (code: string) => findAirport(code) !== undefined,
    screen: { isTerminal: process.stdout.isTTY === true, write: (text: string) => void process.stdout.write(text) },
  }
  const code = await (options.move === null
    ? runIngest({ ...run, options })
    : moveSample({ ...run, move: options.move }))
  // Without a queue there is no matcher either, as when only a Firestore runs.
  if (!options.dryRun && (target.tasks !== null || target.host === null)) await wake()
  return code
}

/** Has the alerts matched at once. Also after a failure: some routes may have been written. */
async function wake(): Promise<void> {
  try {
    await wakeMatcher()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`Alerts are matched within ${MATCH_MINUTES} minutes; they could not be woken now (${why}).`)
  }
}

function readOptions(): IngestOptions | null {
  try {
    return parseIngestOptions(process.argv.slice(2), Date.now())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    return null
  }
}

/** Merges into nothing and keeps nothing: what a dry run writes to. */
const emptyRepository: AvailabilityRepository = {
  updateRoute: async (_update, change) => change({ route: null, parts: [], history: null }),
  readParts: async () => [],
}

process.exit(await main())
