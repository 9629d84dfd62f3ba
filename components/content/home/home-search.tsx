'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { defaults, type Question, writeFinder } from '@/lib/search/finder-state.ts'
import { SearchForm } from '../../search/search-form.tsx'
import { popularRoutes } from '../../ui/seats/popular-routes.ts'
import { programNameOptions } from '../../ui/seats/program-options.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { loadPlaceBook } from '../../ui/trip-fields/use-place-book.ts'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import type { Seen } from './year-preview.tsx'

/** The year comes after the form, which is ready without it, and with the names it is told in. */
const YearPreview = lazy(async () => {
  const [part] = await Promise.all([import('./year-preview.tsx'), loadPlaceBook()])
  return { default: part.YearPreview }
})

/** The search box of the home page, over the year of the program's most popular route. */
export function HomeSearch() {
  const router = useRouter()
  const [program, setProgram] = useState<Program>('qantas')
  const [seen, setSeen] = useState<Seen>({ plan: 'guest', today: null })
  const [route] = popularRoutes[program]
  const shown: Question = { ...defaults, from: [route.from], to: [route.to] }

  return (
    <div className="space-y-6">
      <SearchForm
        program={program}
        question={defaults}
        windowDays={getPlanLimits(seen.plan, program).daysAhead}
        today={seen.today}
        aside={<Segmented label="Program" value={program} options={programNameOptions} onChange={setProgram} />}
        onProgram={setProgram}
        onAsk={(question) => router.push(`${programFacts[program].pages.finder}?${writeFinder(question)}`)}
      />
      <Suspense fallback={<PreviewSkeleton />}>
        <YearPreview program={program} question={shown} onSeen={setSeen} />
      </Suspense>
    </div>
  )
}
