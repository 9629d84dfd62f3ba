import { epochDay } from '../core/dates.ts'
import { findAirport } from '../network/airports.ts'
import { instantAt } from '../network/local-time.ts'
import type { Sector } from './observation.ts'
import { pack, unpack } from './packing.ts'
import type { Option, Snapshot } from './snapshot.ts'

/** How an offer is flown. It repeats from day to day, so a route stores each one only once. */
export type Itinerary = {
  /** Sorted codes; empty = the source named none. */
  carriers: string[]
  /** Airports between origin and destination; null = the source did not say. */
  stops: string[] | null
  /** As the source names them; empty = not named. */
  aircraft: string[]
  /** Flight numbers in order, such as QF1; empty = the source named none. */
  flights: string[]
  /** Minutes after midnight at the origin; null = the source named no flights. */
  departs: number | null
  /** Minutes after midnight at the start of the departure date, in the destination's local time; may be negative. */
  arrives: number | null
  /** From departure to arrival. */
  minutes: number | null
}

/** The most a route can hold, because an offer refers to its itinerary by a 16-bit index. */
export const MAX_ITINERARIES = 65_536
const MAX_BYTES = 30_000_000

/** Reads the itinerary of an option that departs on a date. */
export function readItinerary({ carriers, sectors, direct }: Option, date: Snapshot['date']): Itinerary {
  const unknown = {
    carriers,
    stops: direct ? [] : null,
    aircraft: [],
    flights: [],
    departs: null,
    arrives: null,
    minutes: null,
  }
  const first = sectors?.[0]
  const last = sectors?.at(-1)
  if (sectors === null || first === undefined || last === undefined) return unknown
  return {
    carriers,
    stops: sectors.slice(1).map(({ from }) => from),
    aircraft: sectors.flatMap(({ aircraft }) => aircraft ?? []),
    flights: sectors.map(({ flight }) => flight),
    departs: toMinute(first.departs, date),
    arrives: toMinute(last.arrives, date),
    minutes: getDuration(first, last),
  }
}

/** Returns the minutes from midnight at the start of a date to a local time. */
function toMinute(local: string, date: string): number {
  return Date.parse(`${local}Z`) / 60_000 - epochDay(date) * 1440
}

/** Returns null when an airport's time zone is unknown, or the times contradict each other. */
function getDuration(first: Sector, last: Sector): number | null {
  const leaves = utcMinute(first.from, first.departs)
  const lands = utcMinute(last.to, last.arrives)
  const minutes = leaves === null || lands === null ? 0 : lands - leaves
  return minutes > 0 && minutes < 10_000 ? minutes : null
}

/** Minutes an airport is ahead of UTC, by airport and date; null when its clocks change that day. */
const offsets = new Map<string, number | null>()

/** Converts a local time to UTC minutes since 1970. Caches offsets by day, because zone lookups are slow. */
function utcMinute(airport: string, local: string): number | null {
  if (findAirport(airport) === undefined) return null
  const day = `${airport} ${local.slice(0, 10)}`
  let offset = offsets.get(day)
  if (offset === undefined) {
    const [morning, night] = ['T00:00', 'T23:59'].map((time) => {
      const shown = `${local.slice(0, 10)}${time}`
      return (Date.parse(`${shown}Z`) - instantAt(airport, shown)) / 60_000
    })
    offset = morning === night ? (morning ?? null) : null
    offsets.set(day, offset)
  }
  return offset === null ? instantAt(airport, local) / 60_000 : Date.parse(`${local}Z`) / 60_000 - offset
}

/** Returns a unique key: two itineraries have the same key only when they are equal. */
export function getItineraryKey({ carriers, stops, aircraft, departs, arrives, minutes, flights }: Itinerary): string {
  return JSON.stringify([carriers, stops, aircraft, departs, arrives, minutes, flights])
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function packItineraries(itineraries: readonly Itinerary[]): Uint8Array<ArrayBuffer> {
  return pack(encoder.encode(`[${itineraries.map(getItineraryKey)}]`))
}

/** @throws RangeError or SyntaxError when the bytes are damaged. */
export function unpackItineraries(bytes: Uint8Array): Itinerary[] {
  const rows: [string[], string[] | null, string[], number | null, number | null, number | null, string[]?][] =
    JSON.parse(decoder.decode(unpack(bytes, MAX_BYTES)))
  // Itineraries stored before flight numbers were kept have none.
  return rows.map(([carriers, stops, aircraft, departs, arrives, minutes, flights = []]) => ({
    carriers,
    stops,
    aircraft,
    flights,
    departs,
    arrives,
    minutes,
  }))
}
