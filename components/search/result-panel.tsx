'use client'

import { lazy, Suspense } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import { questionOf } from '@/lib/search/finder-state.ts'
import { verdictOf } from '@/lib/search/verdict.ts'
import { layOutYear } from '@/lib/search/year-map.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAfterPaint } from '../ui/use-after-paint.ts'
import { CalendarView, type ViewProps } from './calendar-view.tsx'
import { ClampNotices } from './clamp-notices.tsx'
import { EmptyResult } from './empty-result.tsx'
import { FailedResult } from './failed-result.tsx'
import { FilterBar } from './filter-bar.tsx'
import { LiveBar } from './live-bar.tsx'
import { lockedWords } from './locked-words.tsx'
import { ResultHeader } from './result-header.tsx'
import { ResultSkeleton, YearSkeleton } from './result-skeleton.tsx'
import { RowPane } from './row-pane.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import type { Search } from './use-search.ts'
import { ViewBar } from './view-bar.tsx'
import { WatchSearch } from './watch-search.tsx'
import { YearMapView } from './year-map-view.tsx'

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }))
const ExportView = lazy(async () => ({ default: (await import('./export-view.tsx')).ExportView }))

type ResultPanelProps = { program: Program; address: FinderAddress; search: Search }

/** One answer in one of its views. */
export function ResultPanel({ program, address, search }: ResultPanelProps) {
  const { answer, status } = search
  if (status === 'failed' && search.error) return <FailedResult error={search.error} onRetry={search.retry} />
  if (!answer) return <ResultSkeleton />
  return <AnswerPanel program={program} address={address} search={search} answer={answer} />
}

/** The first rows come alone, for they are what somebody waits for; the year and the months a frame later. */
function AnswerPanel({ program, address, search, answer }: ResultPanelProps & { answer: SearchAnswer }) {
  const isPainted = useAfterPaint()
  const { state, look } = address
  const verdict = verdictOf(answer)
  const view = { program, address, search, answer, isPainted }
  const isCalendar = state.view === 'calendar' || verdict !== 'rows'
  return (
    <section
      aria-label="Result"
      aria-busy={search.isStale || undefined}
      className={`overflow-hidden rounded-2xl border border-line bg-card transition-opacity duration-150 ${search.isStale ? 'opacity-60' : ''}`}
    >
      <ResultHeader program={program} answer={answer} question={state} />
      <ViewBar view={state.view} onView={(next) => look({ view: next })}>
        <FilterBar program={program} address={address} />
        <LiveBar program={program} question={questionOf(state)} today={localDateOf(answer.now)} />
        <WatchSearch program={program} question={state} />
      </ViewBar>
      <ClampNotices program={program} answer={answer} />
      {isCalendar && verdict !== 'not-covered' ? (
        <div className="border-b border-line">
          {isPainted ? (
            <YearMapView
              map={layOutYear(answer)}
              answer={answer}
              selected={state.day}
              onSelect={(day) => look({ day, month: null })}
              locked={lockedWords(program, answer)}
            />
          ) : (
            <YearSkeleton />
          )}
        </div>
      ) : null}
      {verdict === 'rows' ? <OneView {...view} /> : <EmptyResult verdict={verdict} answer={answer} />}
    </section>
  )
}

function OneView(view: ViewProps) {
  const { state } = view.address
  if (state.view === 'calendar') return <CalendarView {...view} />
  if (state.view === 'list') return <RowPane {...view} isWide />
  return (
    <Suspense fallback={<Skeleton className="m-5 h-96" />}>
      {state.view === 'map' ? <MapView {...view} /> : <ExportView {...view} />}
    </Suspense>
  )
}
