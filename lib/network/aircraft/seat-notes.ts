import type { CabinLayout, Drawing } from './cabin.ts'
import type { Seat } from './seats.ts'

/** A note on one seat: advice for or against it with the reason, or a feature. */
export type SeatNote = { kind: 'best' | 'avoid' | 'feature'; text: string }

/** Everything known about a seat, advice first. */
export function listNotes(seat: Seat, cabin: CabinLayout, { advice }: Pick<Drawing, 'advice'>): SeatNote[] {
  const named = advice.filter((one) => isAbout(one, seat)).map(({ kind, fact }): SeatNote => ({ kind, text: fact }))
  return [...named, ...listFeatures(seat, cabin).map((text): SeatNote => ({ kind: 'feature', text }))]
}

/** Whether advice names this seat or its row. Advice about the whole aircraft names neither. */
export function isAbout({ rows, seats }: Drawing['advice'][number], seat: Seat): boolean {
  return (seat.name !== null && seats?.includes(seat.name)) || (seat.row !== null && rows?.includes(seat.row)) || false
}

/** The verdict of the advice about a seat, or null without any. A warning outweighs praise. */
export function findVerdict(seat: Seat, { advice }: Pick<Drawing, 'advice'>): 'best' | 'avoid' | null {
  const about = advice.filter((one) => isAbout(one, seat))
  if (about.some(({ kind }) => kind === 'avoid')) return 'avoid'
  return about.length > 0 ? 'best' : null
}

/** Whether the seat is a window, aisle or middle seat, and the features of its row. */
export function listFeatures({ isWindow, isAisle, row }: Seat, cabin: CabinLayout): string[] {
  const place = isWindow && isAisle ? 'window and aisle' : isWindow ? 'window' : isAisle ? 'aisle' : 'middle'
  if (row === null) return [place]
  return [
    place,
    ...(cabin.exitRows.includes(row) ? ['exit row'] : []),
    ...(cabin.extraLegroomRows.includes(row) ? ['extra legroom'] : []),
    ...(cabin.bassinetRows.includes(row) ? ['bassinet row'] : []),
  ]
}
