import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { clampWords, listClamps } from './answer-words.ts'

type ClampNoticesProps = {
  program: Program
  answer: Pick<SearchAnswer, 'plan' | 'clamped'>
  /** Whether the question names dates that no other notice explains. */
  isDated: boolean
}

/** What the plan's limits cut from the question, and why. */
export function ClampNotices({ program, answer, isDated }: ClampNoticesProps) {
  const clamps = listClamps(answer, isDated)
  if (clamps.length === 0) return null
  return (
    <div className="space-y-2 border-b border-line bg-paper p-3 sm:px-5">
      {clamps.map((clamp) => {
        const { reason, asked, more } = clampWords(clamp, { plan: answer.plan, program, isDated })
        return (
          <Notice
            key={clamp.limit}
            kind="info"
            action={more === null ? null : <TextLink href="/pricing">See plans</TextLink>}
          >
            {reason} <span className="text-muted">{asked}</span> {more}
          </Notice>
        )
      })}
    </div>
  )
}
