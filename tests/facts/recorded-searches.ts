import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readFile } from '../../lib/availability/providers/open-file.ts'
import type { Program } from '../../lib/core/program.ts'
import { findBookingClass } from '../../lib/programs/booking-classes.ts'
import type { Segment } from '../../lib/programs/segment.ts'

/** One option of a recorded search: its flights with their cabins, and the points charged for one adult. */
export type RecordedOption = {
  program: Program
  segments: Segment[]
  points: number
  bookedOn: string
  file: string
  /** False for a cash fare priced in points, according to the source or a booking class. */
  isReward: boolean
}

/**
 * Reads every recorded search of a folder as `npm run ingest` does, in any supported dialect. A table without a program
 * column is Qantas's. Throws at the first row that can't be read, naming its file and line.
 */
export async function* readRecordedSearches(folder: string): AsyncGenerator<RecordedOption> {
  for (const file of (await readdir(folder)).filter((name) => /\.(csv|tsv|txt)$/.test(name)).sort()) {
    const options = { file, tally: { rows: 0, duplicates: 0 }, taken: new Set<string>(), program: 'qantas' as const }
    for await (const item of readFile(createReadStream(join(folder, file)), options)) {
      if (!item.ok) throw new Error(`${Object.values(item.where).join(', ')}: ${item.reason}`)
      const { program, points, seenAt, sectors: segments, fare } = item.observation
      if (segments === null || points === null) continue
      const isDynamic = segments.some((segment) => findBookingClass(program, segment) === 'dynamic')
      yield {
        program,
        segments,
        points,
        bookedOn: seenAt.slice(0, 10),
        file,
        isReward: fare !== 'dynamic' && !isDynamic,
      }
    }
  }
}
