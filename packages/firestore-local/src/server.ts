import { readFileSync } from 'node:fs'
import { type Clock, machineClock } from './clock.ts'
import { createEngine } from './core.ts'
import { openJournal } from './journal/journal.ts'
import { createListen } from './listen/listen-stream.ts'
import { readIndexes } from './query/indexes.ts'
import { compileRules } from './rules/compile.ts'
import { serveEngine } from './serve.ts'

export type FirestoreOptions = {
  /** 0 picks any free port. */
  port: number
  /** Loopback only: 127.0.0.1 (the default), ::1 or localhost. */
  host?: string
  /** Directory for the documents; without it they are kept in memory only. */
  dataDir?: string
  /**
   * Acknowledges a commit only when it is on disk, not just with the operating system: slower, but survives power cuts.
   */
  fsync?: boolean
  rulesFile?: string
  /** The rules themselves, instead of a file. */
  rulesSource?: string
  /** The Firebase CLI's `firestore.indexes.json`. Queries that need an index it lacks are refused, as when hosted. */
  indexesFile?: string
  /** Suppresses the warning about missing rules. */
  quiet?: boolean
  clock?: Clock
}
export type RunningFirestore = {
  port: number
  /** Tells every client to reconnect later, finishes running requests, and flushes the journal. */
  stop(): Promise<void>
}

const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`

/**
 * Starts the embedded Firestore: REST, gRPC and WebChannel on one loopback port.
 * @throws RulesSyntaxError for rules that do not compile; Error for indexes that cannot be read, a busy port, a host
 *   that is not loopback, or a data directory that is in use or incomplete
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
  // Allow everything, as Google's emulator does: a server without rules is for trying things out.
  if (!quiet) process.emitWarning('No security rules were given: everybody may read and write everything.')
  return compileRules(openRules, 'no rules')
}
