'use client'

import { Radio } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { type Instant, localDateOf } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getAgeGroup, ReadCounts, shareStill } from '@/lib/search/accuracy.ts'
import { findEdge, isMappable } from '@/lib/search/edges.ts'
import { pickQuestion, type Question, type View } from '@/lib/search/finder-state.ts'
import type { Age } from '@/lib/search/recheck.ts'
import { getDates, listPrograms } from '@/lib/search/request.ts'
import { getVerdict, summariseCoverage } from '@/lib/search/verdict.ts'
import { layOutYear } from '@/lib/search/year-map.ts'
import { Button } from '../ui/button.tsx'
import { CopyLink } from '../ui/copy-link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAfterPaint } from '../ui/use-after-paint.ts'
import { AlertLink } from './alert-link.tsx'
import { describeCoverage, foundWords, isSeen, lowestStyle, lowestWords } from './answer-words.ts'
import { viewOptions } from './bar-options.ts'
import { CalendarView, type ViewProps } from './calendar-view.tsx'
import { ClampNotices } from './clamp-notices.tsx'
import { FailedResult } from './failed-result.tsx'
import { FilterBar, ProgramFilter } from './filter-bar.tsx'
import { lockedWords } from './locked-words.tsx'
import { RouteNames } from './place-names.tsx'
import { ResultSkeleton, YearSkeleton } from './result-skeleton.tsx'
import { RowPane } from './row-pane.tsx'
import { useAnswer } from './use-answer.ts'
import type { FinderAddress } from './use-finder-state.ts'
import { usePanel } from './use-panel.ts'
import type { Search } from './use-search.ts'
import { YearMapView } from './year-map-view.tsx'

const ageWords: Record<Age, string> = {
  hour: 'under an hour',
  day: 'under a day',
  week: 'under a week',
  older: 'more than a week',
}

type AccuracyLineProps = { program: Program; seenAt: string; now: string }

/** How often seats seen this long ago were still there when members checked; nothing until enough have checked. */
function AccuracyLine({ program, seenAt, now }: AccuracyLineProps) {
  const { data } = useAnswer('/api/accuracy', ReadCounts)
  const age = getAgeGroup(seenAt, now)
  const share = data ? shareStill(data, program, age) : null
  if (share === null) return null
  return (
    <span className="text-12 text-muted">
      {share.percent}% of seats seen {ageWords[age]} before were still there, of {formatNumber(share.checked)} checked
      again
    </span>
  )
}

type ViewBarProps = { view: View; onView: (view: View) => void; children: ReactNode }

/** The four ways to look at an answer, and the actions for the whole of it. */
function ViewBar({ view, onView, children }: ViewBarProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 max-sm:gap-1.5 border-b border-line px-3 py-2 sm:px-5 print:hidden">
      <Segmented label="View" value={view} options={viewOptions} onChange={onView} className="max-sm:w-full" />
      {children}
    </div>
  )
}

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }))
const ExportView = lazy(async () => ({ default: (await import('./export-view.tsx')).ExportView }))
/** Loaded on demand: most answers need neither. */
const EdgeNotice = lazy(async () => ({ default: (await import('./edge-notice.tsx')).EdgeNotice }))
const EmptyResult = lazy(async () => ({ default: (await import('./empty-result.tsx')).EmptyResult }))

type ResultPanelProps = {
  program: Program
  address: FinderAddress
  search: Search
  /** True if the rows and the year are already on screen, drawn with the page. */
  isDrawn?: boolean
}

/** One answer in one of its views. */
export function ResultPanel({ program, address, search, isDrawn = false }: ResultPanelProps) {
  const { answer, status } = search
  if (status === 'failed' && search.error) return <FailedResult error={search.error} onRetry={search.retry} />
  if (!answer) return <ResultSkeleton />
  // All at once: a notice that arrived later would push the rest down.
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <AnswerPanel program={program} address={address} search={search} answer={answer} isDrawn={isDrawn} />
    </Suspense>
  )
}

/** Draws the first rows alone, because the visitor waits for them; the year and the months follow a frame later. */
function AnswerPanel({ program, address, search, answer, isDrawn }: ResultPanelProps & { answer: SearchAnswer }) {
  const isLater = useAfterPaint()
  const isPainted = isLater || isDrawn === true
  const { state, changeView } = address
  const verdict = getVerdict(answer)
  const dates = getDates(state.when)
  // If the question has no dates but the link names a day, the notice is about that day.
  const about = dates ?? (state.day === null ? null : { start: state.day, end: state.day })
  const edge =
    about &&
    findEdge(
      { ...about, seats: state.seats, programs: listPrograms(program, state) },
      answer.plan,
      localDateOf(answer.now),
    )
  const isUnseen = edge !== null && !edge.isPart
  const view = { program, address, search, answer, isPainted }
  // The chosen tab shows at once, its view once drawn, which takes half a second on a phone.
  const shown = useDeferredValue(state.view)
  const isCalendar = shown === 'calendar' || verdict !== 'rows'
  return (
    <section
      aria-label="Result"
      aria-busy={search.isStale || undefined}
      className={`relative overflow-hidden rounded-2xl border border-line bg-card transition-opacity duration-150 ${search.isStale ? 'opacity-60' : ''}`}
    >
      <ResultHeader program={program} answer={answer} question={state} />
      {edge ? (
        <EdgeNotice edge={edge} program={program} address={address} plan={answer.plan} until={answer.openUntil} />
      ) : null}
      <ViewBar view={state.view} onView={(next) => changeView({ view: next })}>
        <ProgramFilter program={program} address={address} />
        <FilterBar program={program} address={address} />
        <LiveBar program={program} question={pickQuestion(state)} now={answer.now} />
        <AlertLink program={program} watched={state} className="lg:ml-auto" />
      </ViewBar>
      <ClampNotices program={program} answer={answer} isDated={dates !== null && edge === null} />
      {isCalendar && verdict !== 'not-covered' && (verdict === 'rows' || isMappable(edge)) ? (
        <div className="border-b border-line">
          {isPainted ? (
            <YearMapView
              map={layOutYear(answer)}
              answer={answer}
              selected={state.day}
              onSelect={(day) => changeView({ day, month: null })}
              shade={state.shade}
              onShade={(shade) => changeView({ shade })}
              dates={dates}
              locked={dates ? null : lockedWords(program, answer)}
            />
          ) : (
            <YearSkeleton />
          )}
        </div>
      ) : null}
      {verdict === 'rows' ? <OneView {...view} shown={shown} /> : null}
      {verdict === 'rows' || isUnseen ? null : (
        <Suspense fallback={<Skeleton className="m-5 h-40" />}>
          <EmptyResult verdict={verdict} answer={answer} program={program} address={address} />
        </Suspense>
      )}
    </section>
  )
}

function OneView({ shown, ...view }: ViewProps & { shown: View }) {
  if (shown === 'calendar') return <CalendarView {...view} />
  if (shown === 'list') return <RowPane {...view} isWide />
  return (
    <Suspense fallback={<Skeleton className="m-5 h-96" />}>
      {shown === 'map' ? <MapView {...view} /> : <ExportView {...view} />}
    </Suspense>
  )
}

type LiveBarProps = { program: Program; question: Question; now: Instant }

/** Opens the live mode; nothing is checked until the visitor presses the button inside it. */
function LiveBar({ program, question, now }: LiveBarProps) {
  const { Panel, isOpen, toggle, failed } = usePanel('live', async () => (await import('./live-panel.tsx')).LivePanel)
  return (
    <>
      <Button aria-expanded={isOpen} onClick={toggle}>
        <Radio aria-hidden="true" className="size-4" />
        Live
      </Button>
      {failed ? <LoadFailure what="The live search" /> : null}
      {isOpen && Panel ? (
        <section aria-label="Live search" className="order-last w-full border-t border-line py-4">
          <Panel program={program} question={question} now={now} />
        </section>
      ) : null}
    </>
  )
}

type ResultHeaderProps = { program: Program; answer: SearchAnswer; question: Pick<Question, 'from' | 'to'> }

/** What was asked, how much was found, where it comes from and how old it is. */
function ResultHeader({ program, answer, question }: ResultHeaderProps) {
  const { newestSeenAt, oldestSeenAt } = summariseCoverage(answer)
  const { now, sample } = answer
  const sources = answer.sources.map(({ name }) => name).join(', ')
  const lowest = lowestWords(answer)
  return (
    <header className="border-b border-line px-4 py-3 sm:px-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-20 font-semibold tracking-tight">
            <RouteNames {...question} />
          </h2>
          {newestSeenAt ? (
            <>
              <FreshnessChip seenAt={newestSeenAt} oldestSeenAt={oldestSeenAt} now={now} source={sources} />
              <AccuracyLine program={program} seenAt={newestSeenAt} now={now} />
            </>
          ) : null}
          {sample ? <SampleBadge /> : null}
        </div>
        <CopyLink isTight />
      </div>
      <p role="status" className="mt-1 text-14 text-muted">
        {lowest ? <span className={lowestStyle}>{lowest}. </span> : null}
        {foundWords(answer)} {isSeen(answer) ? describeCoverage(answer, localDateOf(now)) : null}
      </p>
    </header>
  )
}
