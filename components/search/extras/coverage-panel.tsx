'use client'

import { CoverageAnswer } from '@/lib/availability/coverage-contract.ts'
import { formatDate, getAge } from '@/lib/core/formats.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import { coverageAddress } from '@/lib/search/request.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { ExtraFrame, type ExtraProps, useExtraAnswer } from './extra-frame.tsx'

type Route = CoverageAnswer['routes'][number]
type Status = Route['days'][number]['status']

const statuses: { status: Status; head: string }[] = [
  { status: 'seats', head: 'Seats' },
  { status: 'none', head: 'No seats' },
  { status: 'not-searched', head: 'Not checked yet' },
  { status: 'failed', head: 'Check failed' },
  { status: 'not-covered', head: 'Not covered' },
]

/** How many days of each route have which status. */
export function CoveragePanel({ program, address }: ExtraProps) {
  const { data, standIn } = useExtraAnswer(coverageAddress(program, pickQuestion(address.state)), CoverageAnswer)
  return (
    <ExtraFrame
      title="What we’ve checked"
      line="What we know about each day of this search. Unchecked days aren’t sold out."
      sample={data?.routes.some(({ sample }) => sample)}
    >
      {standIn}
      {data ? (
        <>
          <DataTable
            caption="Days by status"
            columns={columnsAt(data.now)}
            rows={data.routes}
            keyOf={({ from, to }) => from + to}
          />
          <p className="text-12 text-muted">
            {formatDate(data.start, 'plain')} to {formatDate(data.end, 'plain')}, as far as your plan sees.
          </p>
        </>
      ) : null}
    </ExtraFrame>
  )
}

function columnsAt(now: string): readonly Column<Route>[] {
  const seen = ({ days }: Route) => days.flatMap(({ seenAt }) => seenAt ?? []).sort()
  const age = (at: string | undefined) => (at === undefined ? '–' : getAge(at, now).words)
  return [
    { id: 'route', head: 'Route', cell: ({ from, to }) => <RouteLine from={from} to={to} via={[]} /> },
    ...statuses.map(({ status, head }) => ({
      id: status,
      head,
      end: true,
      cell: ({ days }: Route) => days.filter((day) => day.status === status).length,
    })),
    { id: 'newest', head: 'Last check', end: true, cell: (route) => age(seen(route).at(-1)) },
    { id: 'oldest', head: 'Oldest check', end: true, cell: (route) => age(seen(route)[0]) },
  ]
}
