'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Program } from '@/lib/availability/observation.ts'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { type FinderState, type Question, writeFinder } from '@/lib/finder/finder-state.ts'
import { searchedDaysOf } from '@/lib/finder/searched-days.ts'
import { summariseCoverage, verdictOf } from '@/lib/finder/verdict.ts'
import { layOutYear } from '@/lib/finder/year-map.ts'
import { EmptyResult } from '../finder/empty-result.tsx'
import { FailedResult } from '../finder/failed-result.tsx'
import { placeWords } from '../finder/place-words.ts'
import { PlanWindow } from '../finder/plan-window.tsx'
import { programDoors } from '../finder/program-doors.ts'
import type { Search } from '../finder/use-search.ts'
import { YearMapView } from '../finder/year-map-view.tsx'
import { FreshnessChip } from '../seats/freshness-chip.tsx'
import { SampleBadge } from '../seats/sample-badge.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { NextSeats } from './next-seats.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'

type RoutePreviewProps = { program: Program; question: Question; search: Search }

/** A real year of one route, and the first seats in it; a day leads into the finder. */
export function RoutePreview({ program, question, search }: RoutePreviewProps) {
  const router = useRouter()
  const { answer } = search
  const finderAt = (state: Partial<FinderState>) =>
    `${programDoors[program].path}?${writeFinder({ ...question, ...state })}` as const
  if (search.status === 'failed' && search.error) return <FailedResult error={search.error} onRetry={search.retry} />
  if (!answer) return <PreviewSkeleton />

  const verdict = verdictOf(answer)
  return (
    <section aria-labelledby="preview" className="overflow-hidden rounded-2xl border border-line bg-card">
      <PreviewHeader answer={answer} question={question}>
        <Link href={finderAt({})} className={buttonStyle('outline', 'ml-auto')}>
          Open in the finder
        </Link>
      </PreviewHeader>
      <YearMapView
        map={layOutYear({ ...answer, searched: searchedDaysOf(answer) })}
        answer={answer}
        selected={null}
        onSelect={(day) => router.push(finderAt({ day }))}
      >
        <PlanWindow program={program} answer={answer} />
      </YearMapView>
      {verdict === 'rows' ? (
        <NextSeats answer={answer} rows={search.rows} />
      ) : (
        <EmptyResult verdict={verdict} answer={answer} />
      )}
    </section>
  )
}

type PreviewHeaderProps = { answer: SearchAnswer; question: Question; children: ReactNode }

function PreviewHeader({ answer, question, children }: PreviewHeaderProps) {
  const { newestSeenAt } = summariseCoverage(answer)
  const source = answer.sources.map(({ name }) => name).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
      <h2 id="preview" className="text-20 font-semibold tracking-tight">
        {placeWords(question.from)} to {placeWords(question.to)}
      </h2>
      {newestSeenAt ? <FreshnessChip seenAt={newestSeenAt} now={answer.now} source={source} /> : null}
      {answer.sample ? <SampleBadge /> : null}
      {children}
    </div>
  )
}
