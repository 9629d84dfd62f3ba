'use client'

import { type ReactNode, useState } from 'react'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { type ListedTrip, listTrips, type ReadReturns } from '@/lib/search/read-returns.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { AlertLink } from '../alert-link.tsx'
import { BookLeg } from '../book-leg.tsx'
import { getOldestCheck } from './pairs.ts'
import { TripLeg, TripTotal } from './trip-leg.tsx'

type TripListProps = {
  program: Program
  answer: ReadReturns
  title: string
  action?: ReactNode
  /** What to ask instead when there are no trips. */
  steps?: ReactNode
}

/** How many price groups are drawn at first, as many as fit a screen. The others follow below. */
const firstGroups = 4

/** Trips grouped by price: the most recently seen at each price in full, the others folded below it. */
export function TripList({ program, answer, title, action, steps }: TripListProps) {
  const { total, trips: priced } = answer.result
  const trips = listTrips(answer.result)
  const { seats } = answer.query
  const isPainted = useAfterPaint()
  const groups = groupByPoints(trips)
  // With few prices, more trips of each are shown in full.
  const full = groups.length < 4 ? 4 : 1
  return (
    <section aria-label={title} className="space-y-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 className="text-20 font-semibold tracking-tight">{title}</h2>
        {priced.length > 0 ? (
          <p className="text-14 text-muted">
            {priced.length < total
              ? `The lowest ${priced.length} of ${formatNumber(total)}`
              : action
                ? `${formatNumber(trips.length)} in all`
                : 'The cheapest for each day you leave'}
            , lowest points first
          </p>
        ) : null}
        <span className="ml-auto">{action}</span>
      </div>
      {trips.length === 0 ? <NoTrips seats={seats} steps={steps} /> : null}
      {(isPainted ? groups : groups.slice(0, firstGroups)).map((group, at) => (
        <div key={getKey(group[0])} className="space-y-2">
          {group.slice(0, full).map((trip, place) => (
            <TripRow
              key={getKey(trip)}
              program={program}
              trip={trip}
              seats={seats}
              now={answer.now}
              isLowest={at === 0 && place === 0 && trip.total.points !== null}
            />
          ))}
          {group.length > full ? (
            <FoldedTrips
              program={program}
              trips={group.slice(full)}
              points={describePoints(group[0], seats)}
              seats={seats}
              now={answer.now}
            />
          ) : null}
        </div>
      ))}
      {trips.length > 0 ? (
        <p className="text-12 text-muted">
          All times local. Check points, charges and seats at the airline before you transfer points.
        </p>
      ) : null}
    </section>
  )
}

type FoldedTripsProps = {
  program: Program
  trips: readonly ListedTrip[]
  /** The price for the party, in words. */
  points: string
  seats: number
  now: string
}

/** More trips at one price, drawn only when opened because they make up most of an answer. */
function FoldedTrips({ program, trips, points, seats, now }: FoldedTripsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-xl bg-seats-0 text-14 font-medium">
        <span className="group-open:hidden">
          {trips.length} more {points}
        </span>
        <span className="hidden group-open:inline">Show fewer {points}</span>
      </summary>
      {isOpen ? (
        <div className="mt-2 space-y-2">
          {trips.map((trip) => (
            <TripRow key={getKey(trip)} program={program} trip={trip} seats={seats} now={now} />
          ))}
        </div>
      ) : null}
    </details>
  )
}

const getKey = ({ out, back }: ListedTrip) => `${out.id} ${back.id}`

type Group = [ListedTrip, ...ListedTrip[]]

function describePoints({ total }: ListedTrip, seats: number): string {
  return total.points === null ? 'without published points' : `at ${formatNumber(total.points * seats)}`
}

/** Groups trips, which come cheapest first, by price. The one seen last leads its group, the others stay by date. */
function groupByPoints(trips: readonly ListedTrip[]): Group[] {
  const groups: Group[] = []
  for (const trip of trips) {
    const group = groups.at(-1)
    if (group && group[0].total.points === trip.total.points) group.push(trip)
    else groups.push([trip])
  }
  for (const group of groups) {
    const freshest = group.reduce((best, trip) => (getOldestCheck(trip) > getOldestCheck(best) ? trip : best))
    group.unshift(...group.splice(group.indexOf(freshest), 1))
  }
  return groups
}

function NoTrips({ seats, steps }: { seats: number; steps: ReactNode }) {
  return (
    <div className="rounded-2xl border border-line bg-card">
      <EmptyState title={`No seats ${seats === 1 ? '' : `for ${seats} `}both ways`} action={steps}>
        <p>Try more nights, other cabins home, fewer people, or both programs.</p>
      </EmptyState>
    </div>
  )
}

type TripRowProps = { program: Program; trip: ListedTrip; seats: number; now: string; isLowest?: boolean }

/** Both directions of a trip, with the total for the party and where to book each. */
function TripRow({ program, trip, seats, now, isLowest = false }: TripRowProps) {
  const { out, back, stay, total } = trip
  const parts = Object.entries(total.byProgram)
  return (
    <article
      aria-label={`${formatDate(out.date)} to ${formatDate(back.date)}`}
      className={`grid rounded-2xl border bg-card lg:grid-cols-[minmax(0,1fr)_18rem] ${isLowest ? 'border-accent' : 'border-line'}`}
    >
      <div className="min-w-0 divide-y divide-line px-4 sm:px-5">
        {isLowest ? (
          <p className="-ml-1 inline-flex -translate-y-1/2 rounded-full border-0 bg-accent px-2.5 text-12 leading-5 font-semibold text-accent-ink">
            Lowest for your dates
          </p>
        ) : null}
        <TripLeg label="Out" leg={out} seats={seats} now={now} />
        <TripLeg label={`Home · ${countOf(stay, 'night')}`} leg={back} seats={seats} now={now} />
        {parts.length > 1 ? (
          <p className="py-2 text-12 text-muted">
            Two bookings:{' '}
            {parts
              .map(([id, points]) => `${formatNumber(points * seats)} ${programFacts[id as Program].name}`)
              .join(' and ')}
            . Each books on its own, so change or cancel fees apply twice.
          </p>
        ) : null}
      </div>
      <div className="flex flex-col justify-center gap-3 border-line p-4 max-lg:border-t lg:border-l">
        <TripTotal trip={trip} seats={seats} />
        <TripActions program={program} trip={trip} seats={seats} />
      </div>
    </article>
  )
}

function TripActions({ program, trip, seats }: { program: Program; trip: ListedTrip; seats: number }) {
  const { out, back, stay } = trip
  const programs = [...new Set([out.program, back.program])]
  const question = {
    from: [out.from],
    to: [out.to],
    when: { kind: 'range' as const, start: out.date, end: out.date },
    trip: 'return' as const,
    stay: { min: stay, max: stay },
    seats,
    cabins: [out.cabin],
    home: back.cabin === out.cabin ? [] : [back.cabin],
    programs: programs.length === 1 && programs[0] === program ? [] : programs,
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <BookLeg label="Book out" leg={out} seats={seats} />
      <BookLeg label="Book back" leg={back} seats={seats} />
      <AlertLink program={program} watched={question} />
      <CopyLink address={`?${writeFinder({ ...question, day: out.date, back: back.date })}`} />
    </div>
  )
}
