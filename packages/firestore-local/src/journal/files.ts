import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { CorruptJournalError, decodeFrames, encodeFrame } from './frames.ts'
import type { JournalRecord } from './record.ts'

/**
 * A data directory holds generations: `snapshot-N` has everything up to the start of `journal-N`, and `journal-N`
 * what came after. Without a snapshot the first generation is 0.
 */
export const journalFile = (directory: string, generation: number) => join(directory, `journal-${generation}`)
export const snapshotFile = (directory: string, generation: number) => join(directory, `snapshot-${generation}`)

function generationsOf(directory: string, kind: 'journal' | 'snapshot'): number[] {
  return readdirSync(directory)
    .flatMap((file) => new RegExp(`^${kind}-(\\d+)$`).exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

/**
 * Reads a directory back: the newest snapshot, then each journal since, calling `apply` in commit order. A torn end
 * of the last journal is cut off. Returns the generation to go on with and the length of its journal.
 * @throws CorruptJournalError
 */
export function loadGenerations(
  directory: string,
  apply: (record: JournalRecord) => void,
): { generation: number; length: number } {
  mkdirSync(directory, { recursive: true })
  const snapshot = generationsOf(directory, 'snapshot').at(-1)
  if (snapshot !== undefined) readSnapshot(snapshotFile(directory, snapshot), apply)
  const journals = generationsOf(directory, 'journal').filter((generation) => generation >= (snapshot ?? 0))
  let length = 0
  for (const [index, generation] of journals.entries()) {
    const file = journalFile(directory, generation)
    if (generation !== (snapshot ?? 0) + index) throw new CorruptJournalError(file, 0)
    const bytes = readFileSync(file)
    length = decodeFrames(file, bytes, (payload) => apply(JSON.parse(payload)))
    if (length === bytes.length) continue
    if (generation !== journals.at(-1)) throw new CorruptJournalError(file, length)
    truncateSync(file, length)
  }
  removeBefore(directory, snapshot ?? 0)
  return { generation: journals.at(-1) ?? snapshot ?? 0, length }
}

function readSnapshot(file: string, apply: (record: JournalRecord) => void): void {
  const bytes = readFileSync(file)
  const length = decodeFrames(file, bytes, (payload) => apply(JSON.parse(payload)))
  // A snapshot gets its name only when it is whole.
  if (length !== bytes.length) throw new CorruptJournalError(file, length)
}

/** Removes what a snapshot of `generation` has made needless, and snapshots that were never finished. */
export function removeBefore(directory: string, generation: number): void {
  for (const file of readdirSync(directory)) if (file.endsWith('.tmp')) rmSync(join(directory, file))
  for (const kind of ['journal', 'snapshot'] as const) {
    for (const old of generationsOf(directory, kind).filter((each) => each < generation)) {
      rmSync(join(directory, `${kind}-${old}`))
    }
  }
}

/** Writes a snapshot in steps that leave the event loop free; it gets its name only when whole and on the disk. */
export async function writeSnapshot(file: string, records: Iterable<JournalRecord>): Promise<void> {
  const handle = await open(`${file}.tmp`, 'w')
  try {
    for (const record of records) await handle.appendFile(encodeFrame(JSON.stringify(record)))
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.tmp`, file)
}
