import { z } from 'zod'
import type { Chunks, ProviderItem } from '../provider.ts'
import { readJson } from '../text.ts'
import { itemsOfRow, type Taking } from './rows.ts'

const Page = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data)])

/** Reads a file with a cached search or bulk availability response: `{data: [...], hasMore, cursor}` or the array. */
export async function* readSeatsAero(
  chunks: Chunks,
  { file, ...taking }: Taking & { file: string },
): AsyncGenerator<ProviderItem> {
  const json = await readJson(chunks)
  const page = Page.safeParse(json.value)
  if (json.fault === null && page.success) {
    for (const [at, row] of page.data.entries()) yield* itemsOfRow(row, { file, row: `row ${at + 1}` }, taking)
  } else {
    yield { ok: false, where: { file, line: 1 }, reason: json.fault ?? 'no array "data" in this JSON' }
  }
}
