import type { Drawing } from '@/lib/network/aircraft/cabin.ts'
import type { DeckPlan, PlacedSeat } from '@/lib/network/aircraft/geometry.ts'
import { notesOf } from '@/lib/network/aircraft/seat-notes.ts'
import { cabinTitle } from './cabin-picture.tsx'
import type { Occupancy } from './occupancy.ts'

type SeatLineProps = {
  id: string
  seat: PlacedSeat | null
  plan: DeckPlan
  drawing: Drawing
  occupancy: Occupancy | null
}

/** The seat the reader is at, in words; spoken as it changes. */
export function SeatLine({ id, seat, plan, drawing, occupancy }: SeatLineProps) {
  const cabin = plan.cabins.find(({ seats }) => seat !== null && seats.includes(seat))?.cabin
  return (
    <p id={id} role="status" className="mb-2 min-h-10 text-center text-14 text-balance print:hidden">
      {seat && cabin ? (
        <>
          <span className="font-mono font-semibold">{seat.name ?? 'Not numbered'}</span> {cabinTitle(cabin.name)}
          {notesOf(seat, cabin, drawing).map(({ kind, text }) => (
            <span
              key={text}
              className={kind === 'avoid' ? 'text-danger' : kind === 'best' ? 'font-medium' : 'text-muted'}
            >
              {' · '}
              {kind === 'feature' ? text : `${kind === 'best' ? 'Good' : 'Avoid'}: ${text}`}
            </span>
          ))}
          {occupancy && seat.name ? <> · {occupancy.states[seat.name] ?? 'not named by the source'}</> : null}
        </>
      ) : (
        <span className="text-muted">Tap a seat, or use the arrow keys.</span>
      )}
    </p>
  )
}
