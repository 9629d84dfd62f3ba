'use client'

import { Suspense } from 'react'
import type { Program } from '@/lib/availability/observation.ts'
import { defaults } from '@/lib/finder/finder-state.ts'
import { limitsOf } from '@/lib/plans/benefits.ts'
import { FinderBody } from './finder-body.tsx'
import { FinderProviders } from './finder-providers.tsx'
import { SearchForm } from './search-form.tsx'
import { StartState } from './start-state.tsx'

/**
 * Search and answer of one program. The address holds the question, so the prerendered page shows the empty form
 * and the browser fills in what its address says.
 */
export function SeatFinder({ program }: { program: Program }) {
  return (
    <FinderProviders>
      <Suspense fallback={<FinderFallback program={program} />}>
        <FinderBody program={program} />
      </Suspense>
    </FinderProviders>
  )
}

function FinderFallback({ program }: { program: Program }) {
  return (
    <div inert className="space-y-6">
      <SearchForm
        program={program}
        question={defaults}
        windowDays={limitsOf('guest', program).daysAhead}
        today={null}
        onAsk={() => {}}
      />
      <StartState program={program} />
    </div>
  )
}
