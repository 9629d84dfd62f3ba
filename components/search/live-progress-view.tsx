'use client'

import type { Route } from 'next'
import { useEffect } from 'react'
import { countOf, formatCharges, formatDate, formatNumber, formatSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { buildAlertLink } from '@/lib/search/alert-link.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import { listFailures, type SeenRow } from '@/lib/search/live-stream.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import type { Live } from './use-live.ts'

type LiveProgressViewProps = { program: Program; live: Live; seats: number; onStored: () => void }

/** Shows how far a live search has come, what it has found and what failed. */
export function LiveProgressView({ program, live, seats, onStored }: LiveProgressViewProps) {
  const { progress, state, fault } = live
  const { start, rows, done, last, end } = progress
  const isStored = (end?.stored.routes ?? 0) > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per search that stored something.
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
          {done} of {all} checked, {countOf(rows.length, 'result')}.{' '}
          {state === 'running' && last ? `Just now: ${last.from}–${last.to} on ${formatDate(last.date)}.` : null}
          {state === 'running' && start ? ` Checking with ${start.source.name}.` : null}
          {state === 'cancelled'
            ? 'Cancelled. Results so far stay below; checks not made go back to today’s allowance.'
            : null}
          {end ? endWords(end) : null}
        </p>
        {start?.sample ? <SampleBadge /> : null}
      </div>
      {fault ? <Notice kind="danger">The live search stopped: {fault} What it found is below.</Notice> : null}
      {listFailures(progress).map(({ message, days, first }) => (
        <Notice key={message} kind="warn">
          {message} {days === 1 ? `(${first})` : `(${days} times, first ${first})`}
        </Notice>
      ))}
      {rows.length > 0 ? (
        <div className="max-h-96 overflow-y-auto">
          <DataTable caption="Seen just now" columns={columnsFor(program, seats)} rows={rows} keyOf={getRowKey} />
        </div>
      ) : null}
    </div>
  )
}

function endWords({ failed, notAsked, stored }: NonNullable<Live['progress']['end']>): string {
  const parts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(notAsked > 0 ? [`${notAsked} not made because time ran out`] : []),
    ...(stored.routes > 0 ? ['results are now part of your search'] : []),
  ]
  return parts.length === 0 ? 'Done.' : `Done: ${parts.join(', ')}.`
}

/** Actions for a seat that the live search has just seen. */
function SeenActions({ program, row, seats }: { program: Program; row: SeenRow; seats: number }) {
  const { from, to, date, cabin } = row
  const booking = buildBookingLink({ ...row, program, stops: row.direct ? [] : null }, seats)
  const when = { kind: 'range' as const, start: date, end: date }
  const alert = buildAlertLink(program, { from: [from], to: [to], when, seats, cabins: [cabin] })
  return (
    <span className="inline-flex gap-3 whitespace-nowrap">
      <a href={booking.href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
        {booking.label}
        <span className="sr-only">, {formatDate(date)} (opens a new tab)</span>
      </a>
      {alert ? (
        <Link href={alert as Route} preload={false} className={linkStyle}>
          Alert me
        </Link>
      ) : null}
    </span>
  )
}

const linkStyle = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 lg:min-h-9'

const getRowKey = (row: SeenRow) =>
  [row.from, row.to, row.date, row.cabin, row.direct, ...row.carriers, ...row.flights, row.points].join(' ')

function columnsFor(program: Program, seats: number): readonly Column<SeenRow>[] {
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
    { id: 'actions', head: 'Next', cell: (row) => <SeenActions program={program} row={row} seats={seats} /> },
  ]
}
