'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { addDays } from '@/lib/core/dates.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import {
  type PlaceSeen,
  type PlacesAnswer,
  type PlacesView,
  placesView,
} from '@/lib/journeys/where-can-i-go/places-answer.ts'
import { getBudget, type OriginOption, type PlacesState } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { Button } from '../../ui/button.tsx'
import type { Tool } from '../../ui/calculator.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import Link from '../../ui/link.tsx'
import { listMapLines } from '../../ui/map/map-model.ts'
import { WorldMap } from '../../ui/map/world-map.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanCut } from '../plan-cut.tsx'
import { AnswerFailed, type ApiAnswer } from '../use-api-answer.tsx'

type Picking = { selected: string | null; onSelect: (code: string) => void }

type PlacesListProps = Picking & { program: Program; view: PlacesView; state: PlacesState }

/** How many places are listed at first: about as tall as the map beside them. A click shows the rest. */
const firstShown = 8

/** The places within the balance, cheapest first, then those that need more. Picking one shows it on the map. */
function PlacesList({ program, view, state, ...picking }: PlacesListProps) {
  const [all, setAll] = useState(false)
  const { reached, beyond } = view
  const shown = all ? reached : reached.slice(0, firstShown)
  const rows = { program, people: state.people, ...picking }
  return (
    <div className="space-y-5">
      {reached.length > 0 ? (
        <ol className="overflow-hidden rounded-2xl border border-line bg-card">
          {shown.map((place) => (
            <PlaceRow key={place.to} place={place} {...rows} />
          ))}
        </ol>
      ) : (
        <p className="rounded-2xl border border-line bg-card p-4 text-16 text-muted">
          Nothing found on these dates. Try another month, any cabin or more points.
        </p>
      )}
      {shown.length < reached.length ? <Button onClick={() => setAll(true)}>Show all {reached.length}</Button> : null}
      {beyond.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline underline-offset-4">
            {beyond.length} more if you had more points
          </summary>
          <ol className="overflow-hidden rounded-2xl border border-line bg-card">
            {beyond.map((place) => (
              <PlaceRow key={place.to} place={place} {...rows} />
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  )
}

type PlaceRowProps = Picking & { place: PlaceSeen; program: Program; people: number }

function PlaceRow({ place, program, people, selected, onSelect }: PlaceRowProps) {
  const { to, from, city, country, cabin, points, date, days, direct, missing } = place
  const isSelected = selected === to
  return (
    <li className={`flex items-center gap-1 border-line not-first:border-t ${isSelected ? 'bg-seats-0' : ''}`}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(to)}
        className="grid min-h-16 min-w-0 flex-1 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-2 py-2 pl-4 text-left -outline-offset-2"
      >
        <span className="font-mono text-14 font-medium">{to}</span>
        <span className="min-w-0">
          <span className="block truncate text-14 font-semibold">{city}</span>
          <span className="block text-12 text-muted">
            {country}, <span className="whitespace-nowrap">{direct ? 'non-stop' : 'with a stop'}</span>
          </span>
          <span className="block text-12 text-muted">
            {formatDate(date)}
            {days > 1 ? ` and ${countOf(days - 1, 'more day')}` : ''}
          </span>
        </span>
        <span className="text-right">
          <span className="figures flex items-center justify-end gap-1.5 text-14 font-semibold">
            {formatNumber(points)} <CabinChip cabin={cabin} />
          </span>
          <span className="block text-12 text-muted">{missing > 0 ? `${formatNumber(missing)} short` : 'points'}</span>
        </span>
      </button>
      <Link
        href={finderLink(program, { from, to, seats: people, cabins: [cabin] }) as Route}
        preload={false}
        className="inline-flex min-h-11 items-center px-2 text-14 sm:px-3 font-medium text-accent underline underline-offset-4"
      >
        Seats<span className="sr-only"> to {city}</span>
      </Link>
    </li>
  )
}

type PlacesResultProps = Tool<PlacesState> & {
  program: Program
  response: ApiAnswer<PlacesAnswer>
  origin: OriginOption | undefined
}

/** What the balance reaches: a one-sentence summary, the list, and the map beside it. */
export function PlacesResult({ program, state, change, response, origin }: PlacesResultProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const { answer, failure, isStale, retry } = response
  if (failure) return <AnswerFailed failure={failure} onRetry={retry} />
  if (!answer || !origin) return <PlacesSkeleton />
  const view = placesView(answer, getBudget(state))
  const picking = { selected, onSelect: (code: string) => setSelected(code === selected ? null : code) }
  return (
    <div className={`space-y-5 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <PlacesHeadline answer={answer} view={view} state={state} origin={origin} />
      <PlacesCut program={program} answer={answer} change={change} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <PlacesList program={program} view={view} state={state} {...picking} />
        <PlacesMap view={view} {...picking} />
      </div>
    </div>
  )
}

type HeadlineProps = { answer: PlacesAnswer; view: PlacesView; state: PlacesState; origin: OriginOption }

function PlacesHeadline({ answer, view, state, origin }: HeadlineProps) {
  const { start, end } = answer.query
  const { reached, beyond, unpriced } = view
  if (start > end) {
    return (
      <EmptyState title="Beyond your plan">
        <p>Your plan shows departures until {formatDate(answer.openUntil, 'plain')}. This month is later.</p>
      </EmptyState>
    )
  }
  const budget = `${formatNumber(getBudget(state))} points${state.people > 1 ? ' each' : ''}`
  const found =
    reached.length > 0
      ? `${countOf(reached.length, 'place')} from ${origin.label} within ${budget}`
      : `No place from ${origin.label} within ${budget}`
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="status">
          <h2 className="text-20 font-semibold">{found}</h2>
        </div>
        {answer.sample ? <SampleBadge /> : null}
      </div>
      <p className="mt-1 text-14 text-muted">
        One way, {formatDate(start, 'plain')} to {formatDate(end, 'plain')}.
        {beyond.length > 0
          ? ` ${beyond.length} more ${beyond.length === 1 ? 'has' : 'have'} seats for more points.`
          : ''}
        {unpriced > 0 ? ` ${unpriced} ${unpriced === 1 ? 'has' : 'have'} seats with no price shown.` : ''}
      </p>
    </div>
  )
}

type CutProps = { program: Program; answer: PlacesAnswer; change: Tool<PlacesState>['change'] }

/** The days of the month that the plan leaves out, and a button to search them as the next part. */
function PlacesCut({ program, answer, change }: CutProps) {
  const { whereCanIGoDays: days, daysAhead } = getPlanLimits('gold', program)
  const own = getPlanLimits(answer.plan, program)
  const more =
    own.daysAhead < daysAhead ? `Silver and Gold search ${days} days at a time, ${daysAhead} days ahead.` : null
  const next = addDays(answer.query.end, 1)
  const isPart = answer.clamped.some(({ limit, asked }) => limit === 'where-can-i-go' && String(asked) >= next)
  return (
    <PlanCut
      cuts={answer.clamped}
      plan={answer.plan}
      more={more}
      instead={
        isPart && next <= answer.openUntil ? (
          <Button className="mt-1" onClick={() => change({ month: next.slice(0, 7), day: Number(next.slice(8)) })}>
            Search from {formatDate(next)} instead
          </Button>
        ) : null
      }
    />
  )
}

function PlacesSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-14 w-full max-w-lg" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Skeleton className="h-[30rem] rounded-2xl" />
        <Skeleton className="aspect-[2/1] rounded-2xl" />
      </div>
    </div>
  )
}

/** The same places on a map: those within the balance, and, drawn faintly, those that need more. */
function PlacesMap({ view: { reached, beyond }, selected, onSelect }: Picking & { view: PlacesView }) {
  return (
    <div className="lg:sticky lg:top-20">
      <WorldMap
        label={`Map: ${countOf(reached.length, 'place')} within your points, ${beyond.length} beyond. They’re all in the list.`}
        lines={[
          ...beyond.flatMap(({ from, to }) => listMapLines(from, to, 'faint')),
          ...reached.flatMap(({ from, to }) => listMapLines(from, to, 'flown')),
        ]}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  )
}
