import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, Timestamp } from '../protocol.ts'
import { decodeFrames, encodeFrame } from './frames.ts'

/** One commit: the documents as they stand after it, and the names of those it deleted. */
export type JournalRecord = { time: Timestamp; set?: Document[]; deleted?: string[] }

/**
 * A data directory holds generations: `snapshot-N` has everything up to the start of `journal-N`, and `journal-N` has
 * what came after. The first generation is 0 and has no snapshot.
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
 * Loads a directory: the newest snapshot, then each journal since, calling `apply` in commit order. Truncates a torn
 * end of the last journal. Skips damaged parts with a warning, keeping the original file next to the repaired one as
 * `.damaged`. Returns the generation to continue with and the length of its journal.
 * @throws Error when a generation is missing
 */
export function loadGenerations(
  directory: string,
  apply: (record: JournalRecord) => void,
): { generation: number; length: number } {
  mkdirSync(directory, { recursive: true })
  const snapshot = generationsOf(directory, 'snapshot').at(-1)
  // A snapshot is renamed into place only once it is complete.
  if (snapshot !== undefined) readFrames(snapshotFile(directory, snapshot), { mayBeTorn: false }, apply)
  const journals = generationsOf(directory, 'journal').filter((generation) => generation >= (snapshot ?? 0))
  let length = 0
  for (const [index, generation] of journals.entries()) {
    const file = journalFile(directory, generation)
    if (generation !== (snapshot ?? 0) + index) throw new Error(`The journal before ${file} is missing.`)
    length = readFrames(file, { mayBeTorn: generation === journals.at(-1) }, apply)
  }
  removeBefore(directory, snapshot ?? 0)
  return { generation: journals.at(-1) ?? snapshot ?? 0, length }
}

/** Applies a file's records and repairs the file; returns its length afterwards. */
function readFrames(
  file: string,
  { mayBeTorn }: { mayBeTorn: boolean },
  apply: (record: JournalRecord) => void,
): number {
  const bytes = readFileSync(file)
  const { length, sound, damage } = decodeFrames(bytes, (payload) => apply(JSON.parse(payload)))
  const lost = length < bytes.length && !mayBeTorn ? [...damage, { from: length, to: bytes.length }] : damage
  if (lost.length === 0) {
    if (length < bytes.length) truncateSync(file, length)
    return length
  }
  const aside = `${file}.damaged`
  const whole = Buffer.concat(sound)
  copyFileSync(file, aside)
  writeFileSync(`${file}.tmp`, whole)
  renameSync(`${file}.tmp`, file)
  const places = lost.map(({ from, to }) => `${from} to ${to}`).join(', ')
  process.emitWarning(
    `${file} is damaged at bytes ${places}. What is sound was read; commits in between are lost. The file as it was is ${aside}.`,
  )
  return whole.length
}

/** Removes files that a snapshot of `generation` has made redundant, and snapshots that were never finished. */
export function removeBefore(directory: string, generation: number): void {
  for (const file of readdirSync(directory)) if (file.endsWith('.tmp')) rmSync(join(directory, file))
  for (const kind of ['journal', 'snapshot'] as const) {
    for (const old of generationsOf(directory, kind).filter((each) => each < generation)) {
      rmSync(join(directory, `${kind}-${old}`))
    }
  }
}

/**
 * Writes a snapshot in steps that leave the event loop free. It is renamed into place only once complete and on disk.
 */
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
