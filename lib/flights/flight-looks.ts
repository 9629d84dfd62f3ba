import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, LocalDateTime } from '../core/schemas.ts'

/** What a source of loads and seats sees of a flight. The same shapes check a source, the API and the browser. */

/** `sample` is the built-in invented world and must stay visible; `contracted` is a source under agreement. */
export const FlightSource = z.object({ kind: z.enum(['sample', 'contracted']), name: z.string().min(1).max(120) })
export type FlightSource = z.infer<typeof FlightSource>

/** One departure: a number may fly several legs on a day. */
export const FlightLeg = z.object({
  flight: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/),
  date: IsoDate,
  from: AirportCode,
  to: AirportCode,
  /** Local time of departure, null where the source does not say. */
  departs: z.nullable(LocalDateTime),
})
export type FlightLeg = z.infer<typeof FlightLeg>

/** The aircraft of one look. `variant` is the layout it was recognised as, null where none or several would fit. */
export const AircraftSeen = z.object({ name: z.string().max(60), variant: z.string().max(40).nullable() })
export type AircraftSeen = z.infer<typeof AircraftSeen>

/** Seats an airline sells at one booking class: 0 to 9, where 9 means nine or more. */
export const ClassCount = z.object({ code: z.string().regex(/^[A-Z]$/), cabin: Cabin, seats: z.int().min(0).max(9) })
export type ClassCount = z.infer<typeof ClassCount>

/** How full a cabin is; null where the source does not tell. Airlines may sell more than the capacity. */
export const CabinLoad = z.object({
  cabin: Cabin,
  capacity: z.int().min(0).max(900).nullable(),
  booked: z.int().min(0).max(999).nullable(),
})
export type CabinLoad = z.infer<typeof CabinLoad>

export const LoadLook = z.object({
  seenAt: z.iso.datetime(),
  aircraft: AircraftSeen,
  classes: z.array(ClassCount).max(40),
  cabins: z.array(CabinLoad).max(4),
})
export type LoadLook = z.infer<typeof LoadLook>

export const SeatState = z.enum(['free', 'taken', 'blocked'])
export type SeatState = z.infer<typeof SeatState>

export const SeenSeat = z.object({ name: z.string().regex(/^\d{1,2}[A-L]$/), cabin: Cabin, state: SeatState })
export type SeenSeat = z.infer<typeof SeenSeat>

export const SeatLook = z.object({
  seenAt: z.iso.datetime(),
  aircraft: AircraftSeen,
  seats: z.array(SeenSeat).max(900),
  /** Cabins of which only numbers are known, not which seats. */
  counts: z.array(z.object({ cabin: Cabin, free: z.int().min(0), total: z.int().min(0) })).max(6),
})
export type SeatLook = z.infer<typeof SeatLook>
