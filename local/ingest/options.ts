import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type LocalDate, offsetTo } from '../../lib/core/clock.ts'
import { Cabin, IsoDate, Program } from '../../lib/core/schemas.ts'

export const usage = `npm run ingest -- FILE... [options]
npm run ingest -- --from seats-aero --program qantas [--start DATE] [--end DATE] [--trips [--calls 200]]
npm run ingest -- --open SYD-SIN --date 2027-02-03 [--program qantas] [--cabin J] [--seats 2]
npm run ingest -- --close SYD-SIN --date 2027-02-03 [--program qantas] [--cabin J]
  FILE                observations as NDJSON or CSV, recorded searches, provider pages, or what Qantas's Flight Reward
                      Finder answered, saved as JSON or HAR (docs/observations.md)
  --program PROGRAM   whose points the files' are, where they have no column for it: qantas or velocity
  --site PORT         which local site to write to, by its port or address, where several run; default: the one that runs
  --now DATE          the moment to check against (2023-11-19, or an instant); default: the running site's, else now
  --dry-run           read and check everything, write nothing
  --rejects FILE      write every rejected row with its reason to FILE
  --from seats-aero   everything the provider holds of a program (needs SEATS_AERO_API_KEY); a run that ended early is
                      gone on with by the next one with the same dates
  --trips             also the flights behind rows, a call each, at most --calls of them (200)
  --kept FOLDER       where such a run keeps its progress (.local/ingest)
  --open, --close     put seats of the sample world up, or take them away, so that an alert can be tried
Exit code 0: something was read and every route was written. 1: not so. 2: the arguments are wrong.`

export type IngestOptions = {
  files: string[]
  /** The program of the files' points, if they don't say. */
  program: Program | null
  /** Port or address of the local site to write to; null for the only one running. */
  site: string | null
  /** Difference in ms between the time asked for and the machine's; null if none was given. */
  clockOffsetMs: number | null
  dryRun: boolean
  rejects: string | null
  /** Seats of the sample data to open or close, instead of reading files. */
  move: SampleMove | null
  /** A program to read from the provider, instead of reading files. */
  bulk: BulkRequest | null
  help: boolean
}

/** `tripCalls`: the most calls to spend on rows' flights; null leaves flights out. `folder`: keeps the progress. */
export type BulkRequest = {
  program: Program
  start?: LocalDate
  end?: LocalDate
  tripCalls: number | null
  folder: string | null
}

/** `seats` is null if none are left. */
export type SampleMove = {
  program: Program
  from: string
  to: string
  date: LocalDate
  cabin: Cabin
  seats: number | null
}

/** Parses the arguments. @throws Error with one sentence that names the wrong argument */
export function parseIngestOptions(args: string[], machineNow: number): IngestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      now: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      rejects: { type: 'string' },
      help: { type: 'boolean', default: false },
      from: { type: 'string' },
      start: { type: 'string' },
      end: { type: 'string' },
      kept: { type: 'string' },
      trips: { type: 'boolean', default: false },
      calls: { type: 'string', default: '200' },
      open: { type: 'string' },
      close: { type: 'string' },
      program: { type: 'string' },
      date: { type: 'string' },
      cabin: { type: 'string', default: 'J' },
      seats: { type: 'string', default: '2' },
    },
  })
  const move = parseMove(values)
  const bulk = parseBulk(values)
  const sources = [positionals.length > 0, move !== null, bulk !== null].filter(Boolean).length
  if (sources === 0 && !values.help) throw new Error('Give at least one file to ingest.')
  if (sources > 1) throw new Error('Use either files, --from seats-aero, --open or --close: one at a time.')
  return {
    files: positionals,
    program: values.program === undefined ? null : checked(Program, values.program, '--program'),
    site: values.site ?? null,
    clockOffsetMs: values.now === undefined ? null : offsetTo(values.now, machineNow),
    dryRun: values['dry-run'],
    rejects: values.rejects ?? null,
    move,
    bulk,
    help: values.help,
  }
}

type MoveFlags = { open?: string; close?: string; program?: string; date?: string; cabin: string; seats: string }

function parseMove({ open, close, program = 'qantas', date, cabin, seats }: MoveFlags): SampleMove | null {
  const pair = open ?? close
  if (pair === undefined) return null
  if (open !== undefined && close !== undefined) throw new Error('Use either --open or --close, not both.')
  const [, from, to] = /^([A-Z]{3})-([A-Z]{3})$/.exec(pair) ?? []
  if (from === undefined || to === undefined) throw new Error(`"${pair}" isn’t a route such as SYD-SIN`)
  return {
    program: checked(Program, program, '--program'),
    from,
    to,
    date: checked(IsoDate, date ?? '', '--date'),
    cabin: checked(Cabin, cabin, '--cabin'),
    seats: open === undefined ? null : checked(SeatCount, seats, '--seats'),
  }
}

type BulkFlags = {
  from?: string
  program?: string
  start?: string
  end?: string
  trips: boolean
  calls: string
  kept?: string
}

function parseBulk({ from, program = 'qantas', start, end, trips, calls, kept }: BulkFlags): BulkRequest | null {
  if (from === undefined) {
    if (trips || start !== undefined || end !== undefined) {
      throw new Error('--trips, --start and --end only work with --from seats-aero.')
    }
    return null
  }
  if (from !== 'seats-aero') throw new Error(`--from "${from}": only seats-aero can be read in full.`)
  const first = start === undefined ? undefined : checked(IsoDate, start, '--start')
  const last = end === undefined ? undefined : checked(IsoDate, end, '--end')
  if (first !== undefined && last !== undefined && last < first) throw new Error('--end is before --start.')
  return {
    program: checked(Program, program, '--program'),
    ...(first ? { start: first } : {}),
    ...(last ? { end: last } : {}),
    tripCalls: trips ? checked(CallCount, calls, '--calls') : null,
    folder: kept ?? null,
  }
}

/** The provider allows a thousand calls a day. */
const CallCount = z.coerce.number().int().min(1).max(1000)

const SeatCount = z.coerce.number().int().min(1).max(9)

function checked<Value>(schema: z.core.$ZodType<Value>, text: string, flag: string): Value {
  const parsed = z.safeParse(schema, text)
  if (!parsed.success) throw new Error(`${flag} "${text}": ${parsed.error.issues[0]?.message}`)
  return parsed.data
}
