import { createWriteStream, type WriteStream } from 'node:fs'
import { type IngestContext, type IngestReport, ingest } from '../../lib/availability/ingest.ts'
import type { ProviderItem, Tally, Where } from '../../lib/availability/providers/provider.ts'
import { count, type Screen } from './stored-progress.ts'

/** The most rejected rows shown on screen; `--rejects` writes them all to a file. */
const SHOWN_REJECTS = 20

/** Counts every rejected row, keeps the first few for the screen and writes all to a file if asked to. */
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

export type IngestRun = Pick<IngestContext, 'now' | 'repository' | 'isKnownAirport' | 'batch'> & {
  options: { dryRun: boolean; rejects: string | null }
  screen: Screen
}

/** What is read: the items, counts of their rows, and sentences about what couldn't be read, complete at the end. */
export type Reading = {
  items: AsyncIterable<ProviderItem>
  tally: Tally
  unread: readonly string[]
  onWritten?: (report: IngestReport) => void | Promise<void>
}

/** Stores what is read and prints the counts. Resolves to the exit code. */
export async function takeIn(run: IngestRun, { items, tally, unread, onWritten }: Reading): Promise<0 | 1> {
  const rejects = new Rejects(run.options.rejects)
  let report: IngestReport
  try {
    report = await ingest(items, {
      ...run,
      ...(onWritten ? { onWritten } : {}),
      onReject: (where, reason) => rejects.add(where, reason),
    })
  } catch (error) {
    run.screen.write(
      `Stopped: ${getMessage(error)}. Run it again once the database is back; nothing is half written.\n`,
    )
    return 1
  } finally {
    await rejects.close()
  }
  run.screen.write(formatSummary(run, tally, report))
  run.screen.write(rejects.summary())
  for (const line of unread) run.screen.write(`Could not read ${line}\n`)
  for (const [route, reason] of report.failed) run.screen.write(`Could not write ${route}: ${reason}\n`)
  return report.observations > 0 && report.failed.size === 0 && unread.length === 0 ? 0 : 1
}

function formatSummary({ options }: IngestRun, tally: Tally, report: IngestReport): string {
  const verb = options.dryRun ? 'would be written' : 'written'
  return [
    `${count(tally.rows)} rows read, ${count(tally.duplicates)} of them repeated`,
    `${count(report.observations)} observations taken, ${count(report.rejected)} rejected`,
    `${count(report.written.size)} routes ${verb}, ${count(report.unchanged.size)} unchanged, ${count(report.failed.size)} failed`,
    '',
  ].join('\n')
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
