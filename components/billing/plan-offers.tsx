import { Fragment, type ReactNode } from 'react'
import { planChannelWords } from '@/lib/alerts/plan-channels.ts'
import { paidPlans, planNames } from '@/lib/billing/offers.ts'
import { limitRows } from '@/lib/billing/plan-gains.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { programs } from '@/lib/core/program.ts'
import { alertsDaysAhead, getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { Chip } from '../ui/chip.tsx'
import { SegmentOptions, segmentStyle } from '../ui/segment-options.tsx'
import {
  FreeAction,
  OfferAction,
  OffersProvider,
  PeriodChoice,
  PlanPrice,
  WhenPresent,
  WhenSimulated,
} from './plan-actions.tsx'
import { WindowBar } from './window-bar.tsx'

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

/**
 * The plans side by side: what each costs, the main differences, and a button to get it. All of it is static except the
 * prices, which come from the payment provider, and what depends on the member's plan.
 */
export function PlanOffers() {
  const simulated = (
    <WhenSimulated>
      <Chip dashed>
        <span className="whitespace-normal">Simulated prices: no money moves</span>
      </Chip>
    </WhenSimulated>
  )
  return (
    <section aria-label="Plans and prices">
      <OffersProvider>
        <div className="flex flex-wrap items-center gap-3">
          <PeriodChoice className={`${segmentStyle.frame} w-60`}>
            <SegmentOptions legend="Paid" name="period" options={periods} chosen="monthly" />
          </PeriodChoice>
          <span className="max-md:hidden">{simulated}</span>
        </div>
        <ul className="mt-4 grid overflow-hidden rounded-2xl border border-line bg-card md:grid-cols-3">
          <PlanColumn plan="free">
            <p className="figures min-h-9 text-28 font-semibold tracking-tight">$0</p>
            <FreeAction />
          </PlanColumn>
          {paidPlans.map((plan) => (
            <PlanColumn key={plan} plan={plan}>
              <PlanPrice plan={plan} name={planNames[plan]} />
              <OfferAction plan={plan} name={planNames[plan]} />
            </PlanColumn>
          ))}
        </ul>
        {/* Below the offers on a phone, so that nothing shifts when it appears. */}
        <p className="mt-3 min-h-7 md:hidden">{simulated}</p>
      </OffersProvider>
    </section>
  )
}

/** Returns what people pay for, most important first; the table below has the rest. */
function headlines(plan: PlanSlug): string[] {
  const { liveSearch } = getPlanLimits(plan, 'qantas')
  return [
    `Alerts by ${planChannelWords(plan)}`,
    liveSearch
      ? `${liveSearch.permutations} live checks a day, over ${liveSearch.rangeDays} days at a time`
      : 'Cached results only, no live checks',
    `Alerts ${alertsDaysAhead[plan]} days ahead`,
  ]
}

function PlanColumn({ plan, children }: { plan: PlanSlug; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-4 border-line p-5 not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{planNames[plan]}</h2>
        <WhenPresent plan={plan}>
          <Chip>Your plan</Chip>
        </WhenPresent>
      </div>
      {children}
      <div className="space-y-3 border-t border-line pt-4 text-14">
        {programs.map((program) => (
          <WindowBar key={program} program={programFacts[program].name} {...getPlanLimits(plan, program)} />
        ))}
      </div>
      <ul className="figures space-y-1.5 text-14">
        {headlines(plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  )
}

const columns = [
  { plan: 'guest', name: 'Signed out' },
  { plan: 'free', name: 'Free' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

const cellStyle = 'px-3 py-2.5 align-top'

/** Every limit of every plan, as the server enforces it. */
export function BenefitsTable() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-20 font-semibold tracking-tight">
        Compare every limit
      </h2>
      <section
        aria-label="Limits by plan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
        tabIndex={0}
        className="relative mt-4 overflow-x-auto rounded-2xl border border-line bg-card"
      >
        <table className="figures w-full min-w-[44rem] table-fixed text-14">
          <thead>
            <tr className="text-left">
              <th scope="col" className={`${cellStyle} sticky left-0 bg-card font-normal text-muted`}>
                Limit
              </th>
              {columns.map(({ plan, name }) => (
                <th key={plan} scope="col" className={`${cellStyle} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {programs.map((program) => (
              <Fragment key={program}>
                <tr className="border-t border-line bg-seats-0">
                  <th scope="colgroup" colSpan={5} className="px-3 py-1.5 text-left text-12 font-semibold">
                    <span className="sticky left-3">{programFacts[program].name}</span>
                  </th>
                </tr>
                {limitRows.map(({ label, cell }) => (
                  <tr key={label} className="border-t border-line">
                    <th scope="row" className={`${cellStyle} sticky left-0 bg-card text-left font-normal text-muted`}>
                      {label}
                    </th>
                    {columns.map(({ plan }) => (
                      <td key={plan} className={cellStyle}>
                        {cell(getPlanLimits(plan, program))}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-2 text-12 text-muted">– not available for Velocity. Days count from today in Sydney.</p>
    </section>
  )
}
