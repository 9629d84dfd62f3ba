import type { RevenueMonth } from '@/lib/admin/revenue.ts'
import { formatAmount } from '@/lib/billing/prices.ts'
import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { BarChart } from './bar-chart.tsx'
import { Part } from './part.tsx'
import { fromFirst, share } from './share.ts'

type RevenueProps = { months: readonly RevenueMonth[]; simulated: boolean; foreign: number; isCut: boolean }

/** Monthly recurring revenue, the payments received, and the customers won and lost. */
export function Revenue({ months, simulated, foreign, isCut }: RevenueProps) {
  const now = months.at(-1)
  if (!now) return null
  const customers = now.before - now.lost + now.won
  return (
    <Part title="Revenue" note={`${simulated ? 'Simulated payments: no money moved. ' : ''}${notes(foreign, isCut)}`}>
      <Panel className="mb-3 space-y-6">
        <FigureList
          figures={[
            { label: 'Monthly recurring revenue', value: dollars(now.recurringMinor), note: 'as of now' },
            { label: 'Annual run rate', value: dollars(now.recurringMinor * 12) },
            { label: 'Paying customers', value: formatNumber(customers) },
            {
              label: 'Churn this month',
              value: share(now.lost, now.before),
              note: `${formatNumber(now.lost)} of ${formatNumber(now.before)} left so far`,
            },
          ]}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <BarChart
            title="Monthly recurring revenue, end of month"
            parts={[{ name: 'Recurring', fill: 'fill-accent' }]}
            bars={months.map(({ month, recurringMinor }) => bar(month, [recurringMinor]))}
            format={dollars}
          />
          <BarChart
            title="Received"
            parts={[{ name: 'Received', fill: 'fill-seats-3' }]}
            bars={months.map(({ month, receivedMinor }) => bar(month, [receivedMinor]))}
            format={dollars}
          />
        </div>
      </Panel>
      <DataTable
        caption="Revenue by month"
        rows={fromFirst(months, ({ receivedMinor, before, won }) => receivedMinor + before + won > 0).toReversed()}
        keyOf={({ month }) => month}
        columns={revenueColumns}
      />
    </Part>
  )
}

function notes(foreign: number, isCut: boolean): string {
  const parts = [
    'From the payment provider. Recurring: each subscription at its price before discounts, a year’s as a twelfth, trials not counted, a switched plan at what it costs now. Received: less refunds and disputes.',
    ...(foreign > 0 ? [`${formatNumber(foreign)} payments or subscriptions in another currency are not counted.`] : []),
    ...(isCut ? ['There are more than are counted here: see the payment provider’s own reports.'] : []),
  ]
  return parts.join(' ')
}

const dollars = (amountMinor: number) => formatAmount({ amountMinor, currency: site.currency })
const bar = (month: string, parts: number[]) => ({ key: month, label: formatMonth(month), parts })

const revenueColumns: readonly Column<RevenueMonth>[] = [
  { id: 'month', head: 'Month', cell: ({ month }) => <span className="whitespace-nowrap">{formatMonth(month)}</span> },
  { id: 'recurring', head: 'Recurring', end: true, cell: ({ recurringMinor }) => dollars(recurringMinor) },
  { id: 'received', head: 'Received', end: true, cell: ({ receivedMinor }) => dollars(receivedMinor) },
  { id: 'before', head: 'Paying before', end: true, cell: ({ before }) => formatNumber(before) },
  { id: 'won', head: 'Won', end: true, cell: ({ won }) => formatNumber(won) },
  { id: 'lost', head: 'Lost', end: true, cell: ({ lost }) => formatNumber(lost) },
  { id: 'churn', head: 'Churn', end: true, cell: ({ lost, before }) => share(lost, before) },
]
