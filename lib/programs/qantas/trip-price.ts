import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import {
  type Confidence,
  type NotPublished,
  notPublished,
  type TableReference,
  weakestConfidence,
} from '../../core/provenance.ts'
import { flownMiles } from '../../network/distance.ts'
import { RuleError } from '../rule-error.ts'
import { cutWhere, highestCabin, requireConnected, type Segment, sumMiles, waitMinutes } from '../segment.ts'
import { findCarrierTable, isJetstar, sharesQantasTable } from './carrier-tables.ts'
import { noTable, priceOnTable, requireBookingDate } from './classic-reward.ts'

/** Why a Trip ends. */
type TripEnd = 'stopover' | 'carrier-change' | 'flight-by-flight' | 'distance-limit' | 'end-of-direction'

/** Flights priced together, by their total miles. */
type Trip = { segments: readonly Segment[]; miles: number; endedBy: TripEnd }

/** A wait longer than this is a stopover. */
const stopoverMinutes = 24 * 60
/** The upper limit of the last zone, so no Trip can be longer. */
const tripMilesLimit = 15_000

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

/** A part of a Trip priced by one table look-up. */
export type PricedPart = {
  from: string
  to: string
  carriers: readonly string[]
  cabin: Cabin
  miles: number
  zone: number
  points: number
  table: TableReference
  conditions: readonly string[]
}

/** Which rule gave the lowest price the program allows. */
type PricingRule = 'whole-trip' | 'split-by-cabin' | 'each-flight-on-its-own-table'

/** What one Trip costs one adult. */
type TripPrice = {
  status: 'published'
  points: number
  rule: PricingRule
  parts: readonly PricedPart[]
  confidence: Confidence
}

/** What a whole journey costs one adult: the sum of its Trips. */
type JourneyPrice = {
  status: 'published'
  points: number
  trips: readonly (TripPrice & { endedBy: TripEnd })[]
  confidence: Confidence
}

/** The first booking date from which mixed cabins on partners are known to cost the lower of the two prices. */
const lowerOfForPartnersFrom: LocalDate = '2025-08-05'
/** Partners still charged per cabin after that date, even though the whole Trip would have been cheaper. */
const stillSplit = new Set(['PR'])

/**
 * Prices a journey for one adult, given direction by direction (a return is two). Each direction is cut into Trips (see
 * trip.ts), each Trip is priced by the rules of priceTrip, and the prices add up.
 * @throws NetworkError `unknown-airport`; RuleError `bad-trip`, `bad-date`, `before-any-table`
 */
export function priceJourney(
  directions: readonly (readonly Segment[])[],
  bookedOn: LocalDate,
): JourneyPrice | NotPublished {
  requireBookingDate(bookedOn)
  const trips: (TripPrice & { endedBy: TripEnd })[] = []
  for (const trip of splitIntoTrips(directions, bookedOn)) {
    const price = tripPrice(trip.segments, bookedOn)
    if (price.status === 'not-published') return price
    trips.push({ ...price, endedBy: trip.endedBy })
  }
  return {
    status: 'published',
    points: trips.reduce((sum, trip) => sum + trip.points, 0),
    trips,
    confidence: weakestConfidence(...trips.map((trip) => trip.confidence)),
  }
}

/**
 * Prices one Trip for one adult: flights without a stopover on one partner, or on Qantas and the airlines on its table.
 * One airline and cabin: one zone for the total miles. Mixed cabins: the lower of the whole Trip in the highest cabin
 * and a split at every change of cabin; partners booked before 5 August 2025 were always split. Qantas with Jetstar:
 * also each flight on its own table, if that is lower. Source: pricing rules and recorded results, see
 * data/trip-rules.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-trip`, `bad-date`, `before-any-table`
 */
export function priceTrip(trip: Pick<Trip, 'segments'>, bookedOn: LocalDate): TripPrice | NotPublished {
  requireBookingDate(bookedOn)
  requireConnected(trip.segments)
  const [first, ...others] = trip.segments
  const stranger = others.find((segment) => pricedWith(segment.carrier) !== pricedWith(first?.carrier ?? ''))
  if (stranger) {
    throw new RuleError('bad-trip', `${first?.carrier} and ${stranger.carrier} are never one Trip: price the journey.`)
  }
  return tripPrice(trip.segments, bookedOn)
}

function tripPrice(segments: readonly Segment[], bookedOn: LocalDate): TripPrice | NotPublished {
  const first = segments[0]
  if (!first || segments.length === 1) return onePrice(segments, bookedOn)
  let mixedCabins = false
  let own = 0
  let jetstar = 0
  for (const { cabin, carrier } of segments) {
    if (cabin !== first.cabin) mixedCabins = true
    if (sharesQantasTable(carrier)) own++
    else if (isJetstar(carrier)) jetstar++
  }
  const withJetstar = own > 0 && jetstar > 0
  if (!mixedCabins && !withJetstar) return onePrice(segments, bookedOn)
  const alwaysSplit = own + jetstar === 0 && (bookedOn < lowerOfForPartnersFrom || stillSplit.has(first.carrier))
  const candidates: (TripPrice | NotPublished)[] = alwaysSplit ? [] : [onePrice(segments, bookedOn)]
  if (mixedCabins) candidates.push(splitByCabin(segments, bookedOn))
  if (withJetstar) candidates.push(eachOnItsOwnTable(segments, bookedOn))
  return lowest(candidates)
}

/** Returns the lowest price. If any price is unknown, the lowest cannot be determined, so the result is unknown too. */
function lowest(candidates: readonly (TripPrice | NotPublished)[]): TripPrice | NotPublished {
  let best: TripPrice | undefined
  for (const candidate of candidates) {
    if (candidate.status === 'not-published') return candidate
    if (!best || candidate.points < best.points) best = candidate
  }
  return best ?? notPublished('No rule is known to price this Trip by.')
}

/** Prices the segments with one table look-up: total miles, highest cabin. */
function onePrice(segments: readonly Segment[], bookedOn: LocalDate): TripPrice | NotPublished {
  const carriers = listCarriers(segments)
  const carrier = carriers.find((code) => !isJetstar(code)) ?? carriers[0] ?? ''
  const on = findCarrierTable(carrier, bookedOn)
  if (!on) return noTable(carrier, bookedOn)
  const cabin = highestCabin(segments)
  const price = priceOnTable(on, sumMiles(segments), cabin)
  if (price.status === 'not-published') return price
  const { points, zone, miles, table, conditions } = price
  const from = segments[0]?.from ?? ''
  const to = segments.at(-1)?.to ?? ''
  const part: PricedPart = { from, to, carriers, cabin, miles, zone, points, table, conditions }
  return { status: 'published', points, rule: 'whole-trip', parts: [part], confidence: table.confidence }
}

function listCarriers(segments: readonly Segment[]): string[] {
  const carriers: string[] = []
  for (const { carrier } of segments) if (!carriers.includes(carrier)) carriers.push(carrier)
  return carriers
}

function splitByCabin(segments: readonly Segment[], bookedOn: LocalDate): TripPrice | NotPublished {
  const runs = cutWhere(segments, (previous, next) => previous.cabin !== next.cabin)
  return sumPrices(
    runs.map((run) => tripPrice(run, bookedOn)),
    'split-by-cabin',
  )
}

function eachOnItsOwnTable(segments: readonly Segment[], bookedOn: LocalDate): TripPrice | NotPublished {
  return sumPrices(
    segments.map((segment) => onePrice([segment], bookedOn)),
    'each-flight-on-its-own-table',
  )
}

function sumPrices(prices: readonly (TripPrice | NotPublished)[], rule: PricingRule): TripPrice | NotPublished {
  const parts: PricedPart[] = []
  let points = 0
  for (const price of prices) {
    if (price.status === 'not-published') return price
    points += price.points
    parts.push(...price.parts)
  }
  const confidence = weakestConfidence(...parts.map((part) => part.table.confidence))
  return { status: 'published', points, rule, parts, confidence }
}
