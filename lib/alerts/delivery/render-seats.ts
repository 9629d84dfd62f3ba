import { cabinNames } from '../../core/cabin.ts'
import { formatDate, formatInstant, formatNumber } from '../../core/formats.ts'
import { findAirport } from '../../network/airports.ts'
import { seatNewsIn } from '../messages.ts'
import { alertsIn, type OutboxDocument, type SharedSeatNews } from '../outbox.ts'
import type { WantedSeat } from '../seat-alert.ts'
import type { SeatNews } from '../seat-news.ts'
import { type MessageContent, type MessageItem, plainContent } from './message-content.ts'

/** The most seats of a leg named in one line; the message holds more. */
const NAMED = 12

/** Renders the message of seat alerts that came true. */
export function renderSeats(message: Extract<OutboxDocument, { kind: 'seat' | 'seats' }>): MessageContent {
  const all = seatNewsIn(message)
  const names = new Map(alertsIn(message).map(({ path, name }) => [path, name]))
  const items = all.flatMap((news) => news.legs.map((leg) => legItem(leg, news)))
  const [first] = all
  if (first === undefined) throw new RangeError('a message of seats tells of one at least')
  const flights = new Set(all.map(({ flight, date }) => `${flight} ${date}`)).size
  const rest = flights > 1 ? ` and ${flights - 1} other ${flights === 2 ? 'flight' : 'flights'}` : ''
  const waited = all.map(({ alert, wanted, cabin }) => {
    const name = names.get(alert)
    return `${name ? `Your alert “${name}”` : 'Your seat alert'} is for ${wantedWords(wanted)} in ${cabinNames[cabin]}.`
  })
  return plainContent({
    subject: `${freeWords(all)} on ${first.flight}, ${formatDate(first.date, 'plain')}${rest}`,
    intro: `${waited.join(' ')} Seats aren’t held for you, so choose yours with the airline soon.`,
    items,
    more: null,
    path: flights > 1 ? '/seat-alerts' : items.length === 1 ? (items[0]?.path ?? '') : seatPath(first),
    sample: message.sample,
  })
}

function freeWords(all: readonly SharedSeatNews[]): string {
  const legs = all.flatMap((news) => news.legs)
  const count = legs.reduce((sum, { seats, more }) => sum + seats.length + more, 0)
  return count === 1 ? `Seat ${legs[0]?.seats[0]} is free` : `${formatNumber(count)} seats are free`
}

function legItem(leg: SeatNews['legs'][number], { flight, date, cabin, source }: SeatNews): MessageItem {
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

function seatPath({ flight, date, from, to }: { flight: string; date: string; from?: string; to?: string }): string {
  const leg: Record<string, string> = from && to ? { from, to } : {}
  return `/flight-seat-availability-checker?${new URLSearchParams({ flight, date, ...leg })}`
}

const kinds = { window: 'a window seat', aisle: 'an aisle seat', exit: 'an exit row seat' } as const

function wantedWords(wanted: WantedSeat): string {
  if (wanted.kind === 'named') return wanted.seats.length === 1 ? `seat ${wanted.seats[0]}` : wanted.seats.join(', ')
  return wanted.kind === 'pair' ? `${wanted.together} seats together` : kinds[wanted.kind]
}

/** Formats `Sydney to Singapore (SYD to SIN)`: the codes distinguish two airports of one city. */
export function placePair(from: string, to: string): string {
  const [start, end] = [findAirport(from)?.city, findAirport(to)?.city]
  return start && end ? `${start} to ${end} (${from} to ${to})` : `${from} to ${to}`
}
