import type { Clock } from '../clock.ts'
import type { Commit, DocumentChange } from '../core-contract.ts'
import type { JournalRecord } from '../journal/files.ts'
import type { Journal } from '../journal/journal.ts'
import type { Timestamp } from '../protocol.ts'
import { createDocuments, type DocumentSource } from './documents.ts'
import { createMicroClock } from './micro-clock.ts'
import type { Staged } from './writes.ts'

/** The documents of all databases. Commits are strictly ordered. */
export type Store = DocumentSource & {
  /** Applies staged writes immediately; resolves when they are in the journal. */
  commit(staged: Staged): Promise<void>
  /** Deletes every document of a database in one commit. */
  clear(database: string): Promise<void>
  onCommit(listener: (commit: Commit) => void): () => void
  /** The time of the newest commit, or '' before the first. */
  lastCommit(): Timestamp
  /** Returns a time for the next commit. */
  tick(): Timestamp
  readTime(): Timestamp
}

/** Creates a store, loads it from the journal, if there is one, and writes every commit to it. */
export function createStore({ clock, journal }: { clock: Clock; journal: Journal | null }): Store {
  const documents = createDocuments()
  const time = createMicroClock(clock)
  let last = ''
  const listeners = new Set<(commit: Commit) => void>()
  journal?.start(
    (record) => {
      time.raise(record.time)
      last = record.time
      for (const document of record.set ?? []) documents.put(document)
      for (const name of record.deleted ?? []) documents.remove(name)
    },
    () => documents.all(),
  )

  function commit(database: string, readTime: Timestamp, changes: DocumentChange[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve()
    // The journal comes first: if it refuses, nothing has happened.
    const saved = journal?.append(recordOf(readTime, changes))
    last = readTime
    for (const { name, after } of changes) {
      if (after) documents.put(after)
      else documents.remove(name)
    }
    for (const listener of listeners) notify(listener, { database, readTime, changes })
    return saved ?? Promise.resolve()
  }

  return {
    get: documents.get,
    inCollection: documents.inCollection,
    collections: documents.collections,
    commit: (staged) => commit(staged.database, staged.time, changesOf(staged)),
    clear: (database) => {
      const all = documents.collections(database).flatMap(documents.inCollection)
      const changes = all.map((before) => ({ name: before.name, before, after: null }))
      return commit(database, time.tick(), changes)
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lastCommit: () => last,
    tick: time.tick,
    readTime: time.read,
  }
}

/** Calls a listener. The commit is already in effect, so a listener that throws must not fail the writer. */
function notify(listener: (commit: Commit) => void, commit: Commit): void {
  try {
    listener(commit)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

const changesOf = ({ touched }: Staged) => [...touched.values()].filter(({ before, after }) => before !== after)

function recordOf(time: Timestamp, changes: DocumentChange[]): JournalRecord {
  const set = changes.flatMap(({ after }) => (after ? [after] : []))
  const deleted = changes.flatMap(({ name, after }) => (after ? [] : [name]))
  return { time, ...(set.length > 0 && { set }), ...(deleted.length > 0 && { deleted }) }
}
