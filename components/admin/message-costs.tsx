import { costMessages, type MessageCost, type MessageCount, type MessagePrices } from '@/lib/admin/message-costs.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import { MESSAGE_DAYS } from '@/lib/server/admin/reads/messages.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Part } from './part.tsx'

type MessageCostsProps = { counts: readonly MessageCount[]; prices: MessagePrices }

/** How many messages were sent on each channel, and what they cost. */
export function MessageCosts({ counts, prices }: MessageCostsProps) {
  const { rows, total, unpriced } = costMessages(counts, prices)
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const unset = rows.every(({ price }) => price === null)
  return (
    <Part
      title="Messages"
      note={`Sent in the last ${MESSAGE_DAYS} days. Prices are set in MESSAGE_PRICES, in Australian dollars for one message.`}
    >
      <Panel className="mb-3">
        <FigureList
          figures={[
            { label: 'Sent', value: formatNumber(all) },
            {
              label: 'Cost',
              value: unset ? 'Price not set' : money.format(total),
              note:
                !unset && unpriced > 0 ? `without ${formatNumber(unpriced)} messages that have no price` : undefined,
            },
          ]}
        />
      </Panel>
      <DataTable caption="Messages" rows={rows} keyOf={({ what }) => what} columns={costColumns} />
    </Part>
  )
}

const money = new Intl.NumberFormat(site.locale, { style: 'currency', currency: site.currency })
/** Formats the price of one message, which is a fraction of a cent. */
const fine = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: site.currency,
  maximumFractionDigits: 6,
})

const costColumns: readonly Column<MessageCost>[] = [
  { id: 'what', head: 'Channel', cell: ({ what }) => what },
  { id: 'count', head: 'Sent', end: true, cell: ({ count }) => formatNumber(count) },
  {
    id: 'price',
    head: 'Price each',
    end: true,
    cell: ({ price }) => (
      <span className="whitespace-nowrap">{price === null ? 'Price not set' : fine.format(price)}</span>
    ),
  },
  { id: 'cost', head: 'Cost', end: true, cell: ({ cost }) => (cost === null ? '–' : money.format(cost)) },
]
