import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatCharges, formatDate, formatSeats, getAge } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { NotPublished } from '../../ui/seats/not-published.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'

/** A table of the engine's rows as stored, with their age. */
export function SeatRows({ answer, caption }: { answer: SearchAnswer | null; caption: string }) {
  if (answer === null) return <Notice kind="warn">Seats are still loading. Reload in a moment.</Notice>
  if (answer.rows.length === 0) {
    return <Notice kind="info">No seats found in the next 60 days.</Notice>
  }
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-3 text-14 text-muted">
        {answer.total} found within a guest’s 60 days; showing the first {answer.rows.length}.
        {answer.sample ? <SampleBadge /> : null}
      </p>
      <DataTable caption={caption} columns={getColumns(answer.now)} rows={answer.rows} keyOf={({ id }) => id} />
    </>
  )
}

function getColumns(now: string): readonly Column<Row>[] {
  return [
    { id: 'date', head: 'Day', cell: ({ date }) => <span className="whitespace-nowrap">{formatDate(date)}</span> },
    {
      id: 'way',
      head: 'Route',
      cell: ({ from, to, stops }) => <RouteLine from={from} to={to} via={stops ?? 'unknown'} />,
    },
    { id: 'carriers', head: 'Airline', cell: ({ carriers }) => <CarrierTags codes={carriers} /> },
    { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => cabinDisplay[cabin].name },
    { id: 'program', head: 'Program', cell: ({ program }) => programFacts[program].name },
    { id: 'seats', head: 'Seats', end: true, cell: ({ seats }) => formatSeats(seats) },
    { id: 'points', head: 'Points', end: true, cell: ({ points }) => <PointsFigure points={points} /> },
    {
      id: 'charges',
      head: 'Charges',
      end: true,
      cell: ({ charges }) => (charges ? formatCharges(charges) : <NotPublished />),
    },
    {
      id: 'seen',
      head: 'Seen',
      end: true,
      cell: ({ seenAt }) => <span className="whitespace-nowrap">{getAge(seenAt, now).words}</span>,
    },
  ]
}
