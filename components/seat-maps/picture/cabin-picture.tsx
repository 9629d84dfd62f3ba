import type { Cabin } from '@/lib/core/cabin.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { CabinPlan, PlacedSeat } from '@/lib/network/aircraft/geometry.ts'
import { findVerdict } from '@/lib/network/aircraft/seat-notes.ts'

type CabinPictureProps = {
  plan: CabinPlan
  deckWidth: number
  advice: Drawing['advice']
  occupancy: Occupancy | null
}

/** One cabin: its name, its seats by kind or state, its row numbers and seat letters. */
export function CabinPicture({ plan, deckWidth, advice, occupancy }: CabinPictureProps) {
  const { cabin, y, seats } = plan
  const { text } = cabinFills[cabin.letter]
  return (
    <g>
      <text x={deckWidth / 2} y={y + 14} textAnchor="middle" className={`text-[10px] font-semibold ${text}`}>
        {cabin.letter} · {capitalise(cabin.name)} · {cabin.seats} seats
      </text>
      {occupancy ? (
        <OccupiedSeats plan={plan} occupancy={occupancy} />
      ) : (
        <PlainSeats plan={plan} advice={advice} seats={seats} />
      )}
      <Legroom plan={plan} />
      <g className="fill-muted font-mono text-[9px]" textAnchor="middle">
        {plan.columnLabels.map(({ letter, x, y: top }) => (
          <text key={letter} x={x} y={top}>
            {letter}
          </text>
        ))}
        {plan.rowLabels.map(({ row, x, y: middle }) => (
          <text key={row} x={x} y={middle + 3}>
            {row}
          </text>
        ))}
      </g>
      <Exits exits={plan.exits} deckWidth={deckWidth} />
    </g>
  )
}

function PlainSeats({ plan, advice, seats }: Pick<CabinPictureProps, 'plan' | 'advice'> & { seats: PlacedSeat[] }) {
  const { cabin } = plan
  const { seat, back } = cabinFills[cabin.letter]
  const judged = seats.map((one) => ({ one, verdict: findVerdict(one, { advice }) }))
  const best = judged.flatMap(({ one, verdict }) => (verdict === 'best' ? [one] : []))
  const avoid = judged.flatMap(({ one, verdict }) => (verdict === 'avoid' ? [one] : []))
  return (
    <>
      <path d={cushionPath(seats)} className={seat} strokeDasharray={cabin.drawable ? undefined : '2.5 2'} />
      {cabin.drawable ? <path d={backPath(seats)} className={back} strokeWidth="3" strokeLinecap="round" /> : null}
      {best.length > 0 ? <path d={tickPath(best)} className="fill-none stroke-ok" strokeWidth="2" /> : null}
      {avoid.length > 0 ? <path d={crossPath(avoid)} className="fill-none stroke-danger" strokeWidth="1.5" /> : null}
    </>
  )
}

function OccupiedSeats({ plan, occupancy }: { plan: CabinPlan; occupancy: Occupancy }) {
  const { cabin, seats } = plan
  const { free, back } = cabinFills[cabin.letter]
  const by = (wanted: SeatState | null) =>
    seats.filter(({ name }) => (name === null ? null : (occupancy.states[name] ?? null)) === wanted)
  const taken = by('taken')
  const blocked = by('blocked')
  const open = by('free')
  const together = seats.filter(({ name }) => name !== null && occupancy.together.includes(name))
  const chosen = seats.filter(({ name }) => name !== null && occupancy.chosen.includes(name))
  return (
    <>
      <path d={cushionPath(by(null))} className="fill-none stroke-edge" strokeDasharray="2.5 2" />
      <path d={cushionPath(taken)} className="fill-seats-0 stroke-edge/60" />
      <path d={crossPath(taken)} className="fill-none stroke-muted" />
      <path d={cushionPath(blocked)} className="fill-none stroke-edge" />
      <path d={backPath(blocked)} className="stroke-edge" strokeWidth="6" />
      <path d={cushionPath(open)} className={free} />
      <path d={backPath(open)} className={back} strokeWidth="3" strokeLinecap="round" />
      <path d={tickPath(together)} className="fill-none stroke-ink" strokeWidth="1.6" />
      <path d={framePath(chosen)} className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}

function Legroom({ plan: { cabin, seats } }: { plan: CabinPlan }) {
  const roomy = seats.filter(({ row }) => row !== null && cabin.extraLegroomRows.includes(row))
  return roomy.length > 0 ? (
    <path d={legroomPath(roomy)} className="stroke-accent" strokeWidth="2.5" strokeLinecap="round" />
  ) : null
}

/** Arrows pointing out of the fuselage at the exits. */
function Exits({ exits, deckWidth }: { exits: number[]; deckWidth: number }) {
  const arrows = exits.map((y) => `M8 ${y - 5}l-7 5 7 5zM${deckWidth - 8} ${y - 5}l7 5-7 5z`).join('')
  return arrows === '' ? null : <path d={arrows} className="fill-ok" />
}

/** What a source says about a seat. The airline holds back `blocked` ones. */
export type SeatState = 'free' | 'taken' | 'blocked'

/** What is drawn on an aircraft once the seats of a flight have been looked up. */
export type Occupancy = {
  /** By seat name. The source didn't name the seats missing from it. */
  states: Readonly<Record<string, SeatState>>
  /** Free seats that belong to a group large enough for the party. */
  together: readonly string[]
  /** Seats picked by the visitor. */
  chosen: readonly string[]
}

/**
 * All seats that look alike are drawn as one path, so a whole aircraft takes a few dozen elements instead of hundreds:
 * quick to render and small to send.
 */

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The cushions: rectangles with round corners at the front and square ones under the back rest. */
function cushionPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => {
      const side = height - 5
      return `M${rounded(x)} ${rounded(y + height)}v${-side}q0-5 5-5h${width - 10}q5 0 5 5v${side}z`
    })
    .join('')
}

/** The back rests: a bar across the rear of each seat. */
function backPath(seats: readonly PlacedSeat[]): string {
  return seats.map(({ x, y, width, height }) => `M${rounded(x + 1)} ${rounded(y + height - 1)}h${width - 2}`).join('')
}

/** A cross over each seat. */
function crossPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => {
      const size = 7
      const left = rounded(x + (width - size) / 2)
      const top = rounded(y + (height - size) / 2 - 1)
      return `M${left} ${top}l${size} ${size}m0-${size}l-${size} ${size}`
    })
    .join('')
}

/** A tick in each seat. */
function tickPath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(({ x, y, width, height }) => `M${rounded(x + width / 2 - 4)} ${rounded(y + height / 2 - 2)}l3 3 5-6`)
    .join('')
}

/** A dash in front of each seat, for extra legroom. */
function legroomPath(seats: readonly PlacedSeat[]): string {
  return seats.map(({ x, y, width }) => `M${rounded(x + 3)} ${rounded(y - 2.5)}h${width - 6}`).join('')
}

/** A frame around each seat. */
export function framePath(seats: readonly PlacedSeat[]): string {
  return seats
    .map(
      ({ x, y, width, height }) => `M${rounded(x - 1.5)} ${rounded(y - 1.5)}h${width + 3}v${height + 3}h${-width - 3}z`,
    )
    .join('')
}

/** Seat colours by cabin. The cabin's letter is always shown above its seats as well. */
export const cabinFills = {
  Y: {
    text: 'fill-cabin-y',
    seat: 'fill-cabin-y/10 stroke-cabin-y',
    free: 'fill-cabin-y/25 stroke-cabin-y',
    back: 'stroke-cabin-y',
  },
  W: {
    text: 'fill-cabin-w',
    seat: 'fill-cabin-w/10 stroke-cabin-w',
    free: 'fill-cabin-w/25 stroke-cabin-w',
    back: 'stroke-cabin-w',
  },
  J: {
    text: 'fill-cabin-j',
    seat: 'fill-cabin-j/10 stroke-cabin-j',
    free: 'fill-cabin-j/25 stroke-cabin-j',
    back: 'stroke-cabin-j',
  },
  F: {
    text: 'fill-cabin-f',
    seat: 'fill-cabin-f/10 stroke-cabin-f',
    free: 'fill-cabin-f/25 stroke-cabin-f',
    back: 'stroke-cabin-f',
  },
} as const satisfies Record<Cabin, Record<'text' | 'seat' | 'free' | 'back', string>>
