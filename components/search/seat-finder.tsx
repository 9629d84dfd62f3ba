'use client'
'use no memo'

import { type ReactNode, Suspense } from 'react'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { drawnPlaces } from '@/lib/search/drawn-places.ts'
import type { Preset } from '@/lib/search/finder-paths.ts'
import { defaults } from '@/lib/search/finder-state.ts'
import { FinderBody } from './finder-body.tsx'
import { SearchForm } from './search-form.tsx'

type SeatFinderProps = {
  program: Program
  /** What this finder asks for unless the address says otherwise. */
  preset?: Preset
  /** How far ahead each plan sees, in days. */
  daysAhead: Record<Audience, number>
  /** Shown before the first search. */
  start: ReactNode
}

/**
 * The search and answer of one program. The address holds the question, so the prerendered page has an empty form, and
 * the browser fills it in from its address.
 */
export function SeatFinder({ program, preset = {}, daysAhead, start }: SeatFinderProps) {
  return (
    <Suspense fallback={<FinderFallback program={program} preset={preset} daysAhead={daysAhead} start={start} />}>
      <FinderBody program={program} preset={preset} daysAhead={daysAhead} start={start} />
    </Suspense>
  )
}

function FinderFallback({ program, preset, daysAhead, start }: Required<SeatFinderProps>) {
  return (
    <div className="space-y-6">
      <div id={drawnPlaces.form} inert className="noscript:hidden">
        <SearchForm
          program={program}
          question={{ ...defaults, ...preset }}
          windowDays={daysAhead.guest}
          today={null}
          onSearch={() => {}}
        />
      </div>
      <div id={drawnPlaces.start}>{start}</div>
      <div id={drawnPlaces.end} hidden />
    </div>
  )
}
