import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import type { Document, Timestamp } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { journalFile, loadGenerations, removeBefore, snapshotFile, writeSnapshot } from './files.ts'
import { encodeFrame } from './frames.ts'
import { lockDirectory } from './lock.ts'

const documentsPerRecord = 200

/** One commit: the documents as they stand after it, and the names it deleted. */
export type JournalRecord = { time: Timestamp; set?: Document[]; deleted?: string[] }

export type Journal = {
  /** Replays what is stored. `all` gives the documents as they stand, whenever a snapshot is due. */
  start(apply: (record: JournalRecord) => void, all: () => Document[]): void
  /**
   * Resolves when the record has been handed to the operating system: it then survives the death of this process.
   * Records of one turn of the event loop share one write.
   * @throws StatusError UNAVAILABLE at once when an earlier write failed
   */
  append(record: JournalRecord): Promise<void>
  /** Writes what is waiting and frees the directory. */
  close(): Promise<void>
}

type Waiting = { frame: Buffer; resolve: () => void; reject: (error: StatusError) => void }

/**
 * Opens a data directory, which only one process may have open.
 * @throws Error when another process has it; CorruptJournalError (from `start`) when it is damaged
 */
export function openJournal(directory: string, { compactAt = 32 * 1_048_576 } = {}): Journal {
  mkdirSync(directory, { recursive: true })
  const unlock = lockDirectory(directory)
  const state = { generation: 0, length: 0, file: -1, lastTime: '', failure: null as StatusError | null }
  let waiting: Waiting[] = []
  let compaction: Promise<void> | null = null
  let all: () => Document[] = () => []

  function flush(): void {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    try {
      if (state.failure) throw state.failure
      state.length += writeWhole(state.file, Buffer.concat(batch.map(({ frame }) => frame)))
    } catch (error) {
      // What is in memory may now be ahead of the disk: take no more writes, so that nothing is acknowledged in vain.
      state.failure ??= new StatusError('UNAVAILABLE', `The journal cannot be written: ${String(error)}`)
      for (const { reject } of batch) reject(state.failure)
      return
    }
    for (const { resolve } of batch) resolve()
    if (state.length >= compactAt && !compaction) compaction = compact().finally(() => (compaction = null))
  }

  /** Commits from here on go to the next generation's journal; the snapshot holds exactly what was before it. */
  async function compact(): Promise<void> {
    const next = state.generation + 1
    try {
      const file = openSync(journalFile(directory, next), 'a')
      closeSync(state.file)
      Object.assign(state, { generation: next, length: 0, file })
      await writeSnapshot(snapshotFile(directory, next), inRecords(all(), state.lastTime))
      removeBefore(directory, next)
    } catch (error) {
      // The older generation is still whole, so nothing is lost; the next compaction tries again.
      process.emitWarning(`No snapshot could be written in ${directory}: ${String(error)}`)
    }
  }

  return {
    start(apply, everything) {
      all = everything
      const loaded = loadGenerations(directory, (record) => {
        state.lastTime = record.time
        apply(record)
      })
      Object.assign(state, loaded, { file: openSync(journalFile(directory, loaded.generation), 'a') })
    },
    append(record) {
      if (state.failure) throw state.failure
      state.lastTime = record.time
      const frame = encodeFrame(JSON.stringify(record))
      if (waiting.length === 0) setImmediate(flush)
      return new Promise((resolve, reject) => {
        waiting.push({ frame, resolve, reject })
      })
    },
    async close() {
      flush()
      await compaction
      if (state.file >= 0) closeSync(state.file)
      state.failure ??= new StatusError('UNAVAILABLE', 'The server is stopping.')
      unlock()
    },
  }
}

function* inRecords(documents: Document[], time: Timestamp): Generator<JournalRecord> {
  // Even an empty snapshot keeps the time, so that the clock goes on above it.
  if (documents.length === 0) yield { time }
  for (let index = 0; index < documents.length; index += documentsPerRecord) {
    yield { time, set: documents.slice(index, index + documentsPerRecord) }
  }
}

function writeWhole(file: number, bytes: Buffer): number {
  let written = 0
  while (written < bytes.length) written += writeSync(file, bytes, written)
  return bytes.length
}
