'use client'

import { useEffect } from 'react'
import { formatCharges, formatDate, formatNumber, formatSeats } from '@/lib/core/formats.ts'
import { failuresOf, type SeenRow } from '@/lib/search/live-progress.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Notice } from '../ui/notice.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import type { Live } from './use-live.ts'

type LiveProgressViewProps = { live: Live; seats: number; onStored: () => void }

/** How far a live search is, what it has found, and what failed. */
export function LiveProgressView({ live, seats, onStored }: LiveProgressViewProps) {
  const { progress, state, fault } = live
  const { start, rows, done, last, end } = progress
  const isStored = (end?.stored.routes ?? 0) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that stored something.
  useEffect(() => {
    if (isStored) onStored()
  }, [isStored])
  if (state === 'idle') return null
  const all = start?.permutations ?? 0
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3 text-14">
        <progress
          aria-label="Live search"
          value={done}
          max={Math.max(all, 1)}
          className="h-2 w-48 overflow-hidden rounded-full accent-accent"
        />
        <p role="status" className="figures">
          {done} of {all} answered, {rows.length === 1 ? '1 seat offer' : `${rows.length} seat offers`}.{' '}
          {state === 'running' && last ? `Last: ${last.from}–${last.to} on ${formatDate(last.date)}.` : null}
          {state === 'running' && start ? ` Asking ${start.source.name}.` : null}
          {state === 'cancelled' ? 'Cancelled; what had been answered stays.' : null}
          {end ? endWords(end) : null}
        </p>
        {start?.sample ? <SampleBadge /> : null}
      </div>
      {fault ? <Notice kind="danger">The live search stopped: {fault} What it found stays below.</Notice> : null}
      {failuresOf(progress).map(({ message, days, first }) => (
        <Notice key={message} kind="warn">
          {message} {days === 1 ? `(${first})` : `(${days} times, first ${first})`}
        </Notice>
      ))}
      {rows.length > 0 ? (
        <div className="max-h-96 overflow-y-auto">
          <DataTable caption="Seen just now" columns={columnsFor(seats)} rows={rows} keyOf={keyOf} />
        </div>
      ) : null}
    </div>
  )
}

function endWords({ failed, notAsked, stored }: NonNullable<Live['progress']['end']>): string {
  const parts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(notAsked > 0 ? [`${notAsked} not asked, the time was up`] : []),
    ...(stored.routes > 0 ? ['now part of the stored seats'] : []),
  ]
  return parts.length === 0 ? 'Done.' : `Done: ${parts.join(', ')}.`
}

const keyOf = (row: SeenRow) =>
  [row.from, row.to, row.date, row.cabin, row.direct, ...row.carriers, ...row.flights, row.points].join(' ')

function columnsFor(seats: number): readonly Column<SeenRow>[] {
  const price = (points: number | null) => (points === null ? 'not published' : formatNumber(points))
  return [
    { id: 'date', head: 'Date', cell: ({ date }) => formatDate(date) },
    {
      id: 'route',
      head: 'Route',
      cell: ({ from, to, direct }) => <RouteLine from={from} to={to} via={direct ? [] : 'unknown'} />,
    },
    { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => <CabinChip cabin={cabin} /> },
    { id: 'seats', head: 'Seats', end: true, cell: (row) => formatSeats(row.seats) },
    { id: 'points', head: 'Points each', end: true, cell: ({ points }) => price(points) },
    ...(seats > 1
      ? [
          {
            id: 'party',
            head: `For ${seats}`,
            end: true,
            cell: ({ points }: SeenRow) => price(points === null ? null : points * seats),
          },
        ]
      : []),
    {
      id: 'charges',
      head: 'Charges',
      end: true,
      cell: ({ charges }) => (charges ? formatCharges(charges) : 'not published'),
    },
    {
      id: 'carriers',
      head: 'Airline',
      cell: ({ carriers, flights }) => (
        <>
          <CarrierTags codes={carriers} /> <span className="font-mono text-12">{flights.join(' ')}</span>
        </>
      ),
    },
  ]
}
