import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Audience } from '@/lib/core/plan.ts'
import type { Cut } from '@/lib/journeys/parts.ts'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'
import { TextLink } from '../ui/text-link.tsx'

type PlanCutProps = {
  cuts: readonly Cut[]
  plan: Audience
  /** What a higher plan would show here; null if this plan already sees as far as any. */
  more: string | null
  /** What the visitor can do without a higher plan. */
  instead?: ReactNode
}

/** Says what the plan left out of an answer, in the place of the missing results. They were never searched for. */
export function PlanCut({ cuts, plan, more, instead }: PlanCutProps) {
  if (cuts.length === 0) return null
  return (
    <section aria-label="Beyond your plan" className="hatch rounded-2xl border border-line p-2">
      <div className="flex items-start gap-3 rounded-lg bg-card px-3.5 py-3 text-14">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="min-w-0 space-y-1.5">
          {cuts.map(({ reason }) => (
            <p key={reason}>{reason}</p>
          ))}
          {more ? (
            <p className="text-muted">
              {more} <SignUpOffer plan={plan} />
              {plan === 'guest' ? ' or ' : null}
              <TextLink href="/pricing">see the plans</TextLink>
            </p>
          ) : null}
          {instead}
        </div>
      </div>
    </section>
  )
}
