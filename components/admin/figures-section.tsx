import type { Route } from 'next'
import type Stripe from 'stripe'
import { costMessages, type MessageCost, type MessageCount, type MessagePrices } from '@/lib/admin/message-costs.ts'
import { lastMonths, type RevenueMonth, revenueByMonth } from '@/lib/admin/revenue.ts'
import { type StoredAlert, UNMATCHED_DAYS } from '@/lib/admin/unmatched-alerts.ts'
import { spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { buildSearchHref } from '@/lib/alerts/compose/search-link.ts'
import { formatAmount } from '@/lib/billing/prices.ts'
import { type Instant, localDateOf } from '@/lib/core/clock.ts'
import { startOfMonth } from '@/lib/core/dates.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import { site } from '@/lib/core/site.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import {
  countMessages,
  MESSAGE_DAYS,
  type PaymentFigures,
  readPayments,
  readUnmatchedAlerts,
} from '@/lib/server/admin/reads/figures.ts'
import { readProgress } from '@/lib/server/admin/reads/progress.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { env } from '@/lib/server/env.ts'
import { adminAuth, adminFirestore } from '@/lib/server/firebase-admin.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { MemberLink, Moment, Part, Rows, WideWords } from './admin-section.tsx'
import { BarChart, fromFirst, share } from './bar-chart.tsx'
import { Progress } from './progress.tsx'

const MONTHS = 12

type FiguresSectionProps = { auth?: Parameters<typeof readProgress>[0]['auth']; stripe?: () => Stripe }

/** Business figures: revenue, progress from sign-up to payment, message costs, and alerts without a match. */
export async function FiguresSection({ auth = adminAuth(), stripe = paymentProvider }: FiguresSectionProps) {
  const [stores, now] = [{ db: adminFirestore(), auth }, serverClock.now()]
  const today = localDateOf(now)
  const [since = ''] = lastMonths(today, MONTHS)
  const [payments, messages, unmatched] = await Promise.all([
    findPayments(stripe, now),
    countMessages(stores.db, now),
    readUnmatchedAlerts(stores.db, now),
  ])
  const progress = await readProgress(stores, { since, now, times: payments?.times ?? [] })
  return (
    <>
      {payments ? (
        <Revenue
          months={revenueByMonth(payments, today, MONTHS)}
          simulated={isSimulated()}
          foreign={payments.foreign}
          isCut={payments.isCut}
        />
      ) : (
        <Part title="Revenue">
          <Notice kind="danger">The payment provider didn’t answer. Reload in a minute.</Notice>
        </Part>
      )}
      <Progress {...progress} today={today} months={MONTHS} knowsPayments={payments !== null} />
      <MessageCosts counts={messages} prices={env().MESSAGE_PRICES} />
      <UnmatchedAlerts {...unmatched} now={now} />
    </>
  )
}

/** Returns null if the payment provider is down or not set up; the figures from our own documents still show. */
async function findPayments(stripe: () => Stripe, now: Instant): Promise<PaymentFigures | null> {
  const [since = ''] = lastMonths(localDateOf(now), MONTHS)
  try {
    return await readPayments(stripe(), startOfMonth(since))
  } catch (error) {
    reportFault('the payments could not be read', error)
    return null
  }
}

type RevenueProps = { months: readonly RevenueMonth[]; simulated: boolean; foreign: number; isCut: boolean }

/** Monthly recurring revenue, the payments received, and the customers won and lost. */
function Revenue({ months, simulated, foreign, isCut }: RevenueProps) {
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

type MessageCostsProps = { counts: readonly MessageCount[]; prices: MessagePrices }

/** How many messages were sent on each channel, and what they cost. */
function MessageCosts({ counts, prices }: MessageCostsProps) {
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

type UnmatchedAlertsProps = { alerts: readonly StoredAlert[]; count: number; isCut: boolean; now: Instant }

/** Alerts that have gone long without a match: their owners may do better with other dates or places. */
function UnmatchedAlerts({ alerts, count, isCut, now }: UnmatchedAlertsProps) {
  const all = `${formatNumber(count)}${isCut ? ' or more' : ''}`
  const shown = count > alerts.length ? `, oldest ${formatNumber(alerts.length)} shown` : ''
  return (
    <Part
      title="Alerts without a match"
      note={`Running, unchanged and without a match for ${UNMATCHED_DAYS} days: ${all}${shown}. Seat alerts end with their flight and aren’t counted.`}
    >
      <Rows
        none="Every alert this old has found something."
        caption="Alerts without a match"
        rows={alerts}
        keyOf={({ path }) => path}
        columns={columns(now)}
      />
    </Part>
  )
}

const link = 'rounded-sm underline underline-offset-4'

const columns = (now: Instant): readonly Column<StoredAlert>[] => [
  {
    id: 'route',
    head: 'Route',
    cell: ({ settings }) => (
      <Link href={buildSearchHref(settings) as Route} preload={false} className={link}>
        <WideWords>
          {placeNames(settings.from)} to {placeNames(settings.to)}
        </WideWords>
      </Link>
    ),
  },
  {
    id: 'dates',
    head: 'Dates',
    cell: ({ settings }) => <span className="whitespace-nowrap">{spanWords(settings.dates)}</span>,
  },
  {
    id: 'matched',
    head: 'Last match',
    cell: ({ lastMatchAt }) => (lastMatchAt ? <Moment at={lastMatchAt} now={now} /> : 'never'),
  },
  { id: 'changed', head: 'Set or changed', cell: ({ updatedAt }) => <Moment at={updatedAt} now={now} /> },
  {
    id: 'member',
    head: 'Member',
    cell: ({ path }) => (
      <MemberLink uid={path.split('/')[1] ?? ''} className={link}>
        <span className="whitespace-nowrap">Look up</span>
      </MemberLink>
    ),
  },
]
