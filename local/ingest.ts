import { join } from 'node:path'
import { ProviderError } from '../lib/availability/providers/provider-error.ts'
import type { AvailabilityRepository } from '../lib/availability/repository.ts'
import { createClock } from '../lib/core/clock.ts'
import { findAirport } from '../lib/network/airports.ts'
import { MATCH_MINUTES } from '../lib/server/alerts/match/run-store.ts'
import { keyedClient } from '../lib/server/availability/providers.ts'
import { firestoreRepository } from '../lib/server/availability/repository.ts'
import { adminFirestore } from '../lib/server/firebase-admin.ts'
import { enqueueMatcher } from '../lib/server/task-queue.ts'
import { runBulk } from './ingest/bulk.ts'
import { moveSample } from './ingest/move.ts'
import { type IngestOptions, parseIngestOptions, usage } from './ingest/options.ts'
import { runIngest } from './ingest/run.ts'
import { answers, findTarget, type Target } from './ingest/target.ts'

const localFolder = join(import.meta.dirname, '..', '.local')

/** `npm run ingest -- FILE...`: stores observations from files. */
async function main(): Promise<number> {
  const options = readOptions()
  if (options === null) return 2
  if (options.help) {
    console.log(usage)
    return 0
  }
  const target = chooseTarget(options)
  if (target === null) return 2
  if (target.host !== null) {
    process.env.FIRESTORE_EMULATOR_HOST = target.host
    // Without this, the admin SDK looks for a metadata server on the network and warns if there is none.
    process.env.METADATA_SERVER_DETECTION = 'none'
  }
  process.env.GOOGLE_CLOUD_PROJECT = target.project
  if (target.tasks !== null) process.env.CLOUD_TASKS_EMULATOR_HOST = target.tasks
  const client = options.bulk === null ? null : keyedClient()
  if (client instanceof ProviderError) {
    console.error(
      'seats.aero is off: set SEATS_AERO_API_KEY to a key of its Partner API (terms: docs/observations.md).',
    )
    return 1
  }
  if (!options.dryRun && target.host !== null && !(await answers(target.host))) {
    console.error(
      `Firestore isn’t responding at ${target.host}. Start it with npm run local, or set FIRESTORE_EMULATOR_HOST.`,
    )
    return 1
  }
  if (!options.dryRun) console.log(`Writing to ${target.name}.`)
  const run = {
    now: createClock(options.clockOffsetMs ?? target.clockOffsetMs).now(),
    repository: options.dryRun ? emptyRepository : firestoreRepository(adminFirestore()),
    isKnownAirport: (code: string) => findAirport(code) !== undefined,
    screen: { isTerminal: process.stdout.isTTY === true, write: (text: string) => void process.stdout.write(text) },
  }
  const { bulk, move } = options
  const folder = bulk?.folder ?? join(localFolder, 'ingest')
  let code: number
  if (bulk !== null && client !== null) code = await runBulk({ ...run, options, request: bulk, client, folder })
  else code = await (move === null ? runIngest({ ...run, options }) : moveSample({ ...run, move }))
  // Without a task queue there is no matcher either, e.g. when only a Firestore runs.
  if (!options.dryRun && (target.tasks !== null || target.host === null)) await wake()
  return code
}

/** Starts matching the alerts now. Also after a failure, because some routes may have been written. */
async function wake(): Promise<void> {
  try {
    await enqueueMatcher()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`Alerts will be matched within ${MATCH_MINUTES} minutes; they couldn’t be started now (${why}).`)
  }
}

/** Returns the target, or null after saying why if it isn't clear which local site is meant. */
function chooseTarget({ site }: IngestOptions): Target | null {
  try {
    return findTarget(process.env, site)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
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

/** The repository of a dry run: starts from nothing and stores nothing. */
const emptyRepository: AvailabilityRepository = {
  updateRoute: async (_update, change) => change({ route: null, parts: [], history: null }),
  readParts: async () => [],
}

process.exit(await main())
