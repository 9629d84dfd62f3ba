import type { Clamp, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate } from '@/lib/finder/format.ts'
import { Notice } from '../ui/notice.tsx'

/** What the plan cut off the question, and why. */
export function ClampNotices({ answer }: { answer: SearchAnswer }) {
  if (answer.clamped.length === 0) return null
  return (
    <div className="space-y-2 border-b border-line bg-paper p-3 sm:px-5">
      {answer.clamped.map((clamp) => (
        <Notice key={clamp.limit} kind="info">
          {clamp.reason} <span className="text-muted">{cutWords(clamp)}</span>
        </Notice>
      ))}
    </div>
  )
}

function cutWords({ asked, allowed }: Clamp): string {
  const words = (value: string | number) => (typeof value === 'number' ? String(value) : formatDate(value, 'plain'))
  return `Asked for ${words(asked)}, shown ${words(allowed)}.`
}
