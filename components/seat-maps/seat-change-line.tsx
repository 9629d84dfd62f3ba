import { formatInstant } from '@/lib/core/formats.ts'
import type { SeatLook } from '@/lib/flights/flight-looks.ts'
import { seatChange } from '@/lib/flights/look-changes.ts'
import { Notice } from '../ui/notice.tsx'

/** What changed since the last look, in one sentence. */
export function SeatChangeLine({ looks }: { looks: readonly SeatLook[] }) {
  const change = seatChange(looks)
  if (change.kind === 'first')
    return <p className="text-14 text-muted">This is the first look at the seats of this flight.</p>
  if (change.kind === 'swapped') {
    return (
      <Notice kind="warn">
        The aircraft was changed since {formatInstant(change.since)}, from {change.before} to {change.now}. Seats of the
        two are not compared: if you had chosen one, check it with the airline.
      </Notice>
    )
  }
  if (change.kind === 'same') {
    return <p className="text-14 text-muted">Nothing changed since {formatInstant(change.since)}.</p>
  }
  return (
    <p className="text-14">
      Since {formatInstant(change.since)}: {listed(change.taken, 'taken')}
      {change.taken.length > 0 && change.freed.length > 0 ? '; ' : ''}
      {listed(change.freed, 'freed')}.
    </p>
  )
}

function listed(seats: readonly string[], what: string): string {
  if (seats.length === 0) return ''
  const names = seats.slice(0, 8).join(', ')
  return `${seats.length} ${what} (${names}${seats.length > 8 ? ' …' : ''})`
}
