'use no memo'

import type { ReactNode } from 'react'
import { weeksShown } from '@/lib/search/year-weeks.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type YearFrameProps = {
  /** Cells of the row above the weeks, spanning all of them. */
  head: ReactNode
  /** The cells of one weekday: one or more `td`s that cover all weeks. */
  days: (weekday: number) => ReactNode
  role?: 'grid' | 'presentation'
  /** How many weeks are drawn; each is as wide as it would be in a full year. */
  weeks?: number
  label?: string
}

/** On a phone the year scrolls; from tablet width up all of it is visible. */
export const yearTableStyle = '[--least:57rem] md:[--least:39rem] year-frame -mx-[3px] table-fixed'

/** Returns the width and minimum width of this many weeks. */
export const getYearWidths = (weeks: number) => ({
  width: getWidth('100% + 6px', weeks),
  minWidth: getWidth('var(--least)', weeks),
})

/**
 * Returns where the words about a locked stretch of the year begin, from the left; null if too little of the year is
 * locked for them to fit over it.
 */
export function findLockedLeft(fromWeek: number | null): string | null {
  if (fromWeek === null || fromWeek >= weeksShown - 22) return null
  return `${((fromWeek + 1.5) / (weeksShown + 1)) * 100}%`
}

export const lockedStyle =
  'pointer-events-none absolute inset-y-0 right-0 z-10 flex items-center justify-center pt-6 max-lg:hidden'
export const lockedCardStyle =
  'flex max-w-md items-start gap-2.5 rounded-lg border border-line bg-card px-3.5 py-2.5 shadow-sm'

/** The locked weeks of one weekday, as one cell. */
export const lockedStretchStyle = 'rounded-[3px] hatch'

/** Returns the size of a box as high as one day and as wide as these weeks without the 3 px gaps between them. */
export const getStretchSize = (weeks: number) => ({
  aspectRatio: weeks,
  width: `calc(100% - ${(weeks - 1) * 3}px)`,
})

/** 53 weeks as columns, weekdays as rows. The map and its skeleton share it, so nothing moves when the map loads. */
export function YearFrame({ head, days, role = 'grid', weeks = weeksShown, label }: YearFrameProps) {
  return (
    <table role={role} aria-label={label} style={getYearWidths(weeks)} className={yearTableStyle}>
      <thead>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus; every day names its month. */}
        <tr aria-hidden="true" className="h-6">
          <th className="sticky left-0 z-10 w-8 bg-card" />
          {head}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((weekday, row) => (
          <tr key={weekday}>
            <th
              scope="row"
              className="sticky left-0 z-10 bg-card text-left text-12 leading-none font-normal text-muted"
            >
              <span aria-hidden="true">{row % 2 === 0 ? weekday.slice(0, 3) : ''}</span>
              <span className="sr-only">{weekday}</span>
            </th>
            {days(row)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Scales a width to this many weeks; the column of weekday names always takes 2rem. */
const getWidth = (whole: string, weeks: number) => `calc(2rem + (${whole} - 2rem) * ${weeks} / ${weeksShown})`
