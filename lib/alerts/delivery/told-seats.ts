import { cabinNames } from '../../core/cabin.ts'
import { formatDate, formatInstant, formatNumber } from '../../core/formats.ts'
import { findAirport } from '../../network/airports.ts'
import type { OutboxDocument } from '../outbox.ts'
import type { WantedSeat } from '../seat-alert.ts'
import type { SeatNews } from '../seat-news.ts'
import type { Told, ToldItem } from './told-text.ts'

/** Seats of a leg named in one line; the message holds more. */
const NAMED = 12

/** The words of a seat alert that came true. */
export function toldSeats({ name, sample, payload }: Extract<OutboxDocument, { kind: 'seat' }>): Told {
  const { flight, date, cabin, legs } = payload
  const items = legs.map((leg) => legItem(leg, payload))
  const count = legs.reduce((sum, { seats, more }) => sum + seats.length + more, 0)
  const what = count === 1 ? `Seat ${legs[0]?.seats[0]} is free` : `${formatNumber(count)} seats are free`
  return {
    subject: `${what} on ${flight}, ${formatDate(date, 'plain')}`,
    intro: `${name ?? 'Your seat alert'} waited for ${wishWords(payload.wanted)} in ${cabinNames[cabin]}. A free seat is not held for you: choose it with the airline.`,
    items,
    more: null,
    path: items.length === 1 ? (items[0]?.path ?? '') : seatPath({ flight, date }),
    sample,
  }
}

function legItem(leg: SeatNews['legs'][number], { flight, date, cabin, source }: SeatNews): ToldItem {
  const { from, to, seats, more, seenAt } = leg
  const rest = seats.length + more - NAMED
  return {
    title: `${flight}, ${placePair(from, to)}, ${formatDate(date, 'plain')}, ${cabinNames[cabin]}`,
    facts: [
      `Free: ${seats.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}`,
      `Seen ${formatInstant(seenAt)}, ${source.name}`,
    ],
    path: seatPath({ flight, date, from, to }),
  }
}

const seatPath = (flight: Record<string, string>) => `/flight-seat-availability-checker?${new URLSearchParams(flight)}`

const kinds = { window: 'a window seat', aisle: 'an aisle seat', exit: 'a seat in an exit row' } as const

function wishWords(wanted: WantedSeat): string {
  if (wanted.kind === 'named') return wanted.seats.length === 1 ? `seat ${wanted.seats[0]}` : wanted.seats.join(', ')
  return wanted.kind === 'pair' ? `${wanted.together} seats together` : kinds[wanted.kind]
}

/** `Sydney to Singapore (SYD to SIN)`: the codes tell two airports of a city apart. */
export function placePair(from: string, to: string): string {
  const [start, end] = [findAirport(from)?.city, findAirport(to)?.city]
  return start && end ? `${start} to ${end} (${from} to ${to})` : `${from} to ${to}`
}
