'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Program } from '@/lib/availability/observation.ts'
import { localDateOf } from '@/lib/clock.ts'
import { defaults, type Question, writeFinder } from '@/lib/finder/finder-state.ts'
import { limitsOf } from '@/lib/plans/benefits.ts'
import { popularRoutes } from '../finder/popular-routes.ts'
import { programDoors } from '../finder/program-doors.ts'
import { SearchForm } from '../finder/search-form.tsx'
import { byDate, useSearch } from '../finder/use-search.ts'
import { Segmented } from '../ui/segmented.tsx'
import { RoutePreview } from './route-preview.tsx'

const programs = [
  { value: 'qantas', label: 'Qantas' },
  { value: 'velocity', label: 'Velocity' },
] as const

/** The search box of the home page, over the year of the program's most popular route. */
export function HomeSearch() {
  const router = useRouter()
  const [program, setProgram] = useState<Program>('qantas')
  const [route] = popularRoutes[program]
  const shown: Question = { ...defaults, from: [route.from], to: [route.to] }
  const search = useSearch(program, shown, byDate, false)

  return (
    <div className="space-y-6">
      <SearchForm
        program={program}
        question={defaults}
        windowDays={limitsOf(search.answer?.plan ?? 'guest', program).daysAhead}
        today={search.answer ? localDateOf(search.answer.now) : null}
        aside={<Segmented label="Program" value={program} options={programs} onChange={setProgram} />}
        onAsk={(question) => router.push(`${programDoors[program].path}?${writeFinder(question)}`)}
      />
      <RoutePreview program={program} question={shown} search={search} />
    </div>
  )
}
