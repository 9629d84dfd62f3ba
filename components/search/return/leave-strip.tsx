'use client'

import { useEffect, useRef } from 'react'
import { monthOf } from '@/lib/core/dates.ts'
import { formatDate, formatMonth, formatNumber } from '@/lib/core/formats.ts'
import type { ViewState } from '@/lib/search/finder-state.ts'
import type { LeaveDay, PairGrid } from '@/lib/search/return-grid.ts'
import { cellLook, shortPoints, stateNames } from './pair-cell.ts'

type LeaveStripProps = {
  grid: PairGrid
  seats: number
  chosen: string | null
  look: (change: Partial<ViewState>) => void
}

/** Every day of leaving with the lowest points of any way home, in one line that scrolls sideways. */
export function LeaveStrip({ grid, seats, chosen, look }: LeaveStripProps) {
  const frame = useRef<HTMLUListElement>(null)
  // The chosen day comes into sight in its own frame; the page itself stays where it is.
  useEffect(() => {
    const day = frame.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)
    if (day && frame.current) frame.current.scrollLeft = day.offsetLeft - frame.current.clientWidth / 2
  }, [chosen])
  return (
    <section aria-label="Leave">
      <h3 className="text-16 font-semibold">
        <span className="md:hidden">1. </span>Lowest points by the day you leave
      </h3>
      <ul ref={frame} className="relative mt-2 flex gap-1 overflow-x-auto p-1">
        {grid.days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              data-date={day.date}
              aria-pressed={day.date === chosen}
              aria-label={sayDay(day, seats)}
              onClick={() => look({ day: day.date, back: null, week: null })}
              className={`flex h-16 w-13 flex-col items-center justify-center rounded-lg text-12 aria-pressed:shadow-[0_0_0_2px_var(--ink)] ${cellLook(day)}`}
            >
              <span>{formatDate(day.date).slice(0, 3)}</span>
              <span className="font-semibold">
                {Number(day.date.slice(8))} {formatMonth(monthOf(day.date), 'monthShort')}
              </span>
              <span className="figures">{shortPoints(day, seats)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayDay({ date, state, points }: LeaveDay, seats: number): string {
  const what =
    points === null ? stateNames[state === 'seats' ? 'none' : state] : `from ${formatNumber(points * seats)} points`
  return `Leave ${formatDate(date)}: ${what}`
}
