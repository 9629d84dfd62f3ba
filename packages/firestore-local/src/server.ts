import { readFileSync } from 'node:fs'
import { type Clock, machineClock } from './clock.ts'
import { createEngine } from './core.ts'
import { openJournal } from './journal/journal.ts'
import { createListen } from './listen/listen-stream.ts'
import { readIndexes } from './query/indexes.ts'
import { compileRules } from './rules/compile.ts'
import { serveEngine } from './serve.ts'

export type FirestoreOptions = {
  /** 0 takes any free port. */
  port: number
  /** Loopback only: 127.0.0.1 (the default), ::1 or localhost. */
  host?: string
  /** Where documents are kept; without it they live in memory only. */
  dataDir?: string
  /** Acknowledges a commit only when it is on the disk, not only with the operating system: slower, for power cuts. */
  fsync?: boolean
  rulesFile?: string
  /** The rules themselves, instead of a file. */
  rulesSource?: string
  /** The Firebase CLI's `firestore.indexes.json`: a query that needs an index it lacks is refused, as when hosted. */
  indexesFile?: string
  /** Leaves out the warning about missing rules. */
  quiet?: boolean
  clock?: Clock
}
export type RunningFirestore = {
  port: number
  /** Tells every client to come back later, answers what is running, and writes everything down. */
  stop(): Promise<void>
}

const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`

/**
 * Starts the embedded Firestore: REST, gRPC and WebChannel on one loopback port.
 * @throws RulesSyntaxError for rules that do not compile; Error for indexes that cannot be read, a busy port, a host beyond this machine, or a
 *   data directory that is in use or lacks a part
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { port, host = '127.0.0.1', dataDir, fsync = false, clock = machineClock } = options
  const rules = compileInitialRules(options)
  const indexes = options.indexesFile === undefined ? null : readIndexes(options.indexesFile)
  const journal = dataDir === undefined ? null : openJournal(dataDir, { fsync })
  try {
    const engine = createEngine({ clock, journal, rules, compileRules, indexes, listen: createListen })
    const served = await serveEngine(engine, { host, port })
    return {
      port: served.port,
      async stop() {
        await served.stop()
        await journal?.close()
      },
    }
  } catch (error) {
    await journal?.close()
    throw error
  }
}

function compileInitialRules({ rulesFile, rulesSource, quiet }: FirestoreOptions) {
  if (rulesSource !== undefined) return compileRules(rulesSource, rulesFile ?? 'firestore.rules')
  if (rulesFile !== undefined) return compileRules(readFileSync(rulesFile, 'utf8'), rulesFile)
  // As Google's emulator does: a server without rules is there to be tried out.
  if (!quiet) process.emitWarning('No security rules were given: everybody may read and write everything.')
  return compileRules(openRules, 'no rules')
}
