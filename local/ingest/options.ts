import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Cabin, IsoDate, Program } from '../../lib/availability/observation.ts'
import { type LocalDate, offsetTo } from '../../lib/clock.ts'

export const usage = `npm run ingest -- FILE... [options]
npm run ingest -- --open SYD-SIN --date 2027-02-03 [--program qantas] [--cabin J] [--seats 2]
npm run ingest -- --close SYD-SIN --date 2027-02-03 [--program qantas] [--cabin J]
  FILE                observations as NDJSON or CSV, recorded searches, or provider pages (docs/observations.md)
  --now DATE          the moment to check against (2023-11-19, or an instant); default: the running site's, else now
  --dry-run           read and check everything, write nothing
  --rejects FILE      write every rejected row with its reason to FILE
  --open, --close     put seats of the sample world up, or take them away, so that an alert can be tried
Exit code 0: something was read and every route was written. 1: not so. 2: the arguments are wrong.`

export type IngestOptions = {
  files: string[]
  /** Distance from the machine's time to the asked moment, in ms; null when none was asked. */
  clockOffsetMs: number | null
  dryRun: boolean
  rejects: string | null
  /** Seats of the sample world to open or close, instead of reading files. */
  move: SampleMove | null
  help: boolean
}

/** Null seats: none are left. */
export type SampleMove = {
  program: Program
  from: string
  to: string
  date: LocalDate
  cabin: Cabin
  seats: number | null
}

/** @throws Error with one sentence that names the argument at fault */
export function parseIngestOptions(args: string[], machineNow: number): IngestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      now: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      rejects: { type: 'string' },
      help: { type: 'boolean', default: false },
      open: { type: 'string' },
      close: { type: 'string' },
      program: { type: 'string', default: 'qantas' },
      date: { type: 'string' },
      cabin: { type: 'string', default: 'J' },
      seats: { type: 'string', default: '2' },
    },
  })
  const move = moveOf(values)
  if (positionals.length === 0 && move === null && !values.help) throw new Error('Name at least one file to ingest.')
  return {
    files: positionals,
    clockOffsetMs: values.now === undefined ? null : offsetTo(values.now, machineNow),
    dryRun: values['dry-run'],
    rejects: values.rejects ?? null,
    move,
    help: values.help,
  }
}

type MoveFlags = { open?: string; close?: string; program: string; date?: string; cabin: string; seats: string }

function moveOf({ open, close, program, date, cabin, seats }: MoveFlags): SampleMove | null {
  const pair = open ?? close
  if (pair === undefined) return null
  if (open !== undefined && close !== undefined) throw new Error('Either --open or --close, not both.')
  const [, from, to] = /^([A-Z]{3})-([A-Z]{3})$/.exec(pair) ?? []
  if (from === undefined || to === undefined) throw new Error(`"${pair}" is not a pair such as SYD-SIN`)
  return {
    program: checked(Program, program, '--program'),
    from,
    to,
    date: checked(IsoDate, date ?? '', '--date'),
    cabin: checked(Cabin, cabin, '--cabin'),
    seats: open === undefined ? null : checked(SeatCount, seats, '--seats'),
  }
}

const SeatCount = z.coerce.number().int().min(1).max(9)

function checked<S extends z.ZodType>(schema: S, text: string, flag: string): z.infer<S> {
  const parsed = schema.safeParse(text)
  if (!parsed.success) throw new Error(`${flag} "${text}": ${parsed.error.issues[0]?.message}`)
  return parsed.data
}
