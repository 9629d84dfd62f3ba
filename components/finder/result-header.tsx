import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { localDateOf } from '@/lib/clock.ts'
import type { Question } from '@/lib/finder/finder-state.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { summariseCoverage } from '@/lib/finder/verdict.ts'
import { FreshnessChip } from '../seats/freshness-chip.tsx'
import { SampleBadge } from '../seats/sample-badge.tsx'
import { CopyLink } from './copy-link.tsx'
import { CoverageLine } from './coverage-line.tsx'
import { placeWords } from './place-words.ts'

type ResultHeaderProps = { answer: SearchAnswer; question: Pick<Question, 'from' | 'to'> }

/** What was asked, how much was found, where it comes from and how old it is. */
export function ResultHeader({ answer, question }: ResultHeaderProps) {
  const { newestSeenAt } = summariseCoverage(answer)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
      <h2 className="text-20 font-semibold tracking-tight">
        {placeWords(question.from)} to {placeWords(question.to)}
      </h2>
      {newestSeenAt ? <FreshnessChip seenAt={newestSeenAt} now={answer.now} source={sourceNames(answer)} /> : null}
      {answer.sample ? <SampleBadge /> : null}
      <CopyLink />
      <p role="status" className="w-full text-14 text-muted">
        {foundWords(answer)} <CoverageLine answer={answer} today={localDateOf(answer.now)} />
      </p>
    </header>
  )
}

function sourceNames({ sources }: SearchAnswer): string {
  return sources.map(({ name }) => name).join(', ') || 'no source'
}

function foundWords({ total, days }: SearchAnswer): string {
  const dates = new Set(days.map(({ date }) => date)).size
  if (total === 0) return 'No reward seats found.'
  const offers = total === 1 ? '1 offer' : `${formatNumber(total)} offers`
  return `${offers} on ${dates === 1 ? '1 day' : `${dates} days`}.`
}
