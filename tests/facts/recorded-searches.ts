import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { cellsOfLine } from '../../lib/availability/providers/open-file.ts'
import { Cabin, LocalDateTime } from '../../lib/core/schemas.ts'
import type { Segment } from '../../lib/programs/segment.ts'

/** One option of a recorded search: flights with their cabins and the points charged for one adult. */
export type RecordedOption = {
  program: 'qantas' | 'velocity'
  segments: Segment[]
  points: number
  bookedOn: string
  file: string
}

const cabinOf: Record<string, Cabin> = { Economy: 'Y', PremiumEconomy: 'W', Business: 'J', First: 'F' }
const programOf: Record<string, RecordedOption['program']> = { QF: 'qantas', VA: 'velocity' }

const listed = z.string().transform((text) => text.split(', '))
const times = listed.pipe(
  z.array(
    z
      .string()
      .transform((time) => time.slice(0, 16).replace(' ', 'T'))
      .pipe(LocalDateTime),
  ),
)

const Row = z
  .object({
    'Origin Code': z.string(),
    'Destination Code': z.string(),
    'Connection Airport Codes': z.string(),
    'Departure Date': times,
    'Arrival Date': times,
    'Cabin Type': listed.pipe(
      z.array(
        z
          .string()
          .transform((name) => cabinOf[name])
          .pipe(Cabin),
      ),
    ),
    'Points Per Adult': z.coerce.number().int().positive(),
    'Aircraft Details': listed,
    Source: z
      .string()
      .transform((code) => programOf[code])
      .pipe(z.enum(['qantas', 'velocity'])),
    TimeStamp: z.string().transform((time) => time.slice(0, 10)),
  })
  .transform((row) => {
    const direct = row['Connection Airport Codes'] === 'Direct flight'
    const pairs = direct
      ? [`${row['Origin Code']}-${row['Destination Code']}`]
      : row['Connection Airport Codes'].split(', ')
    const segments = pairs.map((pair, index): Segment => {
      const [from = '', to = ''] = pair.split('-')
      return {
        from,
        to,
        carrier: row['Aircraft Details'][index]?.slice(0, 2) ?? '',
        cabin: row['Cabin Type'][index] ?? row['Cabin Type'][0] ?? 'Y',
        departs: row['Departure Date'][index] ?? null,
        arrives: row['Arrival Date'][index] ?? null,
      }
    })
    return { program: row.Source, segments, points: row['Points Per Adult'], bookedOn: row.TimeStamp }
  })

/** Reads every recorded search of a folder, file by file; a row of another shape stops it with the file and line. */
export async function* readRecordedSearches(folder: string): AsyncGenerator<RecordedOption> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()) {
    let line = 1
    for await (const record of recordsOf(join(folder, file))) {
      line++
      const row = Row.safeParse(record)
      if (!row.success) throw new Error(`${file}, record ${line}: ${z.prettifyError(row.error)}`)
      yield { ...row.data, file }
    }
  }
}

/** The rows of a recording by their headings. */
async function* recordsOf(path: string): AsyncGenerator<Record<string, string>> {
  let headings: string[] | undefined
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    const cells = cellsOfLine(line.replace(/^\uFEFF/, ''), ',')
    if (headings) yield Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
    else headings = cells
  }
}
