import { jsonElements } from '../json-elements.ts'
import type { Chunks, ProviderItem, Where } from '../provider.ts'
import { itemsOfRow, type Taking } from './rows.ts'

export type PageOptions = Taking & { file: string }

/**
 * Reads a file that holds a cached-search or bulk-availability answer: `{data: [...], hasMore, cursor}` or the bare
 * array. A file that was cut off gives every whole row before the cut.
 */
export async function* readSeatsAero(chunks: Chunks, options: PageOptions): AsyncGenerator<ProviderItem> {
  for await (const element of jsonElements(chunks, 'data')) {
    const where = { file: options.file, line: element.line }
    if ('fault' in element) yield { ok: false, where, reason: element.fault }
    else yield* itemsOfText(element.text, where, options)
  }
}

function itemsOfText(text: string, where: Where, taking: Taking): ProviderItem[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    taking.tally.rows += 1
    return [{ ok: false, where, reason: `broken JSON: ${error instanceof Error ? error.message : 'cannot be parsed'}` }]
  }
  return itemsOfRow(value, where, taking)
}
