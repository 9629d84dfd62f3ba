import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import type { Document, Timestamp } from '../protocol.ts'
import { StatusError } from '../status.ts'
import type { JournalRecord } from './files.ts'
import { journalFile, loadGenerations, removeBefore, snapshotFile, writeSnapshot } from './files.ts'
import { encodeFrame } from './frames.ts'
import { lockDirectory } from './lock.ts'

const documentsPerRecord = 200
const defaultCompactAt = 32 * 1_048_576

export type Journal = {
  /** Replays the stored records. `all` returns the current documents, whenever a snapshot is due. */
  start(apply: (record: JournalRecord) => void, all: () => Document[]): void
  /**
   * Resolves when the record has been handed to the operating system and so survives the death of this process; with
   * `fsync`, when it is on disk and so survives a crash of the machine. Records appended in one turn of the event loop
   * share one write.
   * @throws StatusError synchronously: RESOURCE_EXHAUSTED while the disk is full, UNAVAILABLE after any other failed
   * write
   */
  append(record: JournalRecord): Promise<void>
  /** Writes any waiting records and unlocks the directory. */
  close(): Promise<void>
}

/**
 * Opens a data directory, which only one process may have open. A journal longer than `compactAt` bytes is compacted
 * into a snapshot.
 * @throws Error when another process has the directory open, or (from `start`) when part of it is missing
 */
export function openJournal(directory: string, { compactAt = defaultCompactAt, fsync = false } = {}): Journal {
  mkdirSync(directory, { recursive: true })
  return new FileJournal(directory, { compactAt, fsync }, lockDirectory(directory))
}

type Waiting = { frame: Buffer; resolve: () => void; reject: (error: StatusError) => void }

class FileJournal implements Journal {
  readonly #directory: string
  readonly #compactAt: number
  readonly #fsync: boolean
  readonly #unlock: () => void
  #all: () => Document[] = () => []
  #generation = 0
  #length = 0
  #file = -1
  #lastTime: Timestamp = ''
  #failure: StatusError | null = null
  #waiting: Waiting[] = []
  /**
   * Frames already in effect whose commits were reported as failed because the disk was full; written first once there
   * is room.
   */
  #owed: Buffer[] = []
  #compaction: Promise<void> | null = null

  constructor(directory: string, options: { compactAt: number; fsync: boolean }, unlock: () => void) {
    this.#directory = directory
    this.#compactAt = options.compactAt
    this.#fsync = options.fsync
    this.#unlock = unlock
  }

  start(apply: (record: JournalRecord) => void, all: () => Document[]): void {
    this.#all = all
    const { generation, length } = loadGenerations(this.#directory, (record) => {
      this.#lastTime = record.time
      apply(record)
    })
    this.#openGeneration(generation, length)
  }

  append(record: JournalRecord): Promise<void> {
    if (this.#failure) throw this.#failure
    if (this.#owed.length > 0) this.#write([])
    const frame = encodeFrame(JSON.stringify(record))
    this.#lastTime = record.time
    if (this.#waiting.length === 0) setImmediate(() => this.#flush())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ frame, resolve, reject })
    })
  }

  async close(): Promise<void> {
    this.#flush()
    this.#writeOwed()
    await this.#compaction
    this.#failure ??= new StatusError('UNAVAILABLE', 'The server is stopping.')
    if (this.#file >= 0) closeSync(this.#file)
    this.#unlock()
  }

  /** The last chance to write frames left by a full disk; they were never acknowledged. */
  #writeOwed(): void {
    if (this.#owed.length === 0) return
    try {
      this.#write([])
    } catch (error) {
      process.emitWarning(`Unacknowledged writes are lost: ${String(error)}`)
    }
  }

  #flush(): void {
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    try {
      this.#write(batch.map(({ frame }) => frame))
    } catch (error) {
      for (const { reject } of batch) reject(error as StatusError)
      return
    }
    for (const { resolve } of batch) resolve()
    if (this.#length >= this.#compactAt) this.#compaction ??= this.#compact()
  }

  /**
   * Writes the owed frames, then these. When the disk is full, keeps them for later and leaves the file as it was.
   * After any other failure memory may be ahead of the disk, so no more writes are accepted or acknowledged.
   * @throws StatusError
   */
  #write(frames: readonly Buffer[]): void {
    if (this.#failure) throw this.#failure
    const due = [...this.#owed, ...frames]
    try {
      const written = writeWhole(this.#file, Buffer.concat(due))
      if (this.#fsync) fdatasyncSync(this.#file)
      this.#length += written
      this.#owed = []
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOSPC' && code !== 'EDQUOT') {
        this.#failure = new StatusError('UNAVAILABLE', `The journal cannot be written: ${String(error)}`)
        throw this.#failure
      }
      ftruncateSync(this.#file, this.#length)
      this.#owed = due
      throw new StatusError('RESOURCE_EXHAUSTED', `The disk of ${this.#directory} is full: ${String(error)}`)
    }
  }

  /** Directs new commits to the next generation's journal, then writes a snapshot of exactly what came before it. */
  async #compact(): Promise<void> {
    try {
      const next = this.#generation + 1
      const before = this.#file
      this.#openGeneration(next, 0)
      closeSync(before)
      await writeSnapshot(snapshotFile(this.#directory, next), inRecords(this.#all(), this.#lastTime))
      removeBefore(this.#directory, next)
    } catch (error) {
      // The older generation is still intact, so nothing is lost; the next compaction tries again.
      process.emitWarning(`No snapshot could be written in ${this.#directory}: ${String(error)}`)
    } finally {
      this.#compaction = null
    }
  }

  #openGeneration(generation: number, length: number): void {
    this.#file = openSync(journalFile(this.#directory, generation), 'a')
    this.#generation = generation
    this.#length = length
  }
}

function* inRecords(documents: Document[], time: Timestamp): Generator<JournalRecord> {
  // Even an empty snapshot keeps the time, so that the clock continues from there.
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
