'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Radio, X } from 'lucide-react'
import { useAccount } from '@/lib/account/client/account-provider.tsx'
import type { Program } from '@/lib/availability/observation.ts'
import type { LivePlan } from '@/lib/availability/plan-live.ts'
import type { Question } from '@/lib/finder/finder-state.ts'
import { formatDate, formatNumber } from '@/lib/finder/format.ts'
import { liveAddress, livePlanOf } from '@/lib/finder/live-plan.ts'
import { limitsOf } from '@/lib/plans/benefits.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { LiveProgressView } from './live-progress-view.tsx'
import { placeOf } from './place-of.ts'
import { useLive } from './use-live.ts'

type LivePanelProps = { program: Program; question: Question; today: string }

/** The live mode: what it would ask and cost, then what it finds as it finds it. */
export function LivePanel({ program, question, today }: LivePanelProps) {
  const { user } = useAccount()
  const plan = user?.claimedPlan ?? 'guest'
  const live = useLive()
  const stored = useQueryClient()
  const planned = livePlanOf({ program, question, plan, today, airportsOf: (token) => placeOf(token).airports })
  if (planned === null) return <LockedLive program={program} />
  if ('refused' in planned) return <Notice kind="warn">{planned.refused}</Notice>
  const count = planned.pairs.length * planned.dates.length
  return (
    <div className="w-full space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {live.state === 'running' ? (
          <Button onClick={live.cancel}>
            <X aria-hidden="true" className="size-4" />
            Cancel
          </Button>
        ) : (
          <Button kind="primary" onClick={() => live.start(liveAddress(planned))}>
            <Radio aria-hidden="true" className="size-4" />
            Search live
            <span className="figures font-normal">{countWords(count)}</span>
          </Button>
        )}
        <LiveCost program={program} plan={planned} today={today} />
      </div>
      {planned.clamped.map(({ limit, reason }) => (
        <Notice key={limit} kind="info">
          {reason}
        </Notice>
      ))}
      <LiveProgressView
        live={live}
        seats={question.seats}
        onStored={() => void stored.invalidateQueries({ queryKey: ['search'] })}
      />
    </div>
  )
}

const countWords = (count: number) => (count === 1 ? '1 permutation' : `${formatNumber(count)} permutations`)

/** What is asked, what the plan allows, and what was asked before today. */
function LiveCost({ program, plan, today }: { program: Program; plan: LivePlan; today: string }) {
  const { usage, user } = useAccount()
  const { pairs, dates } = plan
  const limit = limitsOf(user?.claimedPlan ?? 'guest', program).liveSearch
  const used = usage?.days[today]?.livePermutations ?? 0
  return (
    <p className="text-14 text-muted">
      {pairs.length === 1 ? '1 route' : `${pairs.length} routes`} x{' '}
      {dates.length === 1 ? '1 day' : `${dates.length} days`}, {formatDate(dates[0] ?? today)} to{' '}
      {formatDate(dates.at(-1) ?? today)}.{' '}
      {limit ? `Each live search may ask ${formatNumber(limit.permutations)}, over ${limit.rangeDays} days. ` : ''}
      Asked today: {formatNumber(used)}.
    </p>
  )
}

function LockedLive({ program }: { program: Program }) {
  const gold = limitsOf('gold', program).liveSearch
  const silver = limitsOf('silver', program).liveSearch
  return (
    <Notice kind="info" action={<TextLink href="/pricing">See plans</TextLink>}>
      A live search asks the source now, route by route and day by day, and adds what it finds to this answer. It is
      part of Silver ({silver?.rangeDays} days, {silver?.permutations} permutations a search) and Gold (
      {gold?.rangeDays} days, {gold?.permutations}).
    </Notice>
  )
}
