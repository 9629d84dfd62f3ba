import type { Route } from 'next'
import { countReferrers, type MoneyRow, moneyStates, moneyTable, signUpsByDay } from '@/lib/admin/census.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { countWaiting, readOverview, SIGN_UP_DAYS } from '@/lib/server/admin/reads/overview.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import type { Column } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import Link from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Nothing, Part, Rows, WideWords } from './admin-section.tsx'
import { BarChart } from './bar-chart.tsx'

const planParts = [
  { name: 'Free', fill: 'fill-seats-2' },
  { name: 'Silver', fill: 'fill-seats-3' },
  { name: 'Gold', fill: 'fill-seats-4' },
] as const

/** What is waiting for the team, how many members there are, recent sign-ups, and the state of payments. */
export async function OverviewSection() {
  const [db, now] = [adminFirestore(), serverClock.now()]
  const [{ census, history, signUps, isCut }, waiting] = await Promise.all([readOverview(db, now), countWaiting(db)])
  const { free, silver, gold } = census.plans
  const today = localDateOf(now)
  // For today, use the count made just now in place of any stored one.
  const days = [...history.filter(({ day }) => day !== today), { ...census, day: today }]
  const byDay = signUpsByDay(signUps, today, SIGN_UP_DAYS)
  return (
    <>
      <Waiting waiting={waiting} />
      <Part title="Members by plan" note="Counted live and once a night.">
        <Panel className="space-y-5">
          <FigureList
            figures={[
              { label: 'All', value: formatNumber(free + silver + gold) },
              { label: 'Gold', value: formatNumber(gold) },
              { label: 'Silver', value: formatNumber(silver) },
              { label: 'Free', value: formatNumber(free) },
            ]}
          />
          <BarChart
            title="Members by day"
            parts={planParts}
            bars={days.map(({ day, plans }) => ({
              key: day,
              label: formatDate(day),
              parts: [plans.free, plans.silver, plans.gold],
            }))}
          />
        </Panel>
      </Part>
      <Part
        title="Sign-ups"
        note={`The last ${SIGN_UP_DAYS} days${isCut ? '; there were more than we count here' : ''}.`}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <Panel>
            <BarChart
              title="By day"
              parts={[{ name: 'Sign-ups', fill: 'fill-accent' }]}
              bars={byDay.map(({ day, count }) => ({ key: day, label: formatDate(day), parts: [count] }))}
            />
          </Panel>
          <Referrers rows={countReferrers(signUps).slice(0, 12)} />
        </div>
      </Part>
      <Part title="Payments" note="Members by plan, billing period and status. See amounts in Stripe.">
        <Money rows={moneyTable(census.standings)} />
      </Part>
    </>
  )
}

function Waiting({ waiting }: { waiting: Awaited<ReturnType<typeof countWaiting>> }) {
  const open = waiting.filter(({ count }) => count > 0)
  return (
    <Part title="To do">
      {open.length === 0 ? <Nothing>All clear: no requests, queues or failed messages.</Nothing> : null}
      <ul className="flex flex-wrap gap-2">
        {open.map(({ path, what, count }) => (
          <li key={what}>
            <Link
              href={path as Route}
              preload={false}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg border border-edge bg-card px-3.5 text-14 hover:bg-seats-0 lg:min-h-9"
            >
              <span className="figures font-semibold">{formatNumber(count)}</span> {what}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type Referrer = ReturnType<typeof countReferrers>[number]

function Referrers({ rows }: { rows: readonly Referrer[] }) {
  return (
    <Rows
      none="No sign-ups in this period."
      caption="Where they came from"
      rows={rows}
      keyOf={({ referrer }) => referrer}
      columns={[
        { id: 'from', head: 'Came from', cell: ({ referrer }) => <WideWords>{referrer}</WideWords> },
        { id: 'count', head: 'Sign-ups', end: true, cell: ({ count }) => formatNumber(count) },
      ]}
    />
  )
}

const moneyColumns: readonly Column<MoneyRow>[] = [
  { id: 'plan', head: 'Plan', cell: ({ plan, period }) => `${capitalise(plan)}, ${period}` },
  ...moneyStates.map((state) => ({
    id: state,
    head: capitalise(state),
    end: true,
    cell: ({ counts }: MoneyRow) => formatNumber(counts[state]),
  })),
]

function Money({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <Rows
      none="No paid plans yet."
      caption="Payments"
      rows={rows}
      keyOf={({ plan, period }) => `${plan} ${period}`}
      columns={moneyColumns}
    />
  )
}
