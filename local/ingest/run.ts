import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { readFile } from '../../lib/availability/providers/open-file.ts'
import type { ProviderItem, Tally } from '../../lib/availability/providers/provider.ts'
import type { Program } from '../../lib/core/program.ts'
import { Progress, type Screen } from './stored-progress.ts'
import { getMessage, type IngestRun, takeIn } from './take-in.ts'

/** Ingests the named files one after the other and prints the outcome. Resolves to the exit code. */
export function runIngest(run: IngestRun & { options: { files: string[]; program: Program | null } }): Promise<0 | 1> {
  const tally: Tally = { rows: 0, duplicates: 0 }
  const unread: string[] = []
  return takeIn(run, { items: readItems(run, tally, unread), tally, unread })
}

/** Yields the items of all files as one stream; a file that can't be read is noted, and the next one begins. */
async function* readItems(
  { options, screen }: IngestRun & { options: { files: string[]; program: Program | null } },
  tally: Tally,
  unread: string[],
): AsyncGenerator<ProviderItem> {
  const taken = new Set<string>()
  for (const path of options.files) {
    try {
      yield* fileItems(path, { screen, tally, taken, program: options.program })
    } catch (error) {
      unread.push(`${path}: ${getMessage(error)}`)
    }
  }
}

type FileContext = { screen: Screen; tally: Tally; taken: Set<string>; program: Program | null }

async function* fileItems(path: string, { screen, tally, taken, program }: FileContext): AsyncGenerator<ProviderItem> {
  const { size } = await stat(path)
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const progress = new Progress(screen, basename(path), size)
  const rowsBefore = tally.rows
  try {
    for await (const item of readFile(stream, {
      ...{ file: basename(path), tally, taken },
      ...(program ? { program } : {}),
    })) {
      progress.show(stream.bytesRead, tally.rows - rowsBefore)
      yield item
    }
  } finally {
    stream.destroy()
    progress.end()
  }
}
