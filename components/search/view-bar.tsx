'use client'

import type { ReactNode } from 'react'
import type { View } from '@/lib/search/finder-state.ts'
import { Segmented } from '../ui/segmented.tsx'

const options = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
  { value: 'export', label: 'Export' },
] as const satisfies readonly { value: View; label: string }[]

type ViewBarProps = { view: View; onView: (view: View) => void; children: ReactNode }

/** The four ways to look at an answer, and what else can be done with all of it. */
export function ViewBar({ view, onView, children }: ViewBarProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 max-sm:gap-1.5 border-b border-line px-3 py-2 sm:px-5 print:hidden">
      <Segmented label="View" value={view} options={options} onChange={onView} className="max-sm:w-full" />
      {children}
    </div>
  )
}
