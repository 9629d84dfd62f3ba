'use client'

import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { DeckPlan } from '@/lib/network/aircraft/geometry.ts'
import { isWalkKey, seatAt, seatsInOrder, walk } from '@/lib/network/aircraft/seat-walk.ts'
import { DeckPicture } from './deck-picture.tsx'
import type { Occupancy } from './occupancy.ts'
import { SeatLine } from './seat-line.tsx'
import { usePinch } from './use-pinch.ts'

type DeckViewProps = {
  name: string
  plan: DeckPlan
  drawing: Drawing
  occupancy: Occupancy | null
  /** Pixels a unit of the plan may take at most. */
  scale: number
  zoom: number
  onZoom: (zoom: number) => void
  onPick: ((seat: string) => void) | undefined
}

/** A deck and the seat the reader is at. Zoomed in, it scrolls inside its own frame. */
export function DeckView({ name, plan, drawing, occupancy, scale, zoom, onZoom, onPick }: DeckViewProps) {
  const [at, setAt] = useState<number | null>(null)
  const lineId = useId()
  const frame = usePinch(zoom, onZoom)
  const seats = seatsInOrder(plan)
  const current = at === null ? null : (seats[at] ?? null)

  const pick = (index: number) => {
    const seat = seats[index]?.name
    if (seat) onPick?.(seat)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isWalkKey(event.key)) {
      event.preventDefault()
      setAt(at === null ? 0 : walk(plan, seats, at, event.key))
      event.currentTarget.scrollIntoView({ block: 'nearest' })
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null) {
      event.preventDefault()
      pick(at)
    }
  }
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.querySelector('svg')?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const scale = plan.width / box.width
    const hit = seatAt(seats, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale)
    setAt(hit ?? null)
    if (hit !== undefined) pick(hit)
  }

  return (
    <section
      aria-label={`${name}, ${drawing.title}`}
      className="w-full min-w-0"
      style={{ maxWidth: `${plan.width * scale * zoom}px` }}
    >
      <p className="mb-1 text-center text-12 font-medium text-muted">{name}</p>
      <SeatLine id={lineId} seat={current} plan={plan} drawing={drawing} occupancy={occupancy} />
      <div
        ref={frame}
        role="application"
        aria-roledescription="seat map"
        aria-label={`${name} of the ${drawing.title}: the arrow keys move from seat to seat`}
        aria-describedby={lineId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of this application need the focus.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className={`rounded-xl print:overflow-visible ${zoom > 1 ? 'max-h-[80dvh] overflow-auto overscroll-contain border border-line' : ''}`}
      >
        <div style={{ width: zoom > 1 ? `${zoom * 100}%` : undefined }}>
          <DeckPicture plan={plan} advice={drawing.advice} occupancy={occupancy} current={current} />
        </div>
      </div>
    </section>
  )
}
