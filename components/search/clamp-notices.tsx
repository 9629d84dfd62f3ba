import type { Clamp, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** What the plan cut off the question, and why. */
export function ClampNotices({ program, answer }: { program: Program; answer: SearchAnswer }) {
  if (answer.clamped.length === 0) return null
  return (
    <div className="space-y-2 border-b border-line bg-paper p-3 sm:px-5">
      {answer.clamped.map((clamp) => (
        <Notice
          key={clamp.limit}
          kind="info"
          action={answer.plan === 'gold' ? null : <TextLink href="/pricing">See plans</TextLink>}
        >
          {clamp.reason} <span className="text-muted">{cutWords(clamp)}</span> {moreWords(clamp, program)}
        </Notice>
      ))}
    </div>
  )
}

function cutWords({ asked, allowed }: Clamp): string {
  const words = (value: string | number) => (typeof value === 'number' ? String(value) : formatDate(value, 'plain'))
  return `Asked for ${words(asked)}, shown ${words(allowed)}.`
}

/** What the plans that see the furthest would have shown. */
function moreWords({ limit, allowed }: Clamp, program: Program): string | null {
  const { seats, daysAhead } = limitsOf('gold', program)
  if (limit === 'seats') return allowed === seats ? null : `Silver and Gold search for up to ${seats} seats.`
  return limit === 'days-ahead' ? `Silver and Gold see ${daysAhead} days ahead.` : null
}
