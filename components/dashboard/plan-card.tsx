'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type LimitRow, limitRows } from '@/lib/billing/limit-rows.ts'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { programs } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { PlanStanding } from '../billing/plan-standing.tsx'
import { BareTable } from '../ui/bare-table.tsx'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const names: Record<PlanSlug, string> = { free: 'Free', silver: 'Silver', gold: 'Gold' }

/** The plan, what it allows, and what was used of it today. */
export function PlanCard() {
  const { planSlug, plan } = useAccount()
  if (planSlug === null) {
    return (
      <Section title="Your plan">
        {plan === null ? (
          <p className="text-14 text-muted">We’re setting up your account. This takes a few seconds.</p>
        ) : (
          <Skeleton className="h-80 rounded-lg" />
        )}
      </Section>
    )
  }
  return (
    <Section
      title={`Your plan: ${names[planSlug]}`}
      aside={
        <Link href="/pricing" className={buttonStyle(planSlug === 'free' ? 'primary' : 'outline')}>
          {planSlug === 'free' ? 'Upgrade' : 'Switch Plan'}
        </Link>
      }
    >
      <PlanStanding />
      <LimitsTable plan={planSlug} />
      <UsageToday />
    </Section>
  )
}

/** What the server counted today; a day without a counter says nothing, for nothing counted is not the same as none. */
function UsageToday() {
  const { usage, clockOffsetMs } = useAccount()
  // Renders only after the first answer, never on the server, so reading the time here can't differ between the two.
  const today = usage?.days[localDateOf(createClock(clockOffsetMs).now())]
  if (!today) return null
  return (
    <p className="mt-4 text-14 text-muted tabular-nums">
      Used today: {today.searches} {today.searches === 1 ? 'search' : 'searches'}, {today.livePermutations} live checks.
    </p>
  )
}

/** What a plan allows, program by program. */
function LimitsTable({ plan }: { plan: PlanSlug }) {
  return (
    <BareTable
      rows={limitRows}
      keyOf={({ label }) => label}
      columns={[
        { id: 'limit', head: 'Limit', cell: ({ label }) => <span className="text-muted">{label}</span> },
        ...programs.map((program) => ({
          id: program,
          head: programFacts[program].name,
          cell: ({ cell }: LimitRow) => cell(getPlanLimits(plan, program)),
        })),
      ]}
    />
  )
}
