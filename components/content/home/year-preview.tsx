'use client'

import { useEffect } from 'react'
import { type LocalDate, localDateOf } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { byDate, useSearch } from '../../search/use-search.ts'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { seatsShown } from './next-seats.tsx'
import { RoutePreview } from './route-preview.tsx'

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
