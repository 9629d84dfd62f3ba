'use client'

import { useState } from 'react'
import type { Program } from '@/lib/availability/observation.ts'
import { localDateOf } from '@/lib/clock.ts'
import { isAskable, type Question } from '@/lib/finder/finder-state.ts'
import { limitsOf } from '@/lib/plans/benefits.ts'
import { Sheet } from '../ui/sheet.tsx'
import { BadParameters } from './bad-parameters.tsx'
import { ResultPanel } from './result-panel.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchSummary } from './search-summary.tsx'
import { StartState } from './start-state.tsx'
import { useFinderState } from './use-finder-state.ts'
import { useSearch } from './use-search.ts'

/** The finder once the address is known: form, what is wrong with the address, and the answer. */
export function FinderBody({ program }: { program: Program }) {
  const address = useFinderState()
  const { state } = address
  const search = useSearch(program, state, state.sort)
  const [sheetOpen, setSheetOpen] = useState(false)
  const asked = isAskable(state)
  const { answer } = search

  function ask(question: Question): void {
    setSheetOpen(false)
    address.ask(question)
  }

  const form = (
    <SearchForm
      program={program}
      question={state}
      windowDays={limitsOf(answer?.plan ?? 'guest', program).daysAhead}
      today={answer ? localDateOf(answer.now) : null}
      isBusy={search.status === 'loading' || search.isStale}
      onAsk={ask}
    />
  )

  return (
    <div className="space-y-6">
      {/* On a phone an answered question folds into one line, so that the answer starts on the first screen. */}
      <div className={asked ? 'max-lg:hidden' : ''}>{form}</div>
      {asked ? <SearchSummary question={state} onChange={() => setSheetOpen(true)} /> : null}
      <Sheet title="Change search" open={sheetOpen} onOpenChange={setSheetOpen}>
        <div className="p-3">{form}</div>
      </Sheet>
      <BadParameters bad={address.bad} />
      {asked ? <ResultPanel program={program} address={address} search={search} /> : <StartState program={program} />}
    </div>
  )
}
