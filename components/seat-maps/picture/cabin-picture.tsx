import { capitalise } from '@/lib/core/capitalise.ts'
import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { CabinPlan, PlacedSeat } from '@/lib/network/aircraft/geometry.ts'
import { findVerdict } from '@/lib/network/aircraft/seat-notes.ts'
import { cabinFills } from './cabin-fills.ts'
import type { Occupancy, SeatState } from './occupancy.ts'
import { backPath, crossPath, cushionPath, framePath, legroomPath, tickPath } from './seat-path.ts'

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
