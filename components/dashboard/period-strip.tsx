'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useState } from 'react'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import { listStripCells, type StripCell, type StripChanges } from '@/lib/alerts/compose/day-strip.ts'
import { buildSearchHref } from '@/lib/alerts/compose/search-link.ts'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate, formatMonth, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { useToday } from '../alerts/use-today.ts'
import { dayStyle } from '../ui/seats/seat-scale.tsx'

type PeriodStripProps = {
  name: string
  settings: AlertSettings
  answer: SearchAnswer | null
  changes: StripChanges
}

/**
 * The watched period as one cell a day, shaded by the number of seats, with a dot over days that opened or closed.
 * Arrow keys and the pointer move along it; Enter or a click opens the day in the finder.
 */
export function PeriodStrip({ name, settings, answer, changes }: PeriodStripProps) {
  const router = useRouter()
  const { today } = useToday()
  const [at, setAt] = useState<number | null>(null)
  const cells = listStripCells(settings, answer, changes, today)
  const present = cells[at ?? 0]
  if (present === undefined) return <p className="min-h-12 text-12 text-muted">These dates have passed.</p>
  const open = (cell: StripCell) => router.push(buildSearchHref(settings, cell.date) as Route)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextCell(event.key, at ?? 0, cells.length)
    if (next !== null) setAt(next)
    else if (event.key === 'Enter') open(present)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative pt-2.5" onPointerLeave={() => setAt(null)}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Days of ${name}`}
        aria-valuemin={1}
        aria-valuemax={cells.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={cellWords(present)}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        className="flex h-6.5 cursor-pointer gap-px rounded-sm"
      >
        {cells.map((cell, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard is handled on the strip as a whole.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
          <span
            key={cell.start}
            onPointerEnter={() => setAt(index)}
            onClick={() => open(cell)}
            className={`relative h-full min-w-0 flex-1 rounded-[2px] ${dayStyle(cell.state, getStep(cell))} ${index === at ? 'outline-2 outline-ink' : ''}`}
          >
            {cell.mark ? (
              <span
                className={`absolute -top-2.5 left-1/2 size-1.5 -translate-x-1/2 rounded-full ${cell.mark === 'opened' ? 'bg-accent' : 'border border-muted'}`}
              />
            ) : null}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex min-h-4 justify-between text-12 text-muted">
        {at === null ? (
          listMonths(cells).map((month) => <span key={month}>{month}</span>)
        ) : (
          <span className="truncate text-ink">{cellWords(present)}</span>
        )}
      </p>
    </div>
  )
}

function nextCell(key: string, at: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 7, PageDown: -7 }[key]
  if (step !== undefined) return Math.min(count - 1, Math.max(0, at + step))
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}

function getStep({ state, seats }: StripCell) {
  if (state !== 'seats') return null
  return seats === null ? 'some' : (Math.min(4, seats) as 1 | 2 | 3 | 4)
}

const stateWords = { none: 'no seats', unsearched: 'not checked yet', locked: 'not on sale yet' } as const

function cellWords({ start, end, date, state, seats, points, mark }: StripCell): string {
  const days = start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`
  if (state !== 'seats') return `${days}: ${mark === 'closed' ? 'closed since your last visit' : stateWords[state]}`
  const on = start === end ? '' : ` on ${formatDate(date)}`
  const price = points === null ? '' : ` from ${formatNumber(points)}`
  return `${days}: ${speakSeats(seats)}${on}${price}${mark === 'opened' ? ', new' : ''}`
}

/** Returns the months to label, evenly spaced from the first; at most five fit. */
function listMonths(cells: readonly StripCell[]): string[] {
  const months = [...new Set(cells.map(({ start }) => start.slice(0, 7)))]
  const step = Math.ceil(months.length / 5)
  return months.filter((_, index) => index % step === 0).map((month) => formatMonth(month, 'monthShort'))
}

const legend = [
  { label: 'No seats', style: dayStyle('none', null) },
  { label: '1', style: dayStyle('seats', 1) },
  { label: '2', style: dayStyle('seats', 2) },
  { label: '3', style: dayStyle('seats', 3) },
  { label: '4 or more', style: dayStyle('seats', 4) },
  { label: 'not on sale yet', style: dayStyle('locked', null) },
  { label: 'not checked yet', style: dayStyle('unsearched', null) },
] as const

/** What the cells and dots of the strips mean. */
export function StripLegend() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-12 text-muted">
      {legend.map(({ label, style }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3 rounded-[3px] ${style}`} />
          {label}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" /> opened
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-1.5 rounded-full border border-muted" /> closed
      </span>
    </p>
  )
}
