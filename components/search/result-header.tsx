import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { summariseCoverage, verdictOf } from '@/lib/search/verdict.ts'
import { CopyLink } from '../ui/copy-link.tsx'
import { AccuracyLine } from './accuracy-line.tsx'
import { CoverageLine } from './coverage-line.tsx'
import { ResultTitle } from './result-title.tsx'

type ResultHeaderProps = { program: Program; answer: SearchAnswer; question: Pick<Question, 'from' | 'to'> }

/** What was asked, how much was found, where it comes from and how old it is. */
export function ResultHeader({ program, answer, question }: ResultHeaderProps) {
  const { newestSeenAt } = summariseCoverage(answer)
  return (
    <header className="border-b border-line px-4 py-3 sm:px-5">
      <ResultTitle
        answer={answer}
        question={question}
        accuracy={newestSeenAt ? <AccuracyLine program={program} seenAt={newestSeenAt} now={answer.now} /> : null}
        action={<CopyLink isTight />}
      />
      <p role="status" className="mt-1 text-14 text-muted">
        {foundWords(answer)} <CoverageLine answer={answer} today={localDateOf(answer.now)} />
      </p>
    </header>
  )
}

function foundWords(answer: SearchAnswer): string {
  const { total, days } = answer
  const dates = new Set(days.map(({ date }) => date)).size
  if (verdictOf(answer) === 'not-searched') return 'Nobody has looked at these days yet.'
  if (total === 0) return 'No reward seats found.'
  const offers = total === 1 ? '1 offer' : `${formatNumber(total)} offers`
  return `${offers} on ${dates === 1 ? '1 day' : `${dates} days`}.`
}
