import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { summariseCoverage } from '@/lib/search/verdict.ts'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { RouteNames } from './place-names.tsx'

type ResultTitleProps = {
  answer: SearchAnswer
  question: Pick<Question, 'from' | 'to'>
  /** Shown beside the age: how often seats that old were still there. */
  accuracy?: ReactNode
  /** An action for the answer, at the right edge. */
  action: ReactNode
}

/** The route asked for, how old the newest figure is, and a badge if it is sample data. */
export function ResultTitle({ answer, question, accuracy, action }: ResultTitleProps) {
  const { newestSeenAt, oldestSeenAt } = summariseCoverage(answer)
  const sources = answer.sources.map(({ name }) => name).join(', ')
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-20 font-semibold tracking-tight">
          <RouteNames {...question} />
        </h2>
        {newestSeenAt ? (
          <FreshnessChip seenAt={newestSeenAt} oldestSeenAt={oldestSeenAt} now={answer.now} source={sources} />
        ) : null}
        {accuracy}
        {answer.sample ? <SampleBadge /> : null}
      </div>
      {action}
    </div>
  )
}
