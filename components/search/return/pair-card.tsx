'use client'

import { lazy, Suspense } from 'react'
import { daysBetween } from '@/lib/core/dates.ts'
import { countOf, formatDate, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { FinderState } from '@/lib/search/finder-state.ts'
import type { ListedTrip } from '@/lib/search/read-returns.ts'
import type { GridCell } from '@/lib/search/return-grid.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { FreshnessChip } from '../../ui/seats/freshness-chip.tsx'
import { ProgramMark } from '../../ui/seats/program-mark.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AlertLink } from '../alert-link.tsx'
import { BookLeg } from '../book-leg.tsx'
import { LegMap } from '../leg-map.tsx'
import { getOldestCheck, stateNames } from './pairs.ts'
import { TripTotal } from './trip-leg.tsx'

/** Loaded on demand, because it needs the programs' release tables. */
const PairReminder = lazy(async () => ({ default: (await import('./pair-reminder.tsx')).PairReminder }))

type PairCardProps = {
  program: Program
  state: FinderState
  cell: GridCell
  seats: number
  now: string
  /** The cheapest trip on the two days; undefined while it is loading or if there is none. */
  trip: ListedTrip | undefined
}

/** Details of the grid's chosen pair of days: its map, its total price and where to book it. */
export function PairCard({ program, state, cell, seats, now, trip }: PairCardProps) {
  const nights = daysBetween(cell.out, cell.back)
  return (
    <section
      aria-label="Chosen days"
      className="flex min-h-100 flex-col overflow-hidden rounded-2xl border border-line bg-paper md:max-xl:grid md:max-xl:min-h-0 md:max-xl:grid-cols-[18rem_minmax(0,1fr)]"
    >
      {trip ? (
        <LegMap
          label={`Map: ${trip.out.from} to ${trip.out.to}, and back from ${trip.back.from}`}
          legs={[trip.out, trip.back]}
        />
      ) : (
        <div className="aspect-[960/470] bg-seats-0" />
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-14 font-semibold">
            {formatDate(cell.out)} to {formatDate(cell.back)}
            <span className="block text-12 font-normal text-muted">{countOf(nights, 'night')}</span>
          </h3>
          {trip ? (
            <FreshnessChip
              bare
              missed={trip.out.missed}
              seenAt={getOldestCheck(trip)}
              now={now}
              source={trip.out.source.name}
            />
          ) : null}
        </div>
        {trip ? (
          <TripInFull program={program} state={state} trip={trip} seats={seats} />
        ) : cell.state === 'seats' || cell.state === 'unpriced' ? (
          <Skeleton className="h-40" />
        ) : (
          <NoTrip program={program} state={state} cell={cell} seats={seats} />
        )}
      </div>
    </section>
  )
}

type TripInFullProps = Pick<PairCardProps, 'program' | 'state' | 'seats'> & { trip: ListedTrip }

function TripInFull({ program, state, trip, seats }: TripInFullProps) {
  const { out, back } = trip
  return (
    <>
      <TripTotal trip={trip} seats={seats} />
      <ul className="space-y-1.5 border-y border-line py-3 text-14">
        {[
          { label: 'Out', leg: out },
          { label: 'Home', leg: back },
        ].map(({ label, leg }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2">
            <span className="w-11 text-muted">{label}</span>
            <CabinChip cabin={leg.cabin} />
            <span className="font-mono text-12">
              {leg.flights.length > 0 ? leg.flights.join(' ') : leg.carriers.join(' ')}
            </span>
            <span className="ml-auto whitespace-nowrap">{speakSeats(leg.seats)}</span>
            <span className="basis-full pl-13 text-12 text-muted">
              <ProgramMark program={leg.program} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-2 gap-2 print:hidden">
        <BookLeg label="Book out" leg={out} seats={seats} />
        <BookLeg label="Book back" leg={back} seats={seats} />
        <WatchPair program={program} state={state} pair={{ out: out.date, back: back.date }} />
      </div>
    </>
  )
}

function NoTrip({ program, state, cell, seats }: Omit<PairCardProps, 'now' | 'trip'>) {
  const people = seats === 1 ? 'one' : String(seats)
  const words = {
    seats: null,
    unpriced: null,
    none: `No seats for ${people} on these days. We checked both ways.`,
    unchecked: 'Not checked yet. That doesn’t mean they’re sold out.',
    locked: 'These days are beyond your plan.',
    unreleased: 'The airline hasn’t opened these days yet.',
  }[cell.state]
  return (
    <>
      <p className="text-16 font-semibold first-letter:uppercase">
        {cell.state === 'seats' ? null : stateNames[cell.state]}
      </p>
      <p className="text-14 text-muted">{words}</p>
      <div className="mt-auto grid gap-2 print:hidden">
        {cell.state === 'locked' ? (
          <Link href="/pricing" preload={false} className={buttonStyle('primary')}>
            See plans
          </Link>
        ) : null}
        {cell.state === 'unreleased' ? (
          <Suspense fallback={<Button disabled>Remind me</Button>}>
            <PairReminder program={program} state={state} back={cell.back} />
          </Suspense>
        ) : (
          <WatchPair program={program} state={state} pair={cell} />
        )}
      </div>
    </>
  )
}

type WatchPairProps = {
  program: Program
  state: FinderState
  pair: { out: string; back: string }
}

/** Links from a pair of days to an alert for it. */
function WatchPair({ program, state, pair }: WatchPairProps) {
  const nights = daysBetween(pair.out, pair.back)
  const when = { kind: 'range', start: pair.out, end: pair.out } as const
  return (
    <AlertLink
      program={program}
      watched={{ ...state, when, stay: { min: nights, max: nights } }}
      className="col-span-2"
      instead={<Button disabled>Alert me</Button>}
    />
  )
}
