'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { localDateOf } from '@/lib/core/clock.ts'
import { addDays } from '@/lib/core/dates.ts'
import { countOf, speakNights } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { type Extra, type FinderState, pickQuestion, type Question, usualStay } from '@/lib/search/finder-state.ts'
import { ReadReturns } from '@/lib/search/read-returns.ts'
import { journeyAddress } from '@/lib/search/request.ts'
import { whenWords } from '@/lib/search/when-months.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAfterPaint } from '../ui/use-after-paint.ts'
import { useLater } from '../ui/use-later.ts'
import { summaryStyle } from './bar-options.ts'
import type { ExtraProps } from './extras/extra-frame.tsx'
import { FailedResult } from './failed-result.tsx'
import { RouteNames } from './place-names.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ReturnSkeleton } from './result-skeleton.tsx'
import { useAnswer } from './use-answer.ts'
import type { FinderAddress } from './use-finder-state.ts'
import { useSearch } from './use-search.ts'

const panels = {
  programs: lazy(async () => ({ default: (await import('./extras/programs-panel.tsx')).ProgramsPanel })),
  split: lazy(async () => ({ default: (await import('./extras/split-panel.tsx')).SplitPanel })),
  gateways: lazy(async () => ({ default: (await import('./extras/gateway-panel.tsx')).GatewayPanel })),
  coverage: lazy(async () => ({ default: (await import('./extras/coverage-panel.tsx')).CoveragePanel })),
  price: lazy(async () => ({ default: (await import('./extras/price-panel.tsx')).PricePanel })),
} as const satisfies Record<Extra, unknown>

const choices: { extra: Extra; title: string; line: string }[] = [
  { extra: 'programs', title: 'Same seat, two programs', line: 'Compare Qantas and Velocity prices for one flight.' },
  { extra: 'split', title: 'Travel on two flights', line: 'For when no flight has enough seats for all of you.' },
  {
    extra: 'gateways',
    title: 'Other gateways',
    line: 'Leave from Sydney, Perth or elsewhere, with the cost to get there.',
  },
  {
    extra: 'coverage',
    title: 'What we’ve checked',
    line: 'Day by day: seats, no seats or not checked yet.',
  },
  { extra: 'price', title: 'Which price is this?', line: 'How the points compare with published prices.' },
]

/** What else can be done with the same question, each choice explained in a line. */
function ExtrasBar({ program, address, answer }: ExtraProps) {
  const { also } = address.state
  const Panel = also ? panels[also] : null
  return (
    <section aria-labelledby="extras" className="print:hidden">
      <h2 id="extras" className="text-16 font-semibold">
        More from this search
      </h2>
      <ul className="mt-3 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-5 sm:max-lg:[&>li:last-child]:col-span-2">
        {choices.map(({ extra, title, line }) => (
          <li key={extra}>
            <button
              type="button"
              aria-pressed={also === extra}
              onClick={() => address.changeView({ also: also === extra ? null : extra })}
              className="flex size-full min-h-16 flex-col bg-card px-4 py-3 text-left -outline-offset-2 hover:bg-seats-0 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <span className="text-14 font-semibold">{title}</span>
              <span className="text-14 text-muted">{line}</span>
            </button>
          </li>
        ))}
      </ul>
      {Panel ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <Panel program={program} address={address} answer={answer} />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}

/** What the answer reports to the form: today's date by the server's clock, and whether an answer is loading. */
export type AnswerStatus = { today: string | null; isBusy: boolean }

type FinderResultProps = {
  program: Program
  address: FinderAddress
  form: FormInSheet
  /** The answer that came with the page, shown until the one being fetched arrives. */
  first: ReactNode
  onStatus: (status: AnswerStatus) => void
}

/** Everything about the question in the address. Its code is fetched once there is one. */
export function FinderResult(props: FinderResultProps) {
  return (
    <AnswerProviders>
      {props.address.state.trip === 'return' ? <ReturnSearch {...props} /> : <OneWaySearch {...props} />}
    </AnswerProviders>
  )
}

const loadReturn = async () => (await import('./return/return-result.tsx')).ReturnResult

/** The pairs of days of a return. Its code is fetched only for a return search, in parallel with the answer. */
function ReturnSearch({ program, address, form }: FinderResultProps) {
  const { state } = address
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    journeyAddress(program, pickQuestion(state), { kind: 'return', week: getWeek(state) }),
    ReadReturns,
  )
  // Not with Suspense, which delays content that arrives late by another third of a second.
  const { Component: ReturnResult, startLoading, failed } = useLater(loadReturn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the trip becomes a return.
  useEffect(startLoading, [])
  return (
    <>
      <PhoneSearch question={state} form={form} />
      {error ? (
        <FailedResult error={error} onRetry={() => void refetch()} />
      ) : data && ReturnResult ? (
        <ReturnResult program={program} address={address} answer={data} isStale={isPlaceholderData} />
      ) : failed ? (
        <LoadFailure what="The search" />
      ) : (
        <ReturnSkeleton />
      )}
    </>
  )
}

/** The week the visitor moved to, else the one around the chosen day; null lets the server use the cheapest day's. */
function getWeek({ week, day }: FinderState): string | null {
  return week ?? (day === null ? null : addDays(day, -3))
}

function OneWaySearch({ program, address, form, first, onStatus }: FinderResultProps) {
  const { state } = address
  const search = useSearch(program, state, state)
  const today = search.answer ? localDateOf(search.answer.now) : null
  const isBusy = search.status === 'loading' || search.isStale
  useEffect(() => {
    onStatus({ today, isBusy })
    // A search that becomes a return ends this one, which then no longer keeps the form busy.
    return () => onStatus({ today, isBusy: false })
  }, [today, isBusy, onStatus])
  if (first && search.status === 'loading') return first
  return (
    <>
      <PhoneSearch question={state} form={form} />
      <ResultPanel program={program} address={address} search={search} isDrawn={first !== null} />
      {search.answer ? <LaterExtras program={program} address={address} answer={search.answer} /> : null}
    </>
  )
}

/** The extras, drawn after the answer's first rows. */
function LaterExtras(props: ComponentProps<typeof ExtrasBar>) {
  return useAfterPaint() ? <ExtrasBar {...props} /> : null
}

/** Renders the search form, given the function that closes the sheet around it. */
type FormInSheet = (close: () => void) => ReactNode

/** For narrow screens: the question in two lines, and the form in a sheet. */
function PhoneSearch({ question, form }: { question: Question; form: FormInSheet }) {
  const [isOpen, setOpen] = useState(false)
  const { Component: Sheet, startLoading } = useLater(() => import('../ui/sheet.tsx').then((part) => part.Sheet))
  return (
    <>
      <SearchSummary
        question={question}
        onChange={() => {
          startLoading()
          setOpen(true)
        }}
      />
      {Sheet ? (
        <Sheet title="Change search" open={isOpen} onOpenChange={setOpen}>
          <div className="p-3">{form(() => setOpen(false))}</div>
        </Sheet>
      ) : null}
    </>
  )
}

type SearchSummaryProps = { question: Question; onChange: () => void }

/** The question in two lines, for narrow screens; opens the form in a sheet. */
function SearchSummary({ question, onChange }: SearchSummaryProps) {
  const nights = question.trip === 'return' ? [`back after ${speakNights(question.stay ?? usualStay)}`] : []
  const details = [
    whenWords(question.when),
    ...nights,
    countOf(question.seats, 'seat'),
    question.cabins.join(' '),
    ...(question.direct ? ['direct'] : []),
  ]
  return (
    <div className={summaryStyle.frame}>
      <div className={summaryStyle.words}>
        <p className="line-clamp-2 text-14 font-semibold">
          <RouteNames {...question} />
        </p>
        <p className="line-clamp-2 text-12 text-muted">{details.join(' · ')}</p>
      </div>
      <Button onClick={onChange}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Change
      </Button>
    </div>
  )
}
