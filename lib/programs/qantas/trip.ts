import type { LocalDate } from '../../core/clock.ts'
import { flownMiles } from '../../network/distance.ts'
import { requireConnected, type Segment, waitMinutes } from '../segment.ts'
import { isJetstar, sharesQantasTable } from './carrier-tables.ts'

/** Why a Trip ends. */
export type TripEnd = 'stopover' | 'carrier-change' | 'flight-by-flight' | 'distance-limit' | 'end-of-direction'

/** Flights priced together, by their total miles. */
export type Trip = { segments: readonly Segment[]; miles: number; endedBy: TripEnd }

/** A wait longer than this is a stopover. */
export const stopoverMinutes = 24 * 60
/** The upper limit of the last zone, so no Trip can be longer. */
export const tripMilesLimit = 15_000

/**
 * Cuts a journey into Trips. A Trip ends at a stopover (more than 24 hours on the ground), where the partner airline or
 * the table changes, after each flight of a partner charged flight by flight, where the total would pass 15,000 miles,
 * and at the end of each direction. Source: pricing rules, see data/trip-rules.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-trip` for a direction without flights or with a gap
 */
export function splitIntoTrips(directions: readonly (readonly Segment[])[], bookedOn: LocalDate): Trip[] {
  const trips: Trip[] = []
  for (const direction of directions) {
    requireConnected(direction)
    let segments: Segment[] = []
    let miles = 0
    for (const [index, segment] of direction.entries()) {
      const next = direction[index + 1]
      segments.push(segment)
      miles += flownMiles(segment.from, segment.to)
      const endedBy = tripEnd(segment, next, miles, bookedOn)
      if (!endedBy) continue
      trips.push({ segments, miles, endedBy })
      segments = []
      miles = 0
    }
  }
  return trips
}

function tripEnd(segment: Segment, next: Segment | undefined, miles: number, bookedOn: LocalDate): TripEnd | null {
  if (!next) return 'end-of-direction'
  if ((waitMinutes(segment, next) ?? 0) > stopoverMinutes) return 'stopover'
  if (pricedWith(segment.carrier) !== pricedWith(next.carrier)) return 'carrier-change'
  if (pricedFlightByFlight(segment.carrier, bookedOn)) return 'flight-by-flight'
  return miles + flownMiles(next.from, next.to) > tripMilesLimit ? 'distance-limit' : null
}

/**
 * Partners whose connections were charged flight by flight, from the day this was first recorded until the tables
 * changed. Searches recorded before that day were charged as one total, as with any other partner.
 */
const flightByFlight: Record<string, { from: LocalDate; to: LocalDate }> = {
  CI: { from: '2023-11-19', to: '2025-08-04' },
}

/** True when each connecting flight of a partner is a Trip of its own on a booking date. Source: data/trip-rules.ts. */
export function pricedFlightByFlight(carrier: string, bookedOn: LocalDate): boolean {
  const period = flightByFlight[carrier]
  return period !== undefined && bookedOn >= period.from && bookedOn <= period.to
}

/**
 * A key for carriers whose miles are added up: Qantas, the airlines on its table and Jetstar share one; every partner
 * has its own.
 */
export function pricedWith(carrier: string): string {
  return sharesQantasTable(carrier) || isJetstar(carrier) ? 'QF' : carrier
}
