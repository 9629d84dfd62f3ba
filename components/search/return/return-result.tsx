'use client'

import { localDateOf } from '@/lib/core/clock.ts'
import { daysBetween } from '@/lib/core/dates.ts'
import { countOf, formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { findEdge, getHorizon } from '@/lib/search/edges.ts'
import { type FinderState, usualStay } from '@/lib/search/finder-state.ts'
import { type ListedTrip, listTrips, type ReadReturns, type Returns } from '@/lib/search/read-returns.ts'
import { getDates, listPrograms } from '@/lib/search/request.ts'
import { layOutPairs, type PairGrid } from '@/lib/search/return-grid.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AlertLink } from '../alert-link.tsx'
import { BookLeg } from '../book-leg.tsx'
import { ClampNotices } from '../clamp-notices.tsx'
import { EdgeNotice } from '../edge-notice.tsx'
import { FailedResult } from '../failed-result.tsx'
import { FilterBar, ProgramFilter } from '../filter-bar.tsx'
import { RouteNames } from '../place-names.tsx'
import type { FinderAddress } from '../use-finder-state.ts'
import { PairGridView, shownCell } from './pair-grid-view.tsx'
import { cheapestOn, type Pair, usePair } from './pairs.ts'
import { TripList } from './trip-list.tsx'

type ReturnResultProps = {
  program: Program
  address: FinderAddress
  answer: ReadReturns
  /** True while an older answer is shown until the new one arrives. */
  isStale: boolean
}

/** Everything about a return: the price of each pair of days, the chosen pair, and the trips to book. */
export function ReturnResult({ program, address, answer, isStale }: ReturnResultProps) {
  const { result } = answer
  const { state, changeView } = address
  const { seats } = answer.query
  const today = localDateOf(answer.now)
  const horizon = getHorizon(answer.plan, listPrograms(program, state), today)
  const dates = getDates(state.when)
  const edge =
    dates && findEdge({ ...dates, seats: state.seats, programs: listPrograms(program, state) }, answer.plan, today)
  const isUnseen = edge !== null && !edge.isPart
  const stay = state.stay ?? usualStay
  const empty = { days: [], cells: [], pairs: { asked: 0, found: 0, unpriced: 0 } }
  const grid = layOutPairs(result.grid ?? empty, dates, { horizon, shortest: stay.min })
  const pair = state.day !== null && state.back !== null ? { out: state.day, back: state.back } : null
  const shown = shownCell(grid, pair)
  // The answer has the trip of the cheapest days; those of others may be missing, or listed only in another cabin.
  const listed = shown && cheapestOn(listTrips(result), shown)
  const known = listed?.total.points === shown?.points ? listed : undefined
  const hasSeats = shown?.state === 'seats' || shown?.state === 'unpriced'
  const chosen = usePair(program, state, hasSeats && !known ? shown : null)
  const trip = known ?? (shown && chosen.data && cheapestOn(listTrips(chosen.data.result), shown))
  return (
    <section
      aria-label="Result"
      aria-busy={isStale || undefined}
      className={`space-y-6 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}
    >
      <div className="overflow-hidden rounded-2xl border border-line bg-card">
        <ReturnHeader
          state={state}
          seats={seats}
          grid={grid}
          result={result}
          sample={answer.sample}
          isUnseen={isUnseen}
        />
        {edge ? (
          <EdgeNotice edge={edge} program={program} address={address} plan={answer.plan} until={horizon.plan} />
        ) : null}
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 sm:px-5 print:hidden">
          <ProgramFilter program={program} address={address} />
          <FilterBar program={program} address={address} />
          <AlertLink program={program} watched={state} className="lg:ml-auto" />
        </div>
        <ClampNotices program={program} answer={answer} isDated={dates !== null && edge === null} />
        {grid.days.length > 0 ? (
          <PairGridView
            program={program}
            state={state}
            grid={grid}
            seats={seats}
            now={answer.now}
            pair={pair}
            trip={trip}
            changeView={changeView}
          />
        ) : null}
      </div>
      {pair ? (
        <ChosenPair program={program} address={address} pair={pair} />
      ) : isUnseen ? null : (
        <TripList
          program={program}
          answer={answer}
          title="Trips you can book"
          steps={<WiderSteps program={program} address={address} />}
        />
      )}
      {trip && !isUnseen ? <PairBar trip={trip} seats={seats} /> : null}
    </section>
  )
}

type ReturnHeaderProps = {
  state: FinderState
  seats: number
  grid: PairGrid
  result: Returns
  sample: boolean
  isUnseen: boolean
}

/** The answer in one line: the lowest price for the party, and how many pairs of days have seats. */
function ReturnHeader({ state, seats, grid, result, sample, isUnseen }: ReturnHeaderProps) {
  const people = seats === 1 ? 'one' : String(seats)
  const { found = 0, unpriced = 0, asked = 0 } = result.grid?.pairs ?? {}
  return (
    <header className="border-b border-line px-4 py-3 sm:px-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-20 font-semibold tracking-tight">
            <RouteNames {...state} /> and back
          </h2>
          {sample ? <SampleBadge /> : null}
        </div>
        <CopyLink isTight />
      </div>
      <p role="status" className="mt-1 text-14 text-muted">
        {isUnseen ? (
          'These dates can’t be shown yet.'
        ) : found + unpriced === 0 ? (
          `No return seats ${seats === 1 ? '' : `for ${seats} `}found on these dates.`
        ) : (
          <>
            {grid.lowest === null ? null : (
              <span className="font-medium text-ink">
                From {formatNumber(grid.lowest * seats)} points for {people}.
              </span>
            )}{' '}
            {formatNumber(found + unpriced)} of {formatNumber(asked)} return trips have seats
            {unpriced === 0
              ? '.'
              : found === 0
                ? ', but their points aren’t published.'
                : `, ${formatNumber(unpriced)} without published points.`}
          </>
        )}
      </p>
    </header>
  )
}

/** What to ask instead when no trip was found. */
function WiderSteps({ program, address: { state, refine } }: Pick<ReturnResultProps, 'program' | 'address'>) {
  return (
    <>
      {state.seats > 1 ? <Button onClick={() => refine({ seats: 1 })}>Search for 1 person</Button> : null}
      {listPrograms(program, state).length < programs.length ? (
        <Button onClick={() => refine({ programs: [...programs] })}>Search both programs</Button>
      ) : null}
    </>
  )
}

type ChosenPairProps = Pick<ReturnResultProps, 'program' | 'address'> & { pair: Pair }

/** Every trip on the chosen pair of days, from a request of its own. */
function ChosenPair({ program, address, pair }: ChosenPairProps) {
  const { state, changeView } = address
  const nights = daysBetween(pair.out, pair.back)
  const { data, error, refetch, isPlaceholderData } = usePair(program, state, pair)
  if (error) return <FailedResult error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48" />
  const title = `${formatDate(pair.out)} to ${formatDate(pair.back)}, ${countOf(nights, 'night')}`
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <TripList
        program={program}
        answer={data}
        title={title}
        action={
          <Button kind="quiet" onClick={() => changeView({ day: null, back: null })}>
            Show all trips
          </Button>
        }
      />
    </div>
  )
}

/** Keeps the total for the chosen days and where to book them at the bottom of a phone's screen. */
function PairBar({ trip, seats }: { trip: ListedTrip; seats: number }) {
  const { out, back, total } = trip
  return (
    <section
      aria-label="Book these days"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-card px-4 py-2 shadow-[0_-4px_16px_rgb(0_0_0/0.08)] sm:-mx-6 sm:px-6 md:hidden print:hidden"
    >
      <p className="figures min-w-0 text-12 text-muted">
        <span className="block text-16 leading-5 font-semibold whitespace-nowrap text-ink">
          {total.points === null ? 'Points not published' : formatNumber(total.points * seats)}
        </span>
        <span className="block truncate">
          {total.charges ? `+ ${formatCharges(total.charges, seats)} ` : total.points === null ? '' : 'points '}for{' '}
          {seats}
        </span>
        <span className="block truncate">
          {formatDate(out.date).slice(4)} to {formatDate(back.date).slice(4)}
        </span>
      </p>
      <span className="flex flex-wrap gap-1.5">
        <BookLeg label="Book out" leg={out} seats={seats} isTight />
        <BookLeg label="Book back" leg={back} seats={seats} isTight />
      </span>
    </section>
  )
}
