import { formatDate, formatInstant, formatNumber } from '../../finder/format.ts'
import { cabinNames } from '../../programs/checks.ts'
import type { OutboxDocument } from '../outbox.ts'
import type { WantedSeat } from '../seat-alert.ts'
import type { Told } from './told-text.ts'

/** Seats named in one line; the message holds them all. */
const NAMED = 12

/** The words of a seat alert that came true. */
export function toldSeats({ name, sample, payload }: Extract<OutboxDocument, { kind: 'seat' }>): Told {
  const { flight, date, cabin, seats, more, source, seenAt } = payload
  const path = `/flight-seat-availability-checker?${new URLSearchParams({ flight, date })}`
  const count = seats.length + more
  const named = seats.slice(0, NAMED).join(', ')
  const rest = count - Math.min(seats.length, NAMED)
  const what = count === 1 ? `Seat ${named} is free` : `${formatNumber(count)} seats are free`
  return {
    subject: `${what} on ${flight}, ${formatDate(date, 'plain')}`,
    intro: `${name ?? 'Your seat alert'} waited for ${wishWords(payload.wanted)} in ${cabinNames[cabin]}.`,
    items: [
      {
        title: `${flight}, ${formatDate(date, 'plain')}, ${cabinNames[cabin]}`,
        facts: [
          `Free: ${named}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`,
          `Seen ${formatInstant(seenAt)}, ${source.name}`,
        ],
        path,
      },
    ],
    more: null,
    path,
    sample,
  }
}

const kinds = { window: 'a window seat', aisle: 'an aisle seat', exit: 'a seat in an exit row' } as const

function wishWords(wanted: WantedSeat): string {
  if (wanted.kind === 'named') return wanted.seats.length === 1 ? `seat ${wanted.seats[0]}` : wanted.seats.join(', ')
  return wanted.kind === 'pair' ? `${wanted.together} seats together` : kinds[wanted.kind]
}
