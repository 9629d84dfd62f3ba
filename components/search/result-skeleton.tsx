'use no memo'

import { weeksShown } from '@/lib/search/year-weeks.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { getStretchSize, YearFrame } from './year-frame.tsx'

/** The result's shape while it is loading: header, year, month and rows where they will appear. */
export function ResultSkeleton() {
  return (
    <section aria-busy="true" aria-label="Searching" className="overflow-hidden rounded-2xl border border-line bg-card">
      <p role="status" className="sr-only">
        Searching
      </p>
      <div className="space-y-2 border-b border-line px-4 py-3 sm:px-5">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-5 w-72 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
      </div>
      <div className="h-15 border-b border-line px-3 py-2 sm:px-5">
        <Skeleton className="h-10 w-80 max-w-full" />
      </div>
      <YearSkeleton />
      <div className="grid border-t border-line lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="border-r border-line p-5 max-lg:hidden">
          <Skeleton className="h-80 w-full" />
        </div>
        <div className="space-y-4 p-5">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
            <Skeleton key={row} className="h-7 w-full" />
          ))}
        </div>
      </div>
    </section>
  )
}

/**
 * Reserves the space of a year: a grey bar for each weekday, exactly as high as its days. It has no cell per day, to be
 * quick to draw: while an answer is loading, and again beside the first rows, which must not wait for it.
 */
export function YearSkeleton() {
  return (
    <div aria-hidden="true" className="px-4 pt-3 pb-4 sm:px-5">
      <div className="animate-pulse overflow-hidden py-1">
        <YearFrame
          role="presentation"
          head={<th colSpan={weeksShown} />}
          days={() => (
            <td colSpan={weeksShown} className="rounded-[3px] bg-seats-0">
              <div style={getStretchSize(weeksShown)} />
            </td>
          )}
        />
      </div>
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
    </div>
  )
}

/** The shape of a return's answer while it is loading. */
export function ReturnSkeleton() {
  return (
    <section aria-busy="true" aria-label="Searching" className="space-y-4 rounded-2xl border border-line bg-card p-5">
      <p role="status" className="sr-only">
        Searching
      </p>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-80 w-full" />
    </section>
  )
}
