import type { Route } from 'next'
import { type StoredAlert, UNMATCHED_DAYS } from '@/lib/admin/unmatched-alerts.ts'
import { spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { buildSearchHref } from '@/lib/alerts/compose/search-link.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import Link from '../ui/link.tsx'
import { Moment } from './moment.tsx'
import { Nothing, Part } from './part.tsx'
import { WideWords } from './wide-words.tsx'

type UnmatchedAlertsProps = { alerts: readonly StoredAlert[]; count: number; isCut: boolean; now: Instant }

/** Alerts that have gone long without a match: their owners may do better with other dates or places. */
export function UnmatchedAlerts({ alerts, count, isCut, now }: UnmatchedAlertsProps) {
  const all = `${formatNumber(count)}${isCut ? ' or more' : ''}`
  const shown = count > alerts.length ? `, oldest ${formatNumber(alerts.length)} shown` : ''
  return (
    <Part
      title="Alerts without a match"
      note={`Running, unchanged and without a match for ${UNMATCHED_DAYS} days: ${all}${shown}. Seat alerts end with their flight and aren’t counted.`}
    >
      {alerts.length === 0 ? (
        <Nothing>Every alert this old has found something.</Nothing>
      ) : (
        <DataTable caption="Alerts without a match" rows={alerts} keyOf={({ path }) => path} columns={columns(now)} />
      )}
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
      <Link href={`/admin/dashboard/members?uid=${path.split('/')[1]}` as Route} preload={false} className={link}>
        <span className="whitespace-nowrap">Look up</span>
      </Link>
    ),
  },
]
