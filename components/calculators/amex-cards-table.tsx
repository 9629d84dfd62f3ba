import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import type { AmexCard } from '@/lib/programs/data/amex-data.ts'
import { amexCardTable } from '@/lib/programs/data/amex-data.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { SourceLine } from '../ui/source-line.tsx'

const earnNames = { 'membership-rewards': 'Membership Rewards', qantas: 'Qantas', velocity: 'Velocity' } as const

const columns: readonly Column<AmexCard>[] = [
  { id: 'name', head: 'Card', cell: ({ name }) => name },
  { id: 'earns', head: 'Points', cell: ({ earns }) => earnNames[earns] },
  {
    id: 'fee',
    head: 'Annual fee',
    end: true,
    cell: ({ feeAud, feeNote }) => (feeAud === null ? (feeNote ?? 'not published') : `$${formatNumber(feeAud)}`),
  },
  { id: 'earn', head: 'Points per dollar', cell: ({ earn }) => <span className="block sm:min-w-48">{earn}</span> },
  {
    id: 'bonus',
    head: 'Bonus, last published',
    cell: ({ bonus }) => <span className="block sm:min-w-40">{bonus}</span>,
  },
  { id: 'seen', head: 'Seen', cell: ({ seen }) => <span className="whitespace-nowrap">{seenWords(seen)}</span> },
]

/** When a figure was seen: a month such as `2025-03` in words, anything else as it is. */
const seenWords = (seen: string) => (/^\d{4}-\d{2}$/.test(seen) ? formatMonth(seen) : seen)

/** A table of the cards that `of` selects, e.g. those that earn points in one program. */
export function AmexCardsTable({ caption, of }: { caption: string; of: (card: AmexCard) => boolean }) {
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={amexCardTable.cards.filter(of)}
        keyOf={({ id }) => id}
        stacks={2}
      />
      <SourceLine {...amexCardTable} />
    </>
  )
}
