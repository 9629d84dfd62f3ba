'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Radio, X } from 'lucide-react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { readLiveUse } from '@/lib/accounts/documents.ts'
import { type LivePlan, permutationsLeft } from '@/lib/availability/plan-live.ts'
import { type Instant, localDateOf } from '@/lib/core/clock.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { liveAddress, planLiveSearch } from '@/lib/search/live-plan.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { getPlace } from '../ui/trip-fields/place.ts'
import { LiveProgressView } from './live-progress-view.tsx'
import { useLive } from './use-live.ts'

type LivePanelProps = { program: Program; question: Question; now: Instant }

/** The live mode: what it would check and cost, then the results as they arrive. */
export function LivePanel({ program, question, now }: LivePanelProps) {
  const { user, usage } = useAccount()
  const today = localDateOf(now)
  const plan = user?.claimedPlan ?? 'guest'
  const usedToday = readLiveUse(usage?.days[today], program)
  const live = useLive()
  const stored = useQueryClient()
  const onStored = () => void stored.invalidateQueries({ queryKey: ['search'] })
  const planned = planLiveSearch({
    program,
    question,
    plan,
    now,
    usedToday,
    listAirports: (token) => getPlace(token).airports,
  })
  if (planned === null) return <LockedLive program={program} />
  const left = <LeftToday program={program} usedToday={usedToday} />
  if ('refused' in planned) {
    return (
      <div className="w-full space-y-3">
        <Notice kind="warn">{planned.refused}</Notice>
        {left}
        <LiveProgressView program={program} live={live} seats={question.seats} onStored={onStored} />
      </div>
    )
  }
  const count = planned.pairs.length * planned.dates.length
  return (
    <div className="w-full space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {live.state === 'running' ? (
          <Button onClick={live.cancel}>
            <X aria-hidden="true" className="size-4" />
            Cancel and keep the rest
          </Button>
        ) : (
          <Button kind="primary" onClick={() => live.start(liveAddress(planned))}>
            <Radio aria-hidden="true" className="size-4" />
            Search live
            <span className="figures font-normal">{countWords(count)}</span>
          </Button>
        )}
        <LiveCost program={program} plan={planned} today={today} />
        {left}
      </div>
      {planned.clamped.map(({ limit, reason }) => (
        <Notice key={limit} kind="info">
          {reason}
        </Notice>
      ))}
      <LiveProgressView program={program} live={live} seats={question.seats} onStored={onStored} />
    </div>
  )
}

const countWords = (count: number) => countOf(count, 'check')

/** What a live search would check, and how many days the plan allows at a time. */
function LiveCost({ program, plan, today }: { program: Program; plan: LivePlan; today: string }) {
  const { user } = useAccount()
  const { pairs, dates } = plan
  const limit = getPlanLimits(user?.claimedPlan ?? 'guest', program).liveSearch
  return (
    <p className="text-14 text-muted">
      Checks {countOf(pairs.length, 'route')} on{' '}
      {dates.length === 1 ? formatDate(dates[0] ?? today) : `${dates.length} days`}
      {dates.length === 1 ? '' : `, ${formatDate(dates[0] ?? today)} to ${formatDate(dates.at(-1) ?? today)}`}, live,
      right now. {limit ? `Up to ${limit.rangeDays} days at a time.` : null}
    </p>
  )
}

/** How many checks the plan still allows today, as the server counts them; updates as soon as a search begins. */
function LeftToday({ program, usedToday }: { program: Program; usedToday: number }) {
  const { user } = useAccount()
  const limit = getPlanLimits(user?.claimedPlan ?? 'guest', program).liveSearch
  if (limit === null) return null
  return (
    <p role="status" className="figures text-14 font-medium">
      {formatNumber(permutationsLeft(limit.permutations, usedToday))} of {formatNumber(limit.permutations)}{' '}
      {programFacts[program].name} checks left today
    </p>
  )
}

function LockedLive({ program }: { program: Program }) {
  const gold = getPlanLimits('gold', program).liveSearch
  const silver = getPlanLimits('silver', program).liveSearch
  return (
    <Notice kind="info" action={<TextLink href="/pricing">See plans</TextLink>}>
      Live search checks each route and day right now and adds what it finds to these results. It comes with Silver (
      {silver?.rangeDays} days at a time, {silver?.permutations} checks a day per program) and Gold ({gold?.rangeDays}{' '}
      days, {gold?.permutations} checks).
    </Notice>
  )
}
