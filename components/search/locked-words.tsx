import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { addDays } from '@/lib/core/dates.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'

/** Explains why the rest of the year is hatched and which plan unlocks it; null on the plans that see furthest. */
export function lockedWords(program: Program, answer: Pick<SearchAnswer, 'plan' | 'openUntil'>): ReactNode {
  const days = (plan: 'guest' | 'free' | 'silver' | 'gold') => getPlanLimits(plan, program).daysAhead
  if (days(answer.plan) >= days('gold')) return null
  const from = formatDate(addDays(answer.openUntil, 1), 'plain')
  const more =
    answer.plan === 'guest'
      ? `Signed out you see ${days('guest')} days ahead. A free account sees ${days('free')}, Silver and Gold ${days('gold')}.`
      : `A free account sees ${days('free')} days ahead, Silver and Gold ${days('gold')}.`
  return (
    <p className="text-14 text-muted">
      <span className="font-medium text-ink">Locked from {from}.</span> {more} <SignUpOffer plan={answer.plan} />
    </p>
  )
}
