'use client'

import { type Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import { bothProgramsAddress } from '@/lib/search/request.ts'
import { pairPrograms, type SameSeat } from '@/lib/search/same-seat.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { ExtraFrame, type ExtraProps, useExtraAnswer } from './extra-frame.tsx'

/** Flights available in both programs, with each program's price. */
export function ProgramsPanel({ address }: ExtraProps) {
  const { data, standIn } = useExtraAnswer(bothProgramsAddress(pickQuestion(address.state)), SearchAnswer)
  const pairs = data ? pairPrograms(data.rows) : []
  return (
    <ExtraFrame
      title="Same seat, two programs"
      line="Flights in both programs, with points and cash per adult and miles per 1,000 points. Same airline and date; seat numbers may differ."
      sample={data?.sample}
    >
      {standIn}
      {data && pairs.length === 0 ? (
        <p className="text-14 text-muted">
          No flights here are in both programs{data.nextCursor ? ' among the first 500 options' : ''}.
        </p>
      ) : null}
      {pairs.length > 0 ? (
        <DataTable caption="Same seat, two programs" columns={columns} rows={pairs} keyOf={({ id }) => id} />
      ) : null}
    </ExtraFrame>
  )
}

const columns: readonly Column<SameSeat>[] = [
  { id: 'date', head: 'Date', cell: ({ qantas }) => formatDate(qantas.date) },
  {
    id: 'route',
    head: 'Route',
    cell: ({ qantas: { from, to, direct, stops } }) => (
      <RouteLine from={from} to={to} via={direct ? [] : (stops ?? 'unknown')} />
    ),
  },
  { id: 'cabin', head: 'Cabin', cell: ({ qantas }) => <CabinChip cabin={qantas.cabin} /> },
  { id: 'carrier', head: 'Airline', cell: ({ qantas }) => <CarrierTags codes={qantas.carriers} /> },
  {
    id: 'qantas',
    head: 'Qantas Points',
    end: true,
    cell: ({ qantas, fewerPoints }) => <Price row={qantas} isFewer={fewerPoints === 'qantas'} />,
  },
  {
    id: 'velocity',
    head: 'Velocity Points',
    end: true,
    cell: ({ velocity, fewerPoints }) => <Price row={velocity} isFewer={fewerPoints === 'velocity'} />,
  },
]

function Price({ row, isFewer }: { row: Row; isFewer: boolean }) {
  const { points, charges, value } = row
  return (
    <span className="inline-flex flex-col items-end py-1">
      <span className="inline-flex items-center gap-2 font-semibold">
        {isFewer ? <Chip>fewer</Chip> : null}
        {points === null ? 'not published' : formatNumber(points)}
      </span>
      <span className="text-12 text-muted">
        {charges === null ? 'taxes at booking' : `${formatCharges(charges)} cash`}
        {value === null ? '' : ` · ${formatNumber(Math.round(value))} miles/1,000`}
      </span>
    </span>
  )
}
