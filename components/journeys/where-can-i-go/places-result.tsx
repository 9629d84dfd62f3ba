'use client'

import { useState } from 'react'
import { addDays } from '@/lib/core/dates.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import {
  type PlaceSeen,
  type PlacesAnswer,
  type PlacesView,
  placesView,
} from '@/lib/journeys/where-can-i-go/places-answer.ts'
import { budgetOf, type OriginOption, type PlacesState } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { Button } from '../../ui/button.tsx'
import type { Tool } from '../../ui/calculator.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { MapLine } from '../../ui/map/map-model.ts'
import { mapPlaceOf } from '../../ui/map/map-place.ts'
import { WorldMap } from '../../ui/map/world-map.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerFailed } from '../answer-failed.tsx'
import { PlanCut } from '../plan-cut.tsx'
import type { Answered } from '../use-asked.ts'
import { type Picking, PlacesList } from './places-list.tsx'

type PlacesResultProps = Tool<PlacesState> & {
  program: Program
  asked: Answered<PlacesAnswer>
  origin: OriginOption | undefined
}

/** What the balance reaches: what was found in a sentence, the list, and the map beside it. */
export function PlacesResult({ program, state, change, asked, origin }: PlacesResultProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const { answer, failure, isStale, retry } = asked
  if (failure) return <AnswerFailed failure={failure} onRetry={retry} />
  if (!answer || !origin) return <PlacesSkeleton />
  const view = placesView(answer, budgetOf(state))
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
  const budget = `${formatNumber(budgetOf(state))} points${state.people > 1 ? ' each' : ''}`
  const found =
    reached.length > 0
      ? `${reached.length === 1 ? '1 place' : `${reached.length} places`} from ${origin.label} within ${budget}`
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
        {beyond.length > 0 ? ` ${beyond.length} more have seats for more points.` : ''}
        {unpriced > 0 ? ` ${unpriced} have seats with no price shown.` : ''}
      </p>
    </div>
  )
}

type CutProps = { program: Program; answer: PlacesAnswer; change: Tool<PlacesState>['change'] }

/** The days of the month that the plan leaves out, and how to look at them all the same, part by part. */
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

/** The same places on a map: those within the points, and fainter those that need more. */
function PlacesMap({ view: { reached, beyond }, selected, onSelect }: Picking & { view: PlacesView }) {
  return (
    <div className="lg:sticky lg:top-20">
      <WorldMap
        label={`Map: ${reached.length} places within your points, ${beyond.length} beyond. They’re all in the list.`}
        lines={[...beyond.flatMap(lineOf('faint')), ...reached.flatMap(lineOf('flown'))]}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  )
}

function lineOf(kind: MapLine['kind']): (place: PlaceSeen) => MapLine[] {
  return (place) => {
    const from = mapPlaceOf(place.from)
    const to = mapPlaceOf(place.to)
    return from && to ? [{ from, to, kind }] : []
  }
}
