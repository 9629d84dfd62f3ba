'use client'

import type { Route } from 'next'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { countOf, formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { JourneyLeg } from '@/lib/journeys/parts.ts'
import {
  countNights,
  groupTrips,
  type Run,
  type RunAnswer,
  type RunTrip,
  runFigures,
  type TripGroup,
} from '@/lib/journeys/status-run-answer.ts'
import { getTarget, maxCredits, type RunState, tierConditions } from '@/lib/journeys/status-run-state.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { CopyLink } from '../ui/copy-link.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { NotPublished } from '../ui/seats/not-published.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TableSources } from '../ui/source-line.tsx'
import { PlanCut } from './plan-cut.tsx'
import { AnswerFailed, type ApiAnswer } from './use-api-answer.tsx'

const decimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

const columns: readonly Column<TripGroup>[] = [
  { id: 'route', head: 'Trip', cell: ({ out }) => <RouteLine from={out.from} to={out.to} via={[]} /> },
  { id: 'out', head: 'Out', cell: ({ out }) => <Departure leg={out} /> },
  { id: 'back', head: 'Back', cell: ({ back }) => <Departure leg={back} /> },
  { id: 'others', head: 'Other dates', cell: ({ others }) => <OtherDays trips={others} /> },
  { id: 'nights', head: 'Nights', end: true, cell: countNights },
  { id: 'cabin', head: 'Cabin', cell: ({ out }) => <CabinChip cabin={out.cabin} /> },
  { id: 'carriers', head: 'Airlines', cell: ({ out, back }) => <Airlines out={out} back={back} /> },
  { id: 'credits', head: 'Credits if paid', end: true, cell: ({ credits }) => formatNumber(credits) },
  { id: 'points', head: 'Points', end: true, cell: ({ total }) => formatNumber(total.points) },
  {
    id: 'charges',
    head: 'Charges',
    end: true,
    cell: ({ total }) => (total.charges ? formatCharges(total.charges) : <NotPublished />),
  },
  { id: 'value', head: 'Per 1,000 points', end: true, cell: (trip) => decimal.format(trip.creditsPer1000Points) },
  {
    id: 'dollar',
    head: 'Per dollar',
    end: true,
    cell: ({ creditsPerDollar }) => (creditsPerDollar === null ? <NotPublished /> : decimal.format(creditsPerDollar)),
  },
]

/** A table of return trips, with what they earn and cost. */
function RunTrips({ caption, trips }: { caption: string; trips: readonly TripGroup[] }) {
  const hasOthers = trips.some(({ others }) => others.length > 0)
  return (
    <DataTable
      caption={caption}
      columns={columns.filter(({ id }) => hasOthers || id !== 'others')}
      rows={trips}
      keyOf={({ out, back }) => [out.to, out.date, back.date, out.cabin, out.departs, back.departs].join()}
    />
  )
}

function Departure({ leg: { from, to, date, cabin, departs } }: { leg: JourneyLeg }) {
  return (
    <Link
      href={`${finderLink('qantas', { from, to, cabins: [cabin] })}&day=${date}` as Route}
      preload={false}
      className="whitespace-nowrap underline underline-offset-4 hover:text-accent"
    >
      {formatDate(date)} {departs?.slice(11, 16)}
    </Link>
  )
}

/** The same trip on other days, collapsed by default. */
function OtherDays({ trips }: { trips: readonly RunTrip[] }) {
  if (trips.length === 0) return null
  return (
    <details className="whitespace-nowrap">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {trips.length} more
      </summary>
      <ul className="pb-2">
        {trips.map(({ out, back }) => (
          <li key={[out.date, out.departs, back.date, back.departs].join()} className="flex min-h-8 items-center gap-1">
            <Departure leg={out} /> to <Departure leg={back} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Airlines({ out, back }: Pick<RunTrip, 'out' | 'back'>) {
  return <CarrierTags codes={[...new Set([...out.carriers, ...back.carriers])]} />
}

type StatusRunResultProps = { state: RunState; response: ApiAnswer<RunAnswer> }

/** The run that reaches the goal, then the trips one by one, and what the credits are based on. */
export function StatusRunResult({ state, response: { answer, failure, isStale, retry } }: StatusRunResultProps) {
  if (getTarget(state).whole === 0) {
    return (
      <EmptyState title={`You already have enough for ${state.goal}`}>
        <p>Your credits already reach the tier. {tierConditions(state.goal).join(' ')}</p>
      </EmptyState>
    )
  }
  if (failure) return <AnswerFailed failure={failure} onRetry={retry} />
  if (!answer) return <Skeleton className="h-96 w-full rounded-2xl" />
  const { run, trips, basis, tables } = answer.result
  return (
    <div className={`space-y-6 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <Notice kind="warn">{basis}</Notice>
      {run ? <TheRun run={run} state={state} sample={answer.sample} /> : <NoRun answer={answer} state={state} />}
      <RunWindow answer={answer} />
      {trips.length > 0 ? (
        <div>
          <h2 className="mb-3 text-20 font-semibold">
            Trips by paid-fare credits per {state.by === 'points' ? '1,000 points' : 'dollar of charges'}
          </h2>
          <RunTrips caption="Trips, best first" trips={groupTrips(trips)} />
        </div>
      ) : null}
      <TableSources tables={tables.map(({ table, ...rest }) => ({ ...rest, title: table }))} />
    </div>
  )
}

type TheRunProps = { run: Run; state: RunState; sample: boolean }

function TheRun({ run, state, sample }: TheRunProps) {
  const { whole } = getTarget(state)
  const { sectors, days, airlines } = runFigures(run)
  const goal = state.goal === 'credits' ? '' : `, for ${state.goal}`
  return (
    <section aria-label="Your run" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <h2 className="text-20 font-semibold">
            Worth {formatNumber(run.credits)} credits on paid fares, in {countOf(run.trips.length, 'trip')}
            {goal}
          </h2>
        </div>
        <span className="flex items-center gap-3">
          {sample ? <SampleBadge /> : null}
          <CopyLink />
        </span>
      </div>
      <Panel>
        <FigureList
          figures={[
            { label: 'Credits on paid fares', value: formatNumber(run.credits), note: `of ${formatNumber(whole)}` },
            { label: 'Points', value: formatNumber(run.total.points), note: 'one adult' },
            {
              label: 'Charges',
              value: run.total.charges ? formatCharges(run.total.charges) : 'not published',
              note: 'one adult',
            },
            { label: 'Sectors', value: sectors, note: airlines.join(', ') },
            { label: 'Days', value: days, note: 'from the first flight to the last' },
          ]}
        />
      </Panel>
      {whole > maxCredits ? (
        <Notice kind="info">
          We plan up to {formatNumber(maxCredits)} credits at a time; you need {formatNumber(whole)}.
        </Notice>
      ) : null}
      {tierConditions(state.goal).map((condition) => (
        <Notice key={condition} kind="info">
          {condition}
        </Notice>
      ))}
      <RunTrips caption="The run by date" trips={run.trips.map((trip) => ({ ...trip, others: [] }))} />
    </section>
  )
}

function NoRun({ answer, state }: { answer: RunAnswer; state: RunState }) {
  const { trips } = answer.result
  return (
    <EmptyState title={trips.length > 0 ? 'Not enough seats for your goal' : 'No trips on these dates'}>
      <p>
        {trips.length > 0
          ? `All the trips with seats don’t add up to ${formatNumber(getTarget(state).planned)} credits. The best ones are below.`
          : 'We found no direct return flights with seats. Try more nights, any cabin or another city.'}
      </p>
    </EmptyState>
  )
}

/** How far ahead this search looked, and how far a higher plan would. */
function RunWindow({ answer }: { answer: RunAnswer }) {
  const { plan, query, clamped } = answer
  const [days, maxDays] = [getPlanLimits(plan, 'qantas').statusRunDays, getPlanLimits('gold', 'qantas').statusRunDays]
  if (days === maxDays) return <p className="text-14 text-muted">Departures until {formatDate(query.end, 'plain')}.</p>
  const reason = `This covers departures until ${formatDate(query.end, 'plain')}: ${days} days ahead.`
  const own = { limit: 'days-ahead', asked: query.end, allowed: query.end, reason } as const
  return (
    <PlanCut
      cuts={clamped.length > 0 ? clamped : [own]}
      plan={plan}
      more={`Silver and Gold plan runs over ${maxDays} days.`}
    />
  )
}
