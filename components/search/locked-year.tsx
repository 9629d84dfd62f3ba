import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { weeksShown } from '@/lib/search/year-map.ts'

/** The reason a stretch of the year is locked, laid over that stretch where it is wide enough to hold the words. */
export function LockedYear({ fromWeek, children }: { fromWeek: number; children: ReactNode }) {
  return (
    <div
      style={{ left: `${((fromWeek + 1.5) / (weeksShown + 1)) * 100}%` }}
      className="pointer-events-none absolute inset-y-0 right-0 z-10 flex items-center justify-center pt-6 max-lg:hidden"
    >
      <div className="flex max-w-md items-start gap-2.5 rounded-lg border border-line bg-card px-3.5 py-2.5 shadow-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        {children}
      </div>
    </div>
  )
}
