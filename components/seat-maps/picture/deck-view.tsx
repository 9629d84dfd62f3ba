'use client'

import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { capitalise } from '@/lib/core/capitalise.ts'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { DeckPlan, PlacedFixture, PlacedSeat } from '@/lib/network/aircraft/geometry.ts'
import { listNotes } from '@/lib/network/aircraft/seat-notes.ts'
import { isWalkKey, seatAt, seatsInOrder, walk } from '@/lib/network/aircraft/seat-walk.ts'
import { CabinPicture, framePath, type Occupancy } from './cabin-picture.tsx'
import { usePinch } from './use-pinch.ts'

type DeckPictureProps = {
  plan: DeckPlan
  advice: Drawing['advice']
  occupancy: Occupancy | null
  /** The seat selected with the keyboard or a tap. */
  current: PlacedSeat | null
}

/** One deck from above, nose at the top. Hidden from screen readers: the text beside and below it says the same. */
function DeckPicture({ plan, advice, occupancy, current }: DeckPictureProps) {
  const { width, height } = plan
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full font-sans [print-color-adjust:exact]"
    >
      <path d={hullPath(width, height)} className="fill-card stroke-line" strokeWidth="1.5" />
      {plan.cabins.map((cabin) => (
        <CabinPicture key={cabin.y} plan={cabin} deckWidth={width} advice={advice} occupancy={occupancy} />
      ))}
      {plan.fixtures.map((fixture) => (
        <FixturePicture key={`${fixture.x} ${fixture.y}`} fixture={fixture} />
      ))}
      {current ? (
        <path
          d={framePath([current])}
          className="fill-accent/20 stroke-accent"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}

/** A round nose and a narrowing tail between straight sides. */
function hullPath(width: number, height: number): string {
  const [left, right, middle] = [4, width - 4, width / 2]
  const shoulder = 58
  const waist = height - 46
  return [
    `M${left} ${shoulder}`,
    `C${left} 24 ${middle - 30} 3 ${middle} 3`,
    `C${middle + 30} 3 ${right} 24 ${right} ${shoulder}`,
    `V${waist}`,
    `C${right} ${height - 14} ${middle + 34} ${height - 2} ${middle} ${height - 2}`,
    `C${middle - 34} ${height - 2} ${left} ${height - 14} ${left} ${waist}z`,
  ].join('')
}

const fixtureMarks = { lavatory: 'WC', galley: 'Galley' } as const

function FixturePicture({ fixture: { kind, basis, x, y, width, height } }: { fixture: PlacedFixture }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        className="fill-paper stroke-edge"
        strokeDasharray={basis === 'recalled' ? '3 2' : undefined}
      />
      <text x={x + width / 2} y={y + height / 2 + 3} textAnchor="middle" className="fill-muted text-[8.5px]">
        {fixtureMarks[kind]}
      </text>
    </g>
  )
}

type DeckViewProps = {
  name: string
  plan: DeckPlan
  drawing: Drawing
  occupancy: Occupancy | null
  /** The most pixels that one unit of the plan may take. */
  scale: number
  zoom: number
  onZoom: (zoom: number) => void
  onPick: ((seat: string) => void) | undefined
}

/** A deck with a description of the current seat. Zoomed in, it scrolls inside its own frame. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it needs focus for its keys to work.
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

type SeatLineProps = {
  id: string
  seat: PlacedSeat | null
  plan: DeckPlan
  drawing: Drawing
  occupancy: Occupancy | null
}

/** Describes the current seat in words; screen readers announce each change. */
function SeatLine({ id, seat, plan, drawing, occupancy }: SeatLineProps) {
  const cabin = plan.cabins.find(({ seats }) => seat !== null && seats.includes(seat))?.cabin
  return (
    <p id={id} role="status" className="mb-2 min-h-10 text-center text-14 text-balance print:hidden">
      {seat && cabin ? (
        <>
          <span className="font-mono font-semibold">{seat.name ?? 'Not numbered'}</span> {capitalise(cabin.name)}
          {listNotes(seat, cabin, drawing).map(({ kind, text }) => (
            <span
              key={text}
              className={kind === 'avoid' ? 'text-danger' : kind === 'best' ? 'font-medium' : 'text-muted'}
            >
              {' · '}
              {kind === 'feature' ? text : `${kind === 'best' ? 'Good' : 'Avoid'}: ${text}`}
            </span>
          ))}
          {occupancy && seat.name ? <> · {occupancy.states[seat.name] ?? 'not in our source'}</> : null}
        </>
      ) : (
        <span className="text-muted">Tap a seat, or use the arrow keys.</span>
      )}
    </p>
  )
}
