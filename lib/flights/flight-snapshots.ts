import * as z from '#small-zod'
import { AirportCode, Cabin, IsoDate, LocalDateTime } from '../core/schemas.ts'

/**
 * What a source of loads and seats saw of a flight at one moment: a snapshot. These shapes validate sources, the API
 * and answers in the browser.
 */

/** `sample` is the built-in invented data and must be shown as such; `contracted` is a source under agreement. */
export const FlightSource = z.object({
  kind: z.enum(['sample', 'contracted']),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
})
export type FlightSource = z.infer<typeof FlightSource>

/** One departure of a flight number, which may fly several legs a day. */
export const FlightLeg = z.object({
  flight: z.string().check(z.regex(/^[A-Z0-9]{2}\d{1,4}$/)),
  date: IsoDate,
  from: AirportCode,
  to: AirportCode,
  /** Local departure time; null if the source doesn't say. */
  departs: z.nullable(LocalDateTime),
})
export type FlightLeg = z.infer<typeof FlightLeg>

/** The aircraft of one snapshot. `variant` is the layout it was recognised as; null if none or several would fit. */
export const AircraftSeen = z.object({
  name: z.string().check(z.maxLength(60)),
  variant: z.nullable(z.string().check(z.maxLength(40))),
})
export type AircraftSeen = z.infer<typeof AircraftSeen>

/** The seats an airline sells in one booking class: 0 to 9, where 9 means nine or more. */
export const ClassCount = z.object({
  code: z.string().check(z.regex(/^[A-Z]$/)),
  cabin: Cabin,
  seats: z.int().check(z.gte(0), z.lte(9)),
})
export type ClassCount = z.infer<typeof ClassCount>

/** How full a cabin is; null where the source doesn't say. `booked` may exceed `capacity`: airlines oversell. */
export const CabinLoad = z.object({
  cabin: Cabin,
  capacity: z.nullable(z.int().check(z.gte(0), z.lte(900))),
  booked: z.nullable(z.int().check(z.gte(0), z.lte(999))),
})
export type CabinLoad = z.infer<typeof CabinLoad>

export const LoadSnapshot = z.object({
  seenAt: z.iso.datetime(),
  aircraft: AircraftSeen,
  classes: z.array(ClassCount).check(z.maxLength(40)),
  cabins: z.array(CabinLoad).check(z.maxLength(4)),
})
export type LoadSnapshot = z.infer<typeof LoadSnapshot>

export const SeatState = z.enum(['free', 'taken', 'blocked'])
export type SeatState = z.infer<typeof SeatState>

export const SeenSeat = z.object({
  name: z.string().check(z.regex(/^\d{1,2}[A-L]$/)),
  cabin: Cabin,
  state: SeatState,
})
export type SeenSeat = z.infer<typeof SeenSeat>

export const SeatSnapshot = z.object({
  seenAt: z.iso.datetime(),
  aircraft: AircraftSeen,
  seats: z.array(SeenSeat).check(z.maxLength(900)),
  /** Cabins for which we know only how many seats are free, not which. */
  counts: z
    .array(z.object({ cabin: Cabin, free: z.int().check(z.gte(0)), total: z.int().check(z.gte(0)) }))
    .check(z.maxLength(6)),
})
export type SeatSnapshot = z.infer<typeof SeatSnapshot>
