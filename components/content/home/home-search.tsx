'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { defaults, writeFinder } from '@/lib/search/finder-state.ts'
import { SearchForm } from '../../search/search-form.tsx'
import { programNameOptions } from '../../ui/seats/program-options.ts'
import { Segmented } from '../../ui/segmented.tsx'

/** The home page's search box, which leads to the finder of the chosen program. */
export function HomeSearch() {
  const router = useRouter()
  const [program, setProgram] = useState<Program>('qantas')
  const { user, known, clockOffsetMs } = useAccount()
  return (
    <SearchForm
      program={program}
      question={defaults}
      windowDays={getPlanLimits(user?.claimedPlan ?? 'guest', program).daysAhead}
      // The page is prerendered, so only the browser knows the visitor and the date.
      today={known ? localDateOf(createClock(clockOffsetMs).now()) : null}
      aside={<Segmented label="Program" value={program} options={programNameOptions} onChange={setProgram} />}
      onProgram={setProgram}
      onSearch={(question) => router.push(`${programFacts[program].pages.finder}?${writeFinder(question)}`)}
    />
  )
}
