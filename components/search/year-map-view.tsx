'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { dayAfterKey, weeksShown, type YearMap } from '@/lib/search/year-map.ts'
import { SeatScale } from '../ui/seats/seat-scale.tsx'
import { LockedYear } from './locked-year.tsx'
import { YearMapGrid } from './year-map-grid.tsx'
import { type Spot, YearMapTip } from './year-map-tip.tsx'

type YearMapViewProps = {
  map: YearMap
  answer: Pick<SearchAnswer, 'now'>
  selected: string | null
  onSelect: (date: string | null) => void
  /** Why days are locked, or null when none are. */
  locked: ReactNode
}

/** A year of days, each as light or dark as the seats it has. One tab stop; arrow keys move by day and week. */
export function YearMapView({ map, answer, selected, onSelect, locked }: YearMapViewProps) {
  const today = localDateOf(answer.now)
  const frame = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const active = [cursor, selected, today].find((date) => date !== null && map.byDate.has(date)) ?? today

  const isWide = locked !== null && map.lockedFromWeek !== null && map.lockedFromWeek < weeksShown - 22

  function point(target: EventTarget, focused = false): void {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]') : null
    const day = map.byDate.get(cell?.dataset.date ?? '')
    if (!cell || !day || !frame.current || day.state === 'past') {
      setSpot(null)
      return
    }
    const box = cell.getBoundingClientRect()
    const origin = frame.current.getBoundingClientRect()
    setSpot({ day, x: box.left + box.width / 2 - origin.left, y: box.top - origin.top, width: origin.width })
    if (focused) setCursor(day.date)
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: events of the grid's cells are read here, once for all. */}
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
        <YearMapGrid map={map} active={active} selected={selected} today={today} />
        {isWide ? <LockedYear fromWeek={map.lockedFromWeek ?? 0}>{locked}</LockedYear> : null}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <SeatScale marks={marksOf(map)} />
        <div className={isWide ? 'lg:hidden' : ''}>{locked}</div>
      </div>
      {spot ? <YearMapTip spot={spot} /> : null}
    </div>
  )
}

function marksOf(map: YearMap) {
  const occurs = {
    some: map.days.some(({ step }) => step === 'some'),
    unsearched: map.days.some(({ state }) => state === 'unsearched'),
    locked: map.days.some(({ state }) => state === 'locked'),
  }
  return (['some', 'unsearched', 'locked'] as const).filter((mark) => occurs[mark])
}
