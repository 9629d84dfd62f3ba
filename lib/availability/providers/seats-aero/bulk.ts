import type { ProviderItem } from '../provider.ts'
import type { Page, Place } from './client.ts'
import { itemsOfRow, SEATS_AERO, type Taking } from './rows.ts'

export type BulkReading = {
  taking: Taking
  /** Gives a row the flights behind it, or the row as it is. */
  fill: (row: unknown) => Promise<unknown>
  /** Told once all of a page has been taken, and where the next one begins; null after the last. */
  onPage: (next: Place | null) => void
}

/** What the pages of a program's bulk availability hold. @throws ProviderError, when some items may have come. */
export async function* bulkItems(
  pages: AsyncIterable<Page>,
  { taking, fill, onPage }: BulkReading,
): AsyncGenerator<ProviderItem> {
  for await (const { rows, next } of pages) {
    for (const row of rows) {
      const where = { file: SEATS_AERO.name, row: `row ${taking.tally.rows + 1}` }
      yield* itemsOfRow(await fill(row), where, taking)
    }
    onPage(next)
  }
}
