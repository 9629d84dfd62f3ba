'use client'

import type { Route } from 'next'
import { useSearchParams } from 'next/navigation'
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { countOf, formatInstant } from '@/lib/core/formats.ts'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { browserStore, isMarked } from '@/lib/core/signed-in-marker.ts'
import { drawnPlaces, notePress } from '@/lib/search/drawn-places.ts'
import type { Preset } from '@/lib/search/finder-paths.ts'
import {
  type Filters,
  isAskable,
  pickFilters,
  pickQuestion,
  type Question,
  writeFinder,
} from '@/lib/search/finder-state.ts'
import { readSavedFilters, saveFilters } from '@/lib/search/saved-filters.ts'
import { SEAT_PARAMETER } from '@/lib/search/seat-parameter.ts'
import { afterFirstMove } from '@/lib/shell/navigation/first-move.ts'
import { isPlainPress } from '@/lib/shell/navigation/follow-links.ts'
import Link from '../ui/link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { loadPlaceIndex } from '../ui/trip-fields/use-place-index.ts'
import { useLater } from '../ui/use-later.ts'
import type { AnswerStatus } from './finder-result.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { SearchForm } from './search-form.tsx'
import { useFinderState } from './use-finder-state.ts'

/** Loaded on demand: most addresses have nothing wrong with them. */
const BadAddress = lazy(async () => ({ default: (await import('./bad-address.tsx')).BadAddress }))

/** The seat that a link in a message opens. */
const LinkedSeat = lazy(async () => ({ default: (await import('./linked-seat.tsx')).LinkedSeat }))

type FinderBodyProps = {
  program: Program
  preset: Preset
  daysAhead: Record<Audience, number>
  start: ReactNode
}

/** Loads the answer's code together with the place names, so no place is shown by its code first and then by name. */
async function loadResult() {
  const [part] = await Promise.all([import('./finder-result.tsx'), loadPlaceIndex()])
  return part.FinderResult
}

/** The finder once the address is known: the form, any faults in the address, and the answer. */
export function FinderBody({ program, preset, daysAhead, start }: FinderBodyProps) {
  const address = useFinderState(preset)
  const { state } = address
  const { user } = useAccount()
  const [status, setStatus] = useState<AnswerStatus>({ today: null, isBusy: false })
  const hasQuestion = isAskable(state)
  const hasLink = useSearchParams().has(SEAT_PARAMETER)
  const kept = useKeptFilters(state, hasQuestion)
  const first = useDrawnAnswer(state)
  // Not with Suspense, which delays content that arrives late by another third of a second.
  const { Component: FinderResult, startLoading, failed } = useLater(loadResult)
  const isAnswered = first !== null
  // A guest who only reads the answer that came with the page doesn't need this code; a member's own answer is wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address that holds a question.
  useEffect(() => {
    if (!hasQuestion) return
    if (isAnswered && !isMarked(browserStore())) return afterFirstMove(startLoading)
    startLoading()
  }, [hasQuestion, isAnswered])

  const form = (close: () => void) => (
    <SearchForm
      program={program}
      question={kept.question}
      windowDays={daysAhead[user?.claimedPlan ?? 'guest']}
      today={status.today}
      isBusy={status.isBusy}
      onSearch={(question) => {
        close()
        kept.save(question)
        address.search(question)
      }}
    />
  )
  return (
    // Focusing the form fetches the answer's code, so that it is ready when the visitor presses Search.
    // biome-ignore lint/a11y/noStaticElementInteractions: this only prefetches.
    <div className="space-y-6" data-asked={hasQuestion || undefined} onFocus={startLoading}>
      {/* On a phone the form of an asked question is hidden, so that the answer starts on the first screen. */}
      <div className={hasQuestion ? 'max-lg:hidden' : ''}>{form(() => {})}</div>
      {address.bad.length > 0 ? (
        <Suspense fallback={<div className="min-h-24" />}>
          <BadAddress bad={address.bad} />
        </Suspense>
      ) : null}
      {hasLink ? (
        <Suspense>
          <LinkedSeat />
        </Suspense>
      ) : null}
      {hasQuestion ? (
        <>
          {FinderResult ? (
            <FinderResult program={program} address={address} form={form} first={first} onStatus={setStatus} />
          ) : (
            (first ?? <ResultSkeleton />)
          )}
          {failed ? <LoadFailure what="The search" /> : null}
        </>
      ) : (
        <>
          {start}
          <PastSearches />
        </>
      )}
    </div>
  )
}

/** Returns the answer that came with the page while its question is still the one asked; otherwise null. */
function useDrawnAnswer(state: Question): ReactNode {
  const question = writeFinder(pickQuestion(state)).toString()
  const [drawn] = useState(() => ({ question, text: document.getElementById(drawnPlaces.answer)?.innerHTML ?? null }))
  if (drawn.text === null || drawn.question !== question) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: visitors press the links and controls inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: activating a link by keyboard also fires a click.
    <div
      className="space-y-6"
      onClick={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered this HTML into the same page.
      dangerouslySetInnerHTML={{ __html: drawn.text }}
    />
  )
}

/**
 * Makes links in the server-drawn answer change the address without requesting the page again, and remembers a pressed
 * control until the finder can open it.
 */
function press(event: MouseEvent<HTMLElement>): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const control = target.closest<HTMLElement>('[data-opens]')
  control?.setAttribute('aria-busy', 'true')
  notePress(control?.dataset.opens)
  const link = target.closest('a')
  if (!link?.search || link.pathname !== location.pathname || !isPlainPress(event)) return
  event.preventDefault()
  history.pushState(null, '', link.href)
}

/**
 * Fills a form whose address has no filters with those of the last search on this device. They are read after the page
 * has been drawn, because the prerendered page can't know them.
 */
function useKeptFilters(state: Question, hasQuestion: boolean) {
  const [kept, setKept] = useState<Filters | null>(null)
  useEffect(() => setKept(readSavedFilters(browserStore())), [])
  const isPlain = !hasQuestion && writeFinder(pickFilters(state)).size === 0
  return {
    question: isPlain && kept ? { ...state, ...kept } : state,
    save: (question: Question) => {
      setKept(pickFilters(question))
      saveFilters(browserStore(), pickFilters(question))
    },
  }
}

/** A member's latest searches, each repeatable with one click; nothing for guests, whose searches aren't stored. */
function PastSearches() {
  const { searchHistory } = useAccount()
  if (!searchHistory || searchHistory.length === 0) return null
  return (
    <section aria-labelledby="past-searches">
      <h2 id="past-searches" className="text-16 font-semibold">
        Your latest searches
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card">
        {searchHistory.map(({ id, href, title, results, dateAdded }) => (
          <li key={id}>
            <Link
              href={href as Route}
              preload={false}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-14 -outline-offset-2 hover:bg-seats-0"
            >
              <span className="font-medium">{title}</span>
              <span className="figures text-12 text-muted">
                {countOf(results, 'option')}, {formatInstant(dateAdded)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
