'use client'

import type { ReactNode } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Shape } from '@/lib/core/fetch-json.ts'
import type { Program } from '@/lib/core/program.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedResult } from '../failed-result.tsx'
import { useAnswer } from '../use-answer.ts'
import type { FinderAddress } from '../use-finder-state.ts'

type ExtraFrameProps = { title: string; line: string; sample?: boolean; children: ReactNode }

/** The frame of one extra: its title, what it does and its answer. */
export function ExtraFrame({ title, line, sample = false, children }: ExtraFrameProps) {
  return (
    <section aria-label={title} className="space-y-4 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <div className="max-w-prose">
        <h3 className="flex items-center gap-3 text-20 font-semibold tracking-tight">
          {title} {sample ? <SampleBadge /> : null}
        </h3>
        <p className="mt-1 text-14 text-muted">{line}</p>
      </div>
      {children}
    </section>
  )
}

/** What each extra works from: the question in the address, and its answer. */
export type ExtraProps = { program: Program; address: FinderAddress; answer: SearchAnswer }

/** Requests an answer; `standIn` is what to show until there is one: a skeleton while loading, or the error. */
export function useExtraAnswer<Value>(address: string, shape: Shape<Value>) {
  const { data, error, refetch } = useAnswer(address, shape)
  const standIn = error ? (
    <FailedResult error={error} onRetry={() => void refetch()} />
  ) : data ? null : (
    <Skeleton className="h-48" />
  )
  return { data, standIn }
}
