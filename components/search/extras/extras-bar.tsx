'use client'

import { lazy, Suspense } from 'react'
import type { Extra } from '@/lib/search/finder-state.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ExtraProps } from './extra-props.ts'

const panels = {
  programs: lazy(async () => ({ default: (await import('./programs-panel.tsx')).ProgramsPanel })),
  split: lazy(async () => ({ default: (await import('./split-panel.tsx')).SplitPanel })),
  gateways: lazy(async () => ({ default: (await import('./gateway-panel.tsx')).GatewayPanel })),
  coverage: lazy(async () => ({ default: (await import('./coverage-panel.tsx')).CoveragePanel })),
  price: lazy(async () => ({ default: (await import('./price-panel.tsx')).PricePanel })),
} as const satisfies Record<Extra, unknown>

const choices: { extra: Extra; title: string; line: string }[] = [
  { extra: 'programs', title: 'Same seat, two programs', line: 'Compare Qantas and Velocity prices for one flight.' },
  { extra: 'split', title: 'Travel on two flights', line: 'For when no flight has enough seats for all of you.' },
  {
    extra: 'gateways',
    title: 'Other gateways',
    line: 'Leave from Sydney, Perth or elsewhere, with the cost to get there.',
  },
  {
    extra: 'coverage',
    title: 'What we’ve checked',
    line: 'Day by day: seats, no seats or not checked yet.',
  },
  { extra: 'price', title: 'Which price is this?', line: 'How the points compare with published prices.' },
]

/** What else the same question can be turned into, each explained in a line. */
export function ExtrasBar({ program, address, answer }: ExtraProps) {
  const { also } = address.state
  const Panel = also ? panels[also] : null
  return (
    <section aria-labelledby="extras" className="print:hidden">
      <h2 id="extras" className="text-16 font-semibold">
        More from this search
      </h2>
      <ul className="mt-3 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-5 sm:max-lg:[&>li:last-child]:col-span-2">
        {choices.map(({ extra, title, line }) => (
          <li key={extra}>
            <button
              type="button"
              aria-pressed={also === extra}
              onClick={() => address.look({ also: also === extra ? null : extra })}
              className="flex size-full min-h-16 flex-col bg-card px-4 py-3 text-left -outline-offset-2 hover:bg-seats-0 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <span className="text-14 font-semibold">{title}</span>
              <span className="text-14 text-muted">{line}</span>
            </button>
          </li>
        ))}
      </ul>
      {Panel ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <Panel program={program} address={address} answer={answer} />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}
