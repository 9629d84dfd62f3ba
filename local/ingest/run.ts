import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type IngestReport, ingest } from '../../lib/availability/ingest.ts'
import { readFile } from '../../lib/availability/providers/open-file.ts'
import type { ProviderItem, Tally, Where } from '../../lib/availability/providers/provider.ts'
import type { AvailabilityRepository } from '../../lib/availability/repository.ts'
import type { IngestOptions } from './options.ts'
import { count, Progress, type Screen } from './progress.ts'

/** Rejected rows shown on screen; `--rejects` keeps them all. */
const SHOWN_REJECTS = 20

export type IngestRun = {
  options: IngestOptions
  now: string
  repository: AvailabilityRepository
  isKnownAirport: (code: string) => boolean
  screen: Screen
}

/** Ingests the named files, one after the other, and tells what came of it. Resolves to the exit code. */
export async function runIngest(run: IngestRun): Promise<0 | 1> {
  const rejects = new Rejects(run.options.rejects)
  const tally: Tally = { rows: 0, duplicates: 0 }
  const unreadable: string[] = []
  let report: IngestReport
  try {
    report = await ingest(itemsOf(run, tally, unreadable), {
      ...run,
      onReject: (where, reason) => rejects.add(where, reason),
    })
  } catch (error) {
    run.screen.write(`Stopped: ${messageOf(error)}. Run again once the store is back; nothing is half written.\n`)
    return 1
  } finally {
    await rejects.close()
  }
  run.screen.write(summaryOf(run, tally, report))
  run.screen.write(rejects.summary())
  for (const line of unreadable) run.screen.write(`Could not read ${line}\n`)
  for (const [route, reason] of report.failed) run.screen.write(`Could not write ${route}: ${reason}\n`)
  return report.observations > 0 && report.failed.size === 0 && unreadable.length === 0 ? 0 : 1
}

/** The items of all files as one stream; a file that cannot be read is noted, and the next one begins. */
async function* itemsOf(
  { options, screen }: IngestRun,
  tally: Tally,
  unreadable: string[],
): AsyncGenerator<ProviderItem> {
  const taken = new Set<string>()
  for (const path of options.files) {
    try {
      yield* fileItems(path, { screen, tally, taken })
    } catch (error) {
      unreadable.push(`${path}: ${messageOf(error)}`)
    }
  }
}

type FileContext = { screen: Screen; tally: Tally; taken: Set<string> }

async function* fileItems(path: string, { screen, tally, taken }: FileContext): AsyncGenerator<ProviderItem> {
  const { size } = await stat(path)
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const progress = new Progress(screen, basename(path), size)
  const rowsBefore = tally.rows
  try {
    for await (const item of readFile(stream, { file: basename(path), tally, taken })) {
      progress.show(stream.bytesRead, tally.rows - rowsBefore)
      yield item
    }
  } finally {
    stream.destroy()
    progress.end()
  }
}

function summaryOf({ options }: IngestRun, tally: Tally, report: IngestReport): string {
  const verb = options.dryRun ? 'would be written' : 'written'
  return [
    `${count(tally.rows)} rows read, ${count(tally.duplicates)} of them repeated`,
    `${count(report.observations)} observations taken, ${count(report.rejected)} rejected`,
    `${count(report.written.size)} routes ${verb}, ${count(report.unchanged.size)} unchanged, ${count(report.failed.size)} failed`,
    '',
  ].join('\n')
}

/** Counts every rejected row, keeps the first few for the screen and writes all to a file when asked. */
class Rejects {
  #count = 0
  readonly #first: string[] = []
  readonly #file: WriteStream | null

  constructor(path: string | null) {
    this.#file = path === null ? null : createWriteStream(path)
  }

  add(where: Where, reason: string): void {
    const line = `${where.file}:${'line' in where ? where.line : ` ${where.row}`}: ${reason}`
    this.#count += 1
    if (this.#first.length < SHOWN_REJECTS) this.#first.push(line)
    this.#file?.write(`${line}\n`)
  }

  summary(): string {
    const more = this.#count - this.#first.length
    return [...this.#first, ...(more > 0 ? [`and ${count(more)} more (--rejects FILE lists all)`] : [])]
      .map((line) => `  ${line}\n`)
      .join('')
  }

  async close(): Promise<void> {
    const file = this.#file
    if (file !== null) await new Promise<void>((resolve, reject) => file.on('error', reject).end(resolve))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
