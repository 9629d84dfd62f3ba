import * as z from '#small-zod'
import { AirportCode, Cabin, IsoDate } from '../core/schemas.ts'
import { sharedSettings } from './alert.ts'

/** How often the flights of seat alerts are checked, in minutes. */
export const SEAT_MINUTES = 30

export const SeatName = z.string().check(z.regex(/^\d{1,2}[A-L]$/))

export const FlightCode = z.string().check(z.regex(/^[A-Z0-9]{2}\d{1,4}$/))

export const WantedSeat = z.union([
  z.object({ kind: z.enum(['window', 'aisle', 'exit']) }),
  z.object({ kind: z.literal('pair'), together: z.int().check(z.gte(2), z.lte(9)) }),
  z.object({ kind: z.literal('named'), seats: z.array(SeatName).check(z.minLength(1), z.maxLength(20)) }),
])
export type WantedSeat = z.infer<typeof WantedSeat>

export const SeatAlertSettings = z.object({
  ...sharedSettings,
  flight: FlightCode,
  date: IsoDate,
  cabin: Cabin,
  wanted: WantedSeat,
})
export type SeatAlertSettings = z.infer<typeof SeatAlertSettings>

/** Seats of one leg that meet the criteria; empty when none do. */
const SeatsOnLeg = z.object({
  from: AirportCode,
  to: AirportCode,
  seats: z.array(SeatName),
  seenAt: z.iso.datetime(),
})
export type SeatsOnLeg = z.infer<typeof SeatsOnLeg>

/**
 * A check of an alert's flight. `wish` is what it searched for; after an edit it doesn't apply to the new criteria.
 * `fault` says in one sentence why there was nothing to see; the legs then come from the check before.
 */
export const LastCheck = z.object({
  at: z.iso.datetime(),
  wish: z.string(),
  legs: z.array(SeatsOnLeg),
  sample: z.boolean(),
  fault: z.nullable(z.string()),
  /** True when the source knows no such flight on that day. */
  unknown: z.optional(z.boolean()),
})
export type LastCheck = z.infer<typeof LastCheck>

type SeatCriteria = Pick<SeatAlertSettings, 'flight' | 'date' | 'cabin' | 'wanted'>

/** Returns a key of what an alert waits for. */
export function getSeatAlertKey({ flight, date, cabin, wanted }: SeatCriteria): string {
  const what = wanted.kind === 'named' ? wanted.seats.join(',') : wanted.kind === 'pair' ? wanted.together : ''
  return `${flight} ${date} ${cabin} ${wanted.kind} ${what}`.trim()
}

/** Returns the newest check if it was for what the alert waits for now, else null. */
export function findCheckFor(settings: SeatCriteria, check: LastCheck | null | undefined): LastCheck | null {
  return check?.wish === getSeatAlertKey(settings) ? check : null
}
