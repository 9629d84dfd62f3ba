import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Program } from '@/lib/core/program.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import type { FinderAddress } from '../use-finder-state.ts'

type ExtraFrameProps = { title: string; line: string; sample?: boolean; controls?: ReactNode; children: ReactNode }

/** The frame of one extra: its title, what it does, its own settings and its answer. */
export function ExtraFrame({ title, line, sample = false, controls, children }: ExtraFrameProps) {
  return (
    <section aria-label={title} className="space-y-4 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h3 className="flex items-center gap-3 text-20 font-semibold tracking-tight">
            {title} {sample ? <SampleBadge /> : null}
          </h3>
          <p className="mt-1 text-14 text-muted">{line}</p>
        </div>
        {controls}
      </div>
      {children}
    </section>
  )
}

/** What each extra works from: the question in the address, and its answer. */
export type ExtraProps = { program: Program; address: FinderAddress; answer: SearchAnswer }
