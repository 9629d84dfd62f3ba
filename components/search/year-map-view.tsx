'use client'

import { Lock } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import { dayAfterKey, getRequestedWeeks, splitLockedWeeks, type YearMap } from '@/lib/search/year-map.ts'
import { listScale, SeatScale } from '../ui/seats/seat-scale.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useLater } from '../ui/use-later.ts'
import { shadeOptions } from './bar-options.ts'
import { findLockedLeft, lockedCardStyle, lockedStyle } from './year-frame.tsx'
import { YearMapGrid } from './year-map-grid.tsx'
import type { Spot } from './year-map-tip.tsx'

const loadTip = async () => (await import('./year-map-tip.tsx')).YearMapTip

type YearMapViewProps = {
  map: YearMap
  answer: Pick<SearchAnswer, 'now'>
  selected: string | null
  onSelect: (date: string | null) => void
  /** Why days are locked, or null when none are. */
  locked: ReactNode
  shade?: Shade
  /** Switches what the colours stand for; left out where only seats can be shown. */
  onShade?: (shade: Shade) => void
  /** The days asked for; the map only shows their weeks. */
  dates?: { start: string; end: string } | null
}

/** A year of days, each shaded by its points or seats. One tab stop; arrow keys move by day and week. */
export function YearMapView(props: YearMapViewProps) {
  const { map, answer, selected, onSelect, locked, shade = 'seats', onShade, dates = null } = props
  const weeks = getRequestedWeeks(map, dates)
  const today = localDateOf(answer.now)
  const frame = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const { Component: YearMapTip, startLoading } = useLater(loadTip)
  const { open } = splitLockedWeeks(map, weeks)
  const isDrawn = (date: string) => open.includes(map.byDate.get(date)?.week ?? -1)
  const first = map.days[weeks.first * 7]?.date ?? today
  const active = [cursor, selected, today].find((date) => date !== null && isDrawn(date)) ?? first

  const lockedLeft = locked !== null && dates === null ? findLockedLeft(map.lockedFromWeek) : null

  function point(target: EventTarget, focused = false): void {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]') : null
    const day = map.byDate.get(cell?.dataset.date ?? '')
    // Also on a past day, which shows nothing, so that the next key moves from there.
    if (focused && day) setCursor(day.date)
    if (!cell || !day || !frame.current || day.state === 'past') {
      setSpot(null)
      return
    }
    startLoading()
    const box = cell.getBoundingClientRect()
    const origin = frame.current.getBoundingClientRect()
    setSpot({ day, x: box.left + box.width / 2 - origin.left, width: origin.width })
  }

  function move(event: KeyboardEvent): void {
    const next = dayAfterKey('year', active, event.key)
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (event.key === 'Escape') setSpot(null)
    if (isChoice) choose(active)
    if (isChoice || next !== null) event.preventDefault()
    if (next === null) return
    frame.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
  }

  function choose(date: string | undefined): void {
    const day = map.byDate.get(date ?? '')
    if (day?.state === 'seats') onSelect(day.date === selected ? null : day.date)
  }

  return (
    <div ref={frame} className="relative px-4 pt-3 pb-4 sm:px-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the events of all the grid's cells. */}
      <div
        className="relative overflow-x-auto overscroll-x-contain py-1"
        onPointerOver={(event) => point(event.target)}
        onPointerLeave={() => setSpot(null)}
        onFocus={(event) => point(event.target, true)}
        onBlur={() => setSpot(null)}
        onScroll={() => setSpot(null)}
        onKeyDown={move}
        onClick={(event) => choose((event.target as HTMLElement).dataset.date)}
      >
        <YearMapGrid map={map} active={active} selected={selected} today={today} shade={shade} weeks={weeks} />
        {lockedLeft === null ? null : <LockedYear left={lockedLeft}>{locked}</LockedYear>}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {onShade ? <Segmented label="Colours" value={shade} options={shadeOptions} onChange={onShade} /> : null}
          <SeatScale items={listScale(map, weeks, shade)} shade={shade} />
        </div>
        <div className={lockedLeft === null ? '' : 'lg:hidden'}>{locked}</div>
      </div>
      {spot && YearMapTip ? <YearMapTip spot={spot} /> : null}
    </div>
  )
}

/** Says why a stretch of the year is locked, laid over that stretch. */
function LockedYear({ left, children }: { left: string; children: ReactNode }) {
  return (
    <div style={{ left }} className={lockedStyle}>
      <div className={lockedCardStyle}>
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        {children}
      </div>
    </div>
  )
}
