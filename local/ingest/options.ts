import { parseArgs } from 'node:util'
import { offsetTo } from '../../lib/clock.ts'

export const usage = `npm run ingest -- FILE... [options]
  FILE                observations as NDJSON or CSV, recorded searches, or provider pages (docs/observations.md)
  --now DATE          the moment to check against (2023-11-19, or an instant); default: the running site's, else now
  --dry-run           read and check everything, write nothing
  --rejects FILE      write every rejected row with its reason to FILE
Exit code 0: something was read and every route was written. 1: not so. 2: the arguments are wrong.`

export type IngestOptions = {
  files: string[]
  /** Distance from the machine's time to the asked moment, in ms; null when none was asked. */
  clockOffsetMs: number | null
  dryRun: boolean
  rejects: string | null
  help: boolean
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
    },
  })
  if (positionals.length === 0 && !values.help) throw new Error('Name at least one file to ingest.')
  return {
    files: positionals,
    clockOffsetMs: values.now === undefined ? null : offsetTo(values.now, machineNow),
    dryRun: values['dry-run'],
    rejects: values.rejects ?? null,
    help: values.help,
  }
}
