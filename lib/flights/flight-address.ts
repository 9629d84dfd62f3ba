import { AirportCode, IsoDate } from '../core/schemas.ts'
import type { Codec } from '../core/url-state.ts'
import { parseFlightNumber } from './flight-number.ts'

/** The parameters of a page about a flight: a flight number or a pair of airports, a day, and how many sit together. */
export type FlightQuestion = {
  flight: string | null
  from: string | null
  to: string | null
  date: string | null
  party: number
}

const airport: Codec<string> = {
  read: (text) => AirportCode.safeParse(text.toUpperCase()).data ?? null,
  write: String,
  expected: 'an airport code such as SYD',
}

export const flightCodecs: { [Key in keyof FlightQuestion]: Codec<NonNullable<FlightQuestion[Key]>> } = {
  flight: { read: parseFlightNumber, write: String, expected: 'a flight number such as QF11' },
  from: airport,
  to: airport,
  date: { read: (text) => IsoDate.safeParse(text).data ?? null, write: String, expected: 'a date such as 2026-12-01' },
  party: {
    read: (text) => (/^[1-9]$/.test(text) ? Number(text) : null),
    write: String,
    expected: 'a number from 1 to 9',
  },
}

/** Returns the address of an API about one flight. With both airports, it asks for that leg. */
export function flightApiAddress(
  api: 'loads' | 'seats',
  { flight, date, from, to }: Omit<FlightQuestion, 'party'>,
): string {
  const params = new URLSearchParams({ flight: flight ?? '', date: date ?? '' })
  if (from && to) {
    params.set('from', from)
    params.set('to', to)
  }
  return `/api/flights/${api}?${params}`
}
