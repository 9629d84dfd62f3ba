import { join } from 'node:path'
import type { ProviderItem, Tally } from '../../lib/availability/providers/provider.ts'
import { ProviderError } from '../../lib/availability/providers/provider-error.ts'
import type { Page, Place, SeatsAeroClient } from '../../lib/availability/providers/seats-aero/client.ts'
import { itemsOfRow, SEATS_AERO } from '../../lib/availability/providers/seats-aero/rows.ts'
import { type Filled, tripFiller } from './fill-trips.ts'
import type { BulkRequest } from './options.ts'
import { count, StoredProgress, TripsFile } from './stored-progress.ts'
import { type IngestRun, takeIn } from './take-in.ts'

export type BulkRun = IngestRun & {
  request: BulkRequest
  client: SeatsAeroClient
  /** The folder that keeps progress between runs. */
  folder: string
}

/**
 * Reads a whole program from the provider and stores it page by page. A run that ends early, because of a fault, a
 * used-up daily limit or `kill -9`, is continued by the next one: only pages whose rows are written count as read.
 */
export async function runBulk(run: BulkRun): Promise<0 | 1> {
  const { request, client, now, screen, options } = run
  const name = `seats-aero_${request.program}_${request.start ?? 'all'}_${request.end ?? 'all'}`
  const progress = new StoredProgress(join(run.folder, `${name}.json`))
  const trips = new TripsFile(join(run.folder, `${name}.trips.ndjson`))
  const begun = options.dryRun ? null : progress.find(now)
  if (begun)
    screen.write(`Continuing after ${count(begun.place.skip)} rows from the run that started ${begun.startedAt}.\n`)

  const signal = new AbortController().signal
  const filler = tripFiller(client, { budget: request.tripCalls ?? 0, store: trips, signal })
  const taking = { tally: { rows: 0, duplicates: 0 } satisfies Tally, taken: new Set<string>() }
  const unread: string[] = []
  let read: Place | null = null
  let over = false
  const pages = client.bulk(request, signal, begun?.place ?? null)
  const fill = request.tripCalls === null ? async (row: unknown) => row : filler.fill
  const items = (async function* () {
    for await (const { rows, next } of reportPages(pages, run)) {
      for (const row of rows) {
        const where = { file: SEATS_AERO.name, row: `row ${taking.tally.rows + 1}` }
        yield* itemsOfRow(await fill(row), where, taking)
      }
      over = next === null
      read = next ?? read
    }
  })()
  const code = await takeIn(run, {
    items: untilFault(items, (error) => unread.push(whyStopped(error, begun !== null && read === null, progress))),
    ...{ tally: taking.tally, unread },
    onWritten: ({ failed }) => {
      if (!options.dryRun && failed.size === 0 && read !== null) progress.save(read, begun?.startedAt ?? now)
    },
  })
  if (request.tripCalls !== null) screen.write(flightsLine(filler.outcome))
  if (over && code === 0 && !options.dryRun) {
    progress.delete()
    if (begun === null) trips.prune()
  }
  return code
}

/** Prints after each page how many rows were read, and how many of the provider's calls are left today. */
async function* reportPages(pages: AsyncIterable<Page>, { client, screen }: BulkRun): AsyncGenerator<Page> {
  let rows = 0
  for await (const page of pages) {
    rows += page.rows.length
    const left = client.quota()?.remaining
    const calls = left === undefined ? 'call limit not given' : `${count(left)} calls left today`
    screen.write(`seats.aero: ${count(rows)} rows, ${calls}\n`)
    yield page
  }
}

/** Ends the items at a fault, so that those before it are still stored. */
async function* untilFault(
  items: AsyncIterable<ProviderItem>,
  onFault: (error: ProviderError) => void,
): AsyncGenerator<ProviderItem> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    onFault(error)
  }
}

function whyStopped({ fault, message, retryAfter }: ProviderError, isFirst: boolean, progress: StoredProgress): string {
  if (isFirst && fault === 'bad-answer') {
    progress.delete()
    return `the pages that were left: ${message} The next run starts again.`
  }
  const wait = retryAfter === null ? '' : ` Try again in ${count(Math.ceil(retryAfter / 60))} minutes.`
  return `all pages: ${message}${wait} Run the same command again to continue.`
}

function flightsLine({ calls, filled, left, stopped }: Filled): string {
  const why = stopped === null ? '' : ` (${stopped.message})`
  return `${count(filled)} rows with their flights, ${count(calls)} calls for them; ${count(left)} rows left without${why}\n`
}
