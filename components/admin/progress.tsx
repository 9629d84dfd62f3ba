import { type Cohort, cohortsByMonth, countSteps, type MemberProgress, type Step } from '@/lib/admin/cohorts.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import { ACTIVE_DAYS } from '@/lib/server/admin/reads/progress.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Panel } from '../ui/panel.tsx'
import { Nothing, Part } from './admin-section.tsx'
import { BarChart, fromFirst, share } from './bar-chart.tsx'

type ProgressProps = {
  members: readonly MemberProgress[]
  today: LocalDate
  months: number
  isCut: boolean
  /** False if the payments couldn't be read, so that no one knows who pays. */
  knowsPayments: boolean
}

const parts = [
  { name: 'Paying', fill: 'fill-seats-4' },
  { name: 'Active, not paying', fill: 'fill-seats-3' },
  { name: 'Neither', fill: 'fill-seats-1' },
]

/** The funnel from sign-up to payment, and what became of each month’s new members. */
export function Progress({ members, today, months, isCut, knowsPayments }: ProgressProps) {
  const cohorts = cohortsByMonth(members, today, months)
  const steps = countSteps(members).filter(({ name }) => knowsPayments || name !== 'Paid')
  const cut = isCut ? ' There are more members or alerts than are counted here.' : ''
  return (
    <>
      <Part
        title="From sign-up to payment"
        note={`Everyone who signed up in the last ${months} months and still has an account. Each step counts members who took all steps before it, with their share of the step before. Visits aren’t here: we keep no record of visitors.${cut}`}
      >
        {members.length === 0 ? <Nothing>No sign-ups in these months.</Nothing> : <Steps steps={steps} />}
      </Part>
      <Part title="Sign-ups by month" note={`Where they are now. Active: on the site in the last ${ACTIVE_DAYS} days.`}>
        <Panel className="mb-3">
          <BarChart
            title="Members by month of sign-up"
            parts={parts}
            bars={cohorts.map(({ month, members: all, pays, paysOrActive }) => ({
              key: month,
              label: formatMonth(month),
              parts: [pays, paysOrActive - pays, all - paysOrActive],
            }))}
          />
        </Panel>
        <DataTable
          caption="Sign-ups by month"
          rows={fromFirst(cohorts, ({ members: all }) => all > 0).toReversed()}
          keyOf={({ month }) => month}
          columns={cohortColumns.filter(({ id }) => knowsPayments || !id.startsWith('pa'))}
        />
      </Part>
    </>
  )
}

const rowHeight = 44

/** Each step as a bar, with its count and share of the step before. The text keeps its size at any width. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const [first] = steps
  const all = Math.max(1, first?.count ?? 0)
  return (
    <Panel>
      <svg role="img" aria-label={spoken(steps)} width="100%" height={steps.length * rowHeight}>
        {steps.map(({ name, count, ofBefore }, at) => (
          <g key={name} className="text-14">
            <text x="0" y={at * rowHeight + 15} className="fill-ink">
              {name}
            </text>
            <text x="100%" y={at * rowHeight + 15} textAnchor="end" className="figures fill-ink font-semibold">
              {formatNumber(count)}
              {ofBefore === null ? '' : ` · ${share(ofBefore, 1)}`}
            </text>
            <rect x="0" y={at * rowHeight + 23} width="100%" height="8" rx="4" className="fill-seats-0" />
            <rect
              x="0"
              y={at * rowHeight + 23}
              width={`${(count / all) * 100}%`}
              height="8"
              rx="4"
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
    </Panel>
  )
}

function spoken(steps: readonly Step[]): string {
  const descriptions = steps.map(
    ({ name, count, ofBefore }) =>
      `${name} ${formatNumber(count)}${ofBefore === null ? '' : ` · ${share(ofBefore, 1)}`}`,
  )
  return `${descriptions.join('. ')}.`
}

const counted = (id: Exclude<keyof Cohort, 'month' | 'members' | 'paysOrActive'>, head: string): Column<Cohort> => ({
  id,
  head,
  end: true,
  cell: (cohort) => (
    <span className="whitespace-nowrap">
      {formatNumber(cohort[id])}{' '}
      <span className="text-12 text-muted">{cohort.members > 0 ? share(cohort[id], cohort.members) : ''}</span>
    </span>
  ),
})

const cohortColumns: readonly Column<Cohort>[] = [
  {
    id: 'month',
    head: 'Signed up',
    cell: ({ month }) => <span className="whitespace-nowrap">{formatMonth(month)}</span>,
  },
  { id: 'members', head: 'Members', end: true, cell: ({ members }) => formatNumber(members) },
  counted('confirmed', 'Confirmed'),
  counted('hasAlert', 'Have an alert'),
  counted('paid', 'Ever paid'),
  counted('pays', 'Paying now'),
  counted('active', 'Active'),
]
