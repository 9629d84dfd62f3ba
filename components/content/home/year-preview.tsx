'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { type LocalDate, localDateOf } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { defaults, type FinderState, type Question, writeFinder } from '@/lib/search/finder-state.ts'
import { getVerdict } from '@/lib/search/verdict.ts'
import { layOutYear } from '@/lib/search/year-map.ts'
import { FailedResult } from '../../search/failed-result.tsx'
import { lockedWords } from '../../search/locked-words.tsx'
import { ResultTitle } from '../../search/result-title.tsx'
import { byDate, type Search, useSearch } from '../../search/use-search.ts'
import { YearMapView } from '../../search/year-map-view.tsx'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { NextSeats, seatsShown } from './next-seats.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'

// Seldom wanted: the example is a route that has seats.
const EmptyResult = lazy(async () => ({ default: (await import('../../search/empty-result.tsx')).EmptyResult }))

type RoutePreviewProps = { program: Program; question: Question; search: Search }

/** A real year of one route, and the first seats in it; a day leads into the finder. */
function RoutePreview({ program, question, search }: RoutePreviewProps) {
  // Drawn in slices that leave room for taps and typing: its 371 days at once would hold a phone up for half a second.
  return useDeferredValue(
    search.status === 'failed' && search.error ? (
      <FailedResult error={search.error} onRetry={search.retry} />
    ) : search.answer ? (
      <FoundYear program={program} question={question} answer={search.answer} />
    ) : (
      <PreviewSkeleton />
    ),
  )
}

type FoundYearProps = { program: Program; question: Question; answer: SearchAnswer }

function FoundYear({ program, question, answer }: FoundYearProps) {
  const router = useRouter()
  const finderAt = (state: Partial<FinderState>) =>
    `${programFacts[program].pages.finder}?${writeFinder({ ...question, ...state })}` as const
  const verdict = getVerdict(answer)
  return (
    <section aria-labelledby="preview" className="overflow-hidden rounded-2xl border border-line bg-card">
      <div className="border-b border-line px-4 py-3 sm:px-5">
        <ResultTitle
          id="preview"
          answer={answer}
          question={question}
          action={
            <Link href={finderAt({})} className={buttonStyle('outline')}>
              <span>
                Open<span className="max-sm:sr-only"> in the finder</span>
              </span>
            </Link>
          }
        />
      </div>
      <YearMapView
        map={layOutYear(answer)}
        answer={answer}
        selected={null}
        onSelect={(day) => router.push(finderAt({ day }))}
        locked={lockedWords(program, answer)}
      />
      {verdict === 'rows' ? (
        <NextSeats answer={answer} rows={answer.rows} />
      ) : (
        <Suspense>
          <EmptyResult
            verdict={verdict}
            answer={answer}
            program={program}
            address={{
              state: { ...defaults, ...question },
              ask: (next) => router.push(finderAt(next)),
              refine: (part) => router.push(finderAt(part)),
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** What an answer says about who looked, and when. */
export type Seen = { plan: Audience; today: LocalDate | null }

type YearPreviewProps = { program: Program; question: Question; onSeen: (seen: Seen) => void }

/** The year of one route, with its own answer. */
export function YearPreview(props: YearPreviewProps) {
  return (
    <AnswerProviders>
      <Answered {...props} />
    </AnswerProviders>
  )
}

function Answered({ program, question, onSeen }: YearPreviewProps) {
  const search = useSearch(program, question, byDate, { keep: false, take: seatsShown })
  const { plan, now } = search.answer ?? {}
  useEffect(() => {
    if (plan && now) onSeen({ plan, today: localDateOf(now) })
  }, [plan, now, onSeen])
  return <RoutePreview program={program} question={question} search={search} />
}
