'use client'

import { Check, CircleDashed, X } from 'lucide-react'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import {
  bandPoints,
  getVerdict,
  type ItineraryAnswer,
  type ItineraryResult,
  type RuleLine,
  ruleLines,
} from '@/lib/journeys/oneworld-answer.ts'
import type { ItineraryState } from '@/lib/journeys/oneworld-state.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { oneworldRules } from '@/lib/programs/qantas/data/oneworld-tables.ts'
import { Panel } from '../ui/panel.tsx'
import { PointsFigure } from '../ui/points-figure.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlanCut } from './plan-cut.tsx'
import type { ApiAnswer } from './use-api-answer.tsx'

type ItineraryOutlookProps = { state: ItineraryState; response: ApiAnswer<ItineraryAnswer> }

const verdicts = {
  fits: 'Follows every rule',
  unfinished: 'OK so far',
  broken: 'Breaks a rule',
} as const

/** Miles, band and points in every cabin, each rule with its reason, and what can still be added. */
export function ItineraryOutlook({ state, response: { answer, isStale } }: ItineraryOutlookProps) {
  if (state.legs.length === 0) return null
  if (!answer) return <Skeleton className="h-96 w-full rounded-2xl" />
  const { result, plan, clamped, query, sample, now } = answer
  const lines = ruleLines(result)
  return (
    <div className={`space-y-5 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <Panel>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div role="status">
            <h2 className="text-16 font-semibold">{verdicts[getVerdict(lines)]}</h2>
          </div>
          {sample ? <SampleBadge /> : null}
        </div>
        <Miles result={result} />
        <Prices result={result} state={state} bookedOn={localDateOf(now)} />
        <Rules lines={lines} />
        <Left result={result} />
      </Panel>
      <OutlookWindow plan={plan} clamped={clamped} end={query.end} />
    </div>
  )
}

function Miles({ result: { miles, price } }: { result: ItineraryResult }) {
  const share = Math.min(100, (miles / oneworldRules.maxMiles) * 100)
  return (
    <div className="mt-3">
      <p className="figures flex items-baseline justify-between text-14">
        <span className="text-20 font-semibold">{formatNumber(miles)} miles</span>
        <span className="text-muted">{'band' in price ? `band ${price.band}` : 'no band'}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 rounded-full bg-seats-0">
        <div
          style={{ width: `${share}%` }}
          className={`h-full rounded-full ${share >= 100 ? 'bg-danger' : 'bg-accent'}`}
        />
      </div>
      <p className="mt-1 text-12 text-muted">
        of {formatNumber(oneworldRules.maxMiles)}, including the trip back to the start
      </p>
    </div>
  )
}

type PricesProps = { result: ItineraryResult; state: ItineraryState; bookedOn: string }

function Prices({ result: { miles, price }, state, bookedOn }: PricesProps) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-14 font-semibold">
        Points{state.people > 1 ? ` per adult; times ${state.people} for everyone` : ' per adult'}
      </h3>
      <dl className="mt-1.5">
        {bandPoints(miles, bookedOn).map(({ cabin, points }) => (
          <div
            key={cabin}
            className={`flex items-center justify-between py-1 text-14 ${cabin === state.cabin ? 'font-semibold' : ''}`}
          >
            <dt className="flex items-center gap-2">
              <CabinChip cabin={cabin} /> <span aria-hidden="true">{cabinDisplay[cabin].name}</span>
            </dt>
            <dd className="figures">
              <PointsFigure points={points} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">
        {'table' in price ? `${price.table}. ` : `${price.reason} `}Taxes and charges are extra; the airline shows them
        at booking.
      </p>
    </div>
  )
}

const marks = {
  kept: { icon: Check, style: 'text-ok', word: 'Followed' },
  broken: { icon: X, style: 'text-danger', word: 'Broken' },
  open: { icon: CircleDashed, style: 'text-warn', word: 'Still needed' },
} as const

function Rules({ lines }: { lines: readonly RuleLine[] }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-14 font-semibold">Rules</h3>
      <ul className="mt-1.5 space-y-1.5">
        {lines.map(({ rule, words, state, reason }) => {
          const { icon: Icon, style, word } = marks[state]
          return (
            <li key={rule} className="flex items-start gap-2 text-14">
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${style}`} />
              <span>
                <span className="sr-only">{word}: </span>
                {words}
                {reason ? <span className={`block text-12 ${style}`}>{reason}</span> : null}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Left({ result: { left } }: { result: ItineraryResult }) {
  const counts = [
    { label: 'miles', value: left.miles },
    { label: 'sectors', value: left.sectors },
    { label: 'stopovers', value: left.stopovers },
  ]
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-14 font-semibold">What’s still allowed?</h3>
      <ul className="figures mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-14">
        {counts.map(({ label, value }) => (
          <li key={label}>
            <span className="font-semibold">{formatNumber(value)}</span> {label}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-12 text-muted">We found no rule against backtracking.</p>
    </div>
  )
}

function OutlookWindow({ plan, clamped, end }: Pick<ItineraryAnswer, 'plan' | 'clamped'> & { end: string }) {
  const [days, maxDays] = [getPlanLimits(plan, 'qantas').oneworldDays, getPlanLimits('gold', 'qantas').oneworldDays]
  if (days === maxDays) return null
  const reason = `We search for seats until ${formatDate(end, 'plain')}, ${days} days ahead.`
  const own = { limit: 'days-ahead', asked: end, allowed: end, reason } as const
  return (
    <PlanCut
      cuts={clamped.length > 0 ? clamped : [own]}
      plan={plan}
      more={`Silver and Gold search ${maxDays} days ahead.`}
    />
  )
}
