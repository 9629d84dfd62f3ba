import type { Observation } from '../../../../../lib/availability/observation.ts'
import { readFile } from '../../../../../lib/availability/providers/open-file.ts'
import type { ProviderItem } from '../../../../../lib/availability/providers/provider.ts'

/** The text as a stream in chunks of `size` bytes. */
export async function* chunksOf(text: string, size = 64): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export type Reading = {
  observations: Observation[]
  rejects: { line: number | null; reason: string }[]
  rows: number
  duplicates: number
}

/** Reads files of one run through the format detection, as ingest does. */
export async function readAll(...texts: string[]): Promise<Reading> {
  const tally = { rows: 0, duplicates: 0 }
  const taken = new Set<string>()
  const items: ProviderItem[] = []
  for (const text of texts) {
    for await (const item of readFile(chunksOf(text), { file: 'x.csv', tally, taken })) items.push(item)
  }
  return {
    ...tally,
    observations: items.flatMap((item) => (item.ok ? [item.observation] : [])),
    rejects: items.flatMap((item) =>
      item.ok ? [] : [{ line: 'line' in item.where ? item.where.line : null, reason: item.reason }],
    ),
  }
}
