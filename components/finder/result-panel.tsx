'use client'

import type { Program } from '@/lib/availability/observation.ts'
import { verdictOf } from '@/lib/finder/verdict.ts'
import { layOutYear } from '@/lib/finder/year-map.ts'
import { ClampNotices } from './clamp-notices.tsx'
import { DayViews } from './day-views.tsx'
import { EmptyResult } from './empty-result.tsx'
import { FailedResult } from './failed-result.tsx'
import { lockedWords } from './locked-words.tsx'
import { ResultHeader } from './result-header.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import type { Search } from './use-search.ts'
import { YearMapView } from './year-map-view.tsx'

type ResultPanelProps = { program: Program; address: FinderAddress; search: Search }

/** One answer in all its views: the year on top, a month and the rows below. */
export function ResultPanel({ program, address, search }: ResultPanelProps) {
  const { answer, status } = search
  if (status === 'failed' && search.error) return <FailedResult error={search.error} onRetry={search.retry} />
  if (!answer) return <ResultSkeleton />

  const { state, look } = address
  const verdict = verdictOf(answer)
  const map = layOutYear(answer)
  return (
    <section
      aria-label="Result"
      aria-busy={search.isStale || undefined}
      className={`overflow-hidden rounded-2xl border border-line bg-card transition-opacity duration-150 ${search.isStale ? 'opacity-60' : ''}`}
    >
      <ResultHeader answer={answer} question={state} />
      <ClampNotices answer={answer} />
      {verdict === 'not-covered' ? null : (
        <YearMapView
          map={map}
          answer={answer}
          selected={state.day}
          onSelect={(day) => look({ day, month: null })}
          locked={lockedWords(program, answer)}
        />
      )}
      {verdict === 'rows' ? (
        <DayViews program={program} address={address} search={search} answer={answer} map={map} />
      ) : (
        <div className={verdict === 'not-covered' ? '' : 'border-t border-line'}>
          <EmptyResult verdict={verdict} answer={answer} />
        </div>
      )}
    </section>
  )
}
