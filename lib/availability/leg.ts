import { type Cabin, cabins } from '../core/cabin.ts'
import { dateOf, type EpochDay, instantOf } from '../core/dates.ts'
import { offerAt } from './codec.ts'
import { estimateOptionCharges } from './estimated-charges.ts'
import type { IndexedRoute } from './indexed-route.ts'
import type { Leg } from './journeys-contract.ts'
import { CABINS, ESTIMATED } from './route-columns.ts'
import { routeId } from './route-key.ts'
import { milesPer1000 } from './row-order.ts'

/** A match, still packed: the cheapest offer with enough seats in a cell. */
export type Match = { cell: number; offer: number }

/** Returns a match in full, as responses show it, with its seats capped at `maxSeats`. */
export function legAt(route: IndexedRoute, match: Match, maxSeats: number): Leg {
  const source = route.sources[sourceAt(route, match)]
  if (source === undefined) throw new RangeError('a match names a source that the route has not')
  return { ...flightAt(route, match, maxSeats), source }
}

/** Returns the index of a match's source in its route's `sources`. */
export function sourceAt({ columns }: IndexedRoute, { offer }: Match): number {
  return columns.source[offer] ?? 0
}

/** Returns a match in full, except for its source. */
export function flightAt(route: IndexedRoute, { cell, offer: at }: Match, maxSeats: number): Omit<Leg, 'source'> {
  const { program, from, to } = route
  const { direct, seats, points, charges, itinerary, fare, missed } = offerAt(route, at)
  const isEstimated = ((route.columns.seats[at] ?? 0) & ESTIMATED) !== 0
  const day = route.firstDay + Math.floor(cell / CABINS)
  const cabin = cabinOfCell(cell)
  const date = dateOf(day)
  return {
    id: `${routeId(route)}_${date}_${cabin}_${direct ? 'd' : 'c'}`,
    program,
    date,
    from,
    to,
    cabin,
    direct,
    carriers: itinerary.carriers,
    stops: itinerary.stops,
    aircraft: itinerary.aircraft,
    flights: itinerary.flights,
    departs: localTime(day, itinerary.departs),
    arrives: localTime(day, itinerary.arrives),
    minutes: itinerary.minutes,
    seats: seats === null ? null : Math.min(seats, maxSeats),
    points,
    charges: isEstimated ? estimateOptionCharges(route, itinerary, cabin) : charges,
    fare,
    value: milesPer1000(route, at),
    missed,
    seenAt: instantOf(route.columns.seenAt[cell] ?? 0),
  }
}

/** Converts a seatRank back to a seat count; null = count unknown. */
export function seatsOfRank(rank: number): number | null {
  return rank % 2 === 1 ? rank >> 1 : null
}

export function cabinOfCell(cell: number): Cabin {
  return cabins[cell % CABINS] ?? 'Y'
}

/** Formats minutes after a day's midnight as `yyyy-mm-ddThh:mm`. */
function localTime(day: EpochDay, minutes: number | null): string | null {
  if (minutes === null) return null
  const later = Math.floor(minutes / 1440)
  const rest = minutes - later * 1440
  return `${dateOf(day + later)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
