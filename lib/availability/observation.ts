import { z } from 'zod'
import { sourceKinds } from '../core/codes.ts'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, LocalDateTime, Points, Program } from '../core/schemas.ts'
import { FareKind } from './fare-kind.ts'

/** One flown sector of an option, times local to each airport. */
export const Sector = z.object({
  from: AirportCode,
  to: AirportCode,
  carrier: CarrierCode,
  flight: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/),
  departs: LocalDateTime,
  arrives: LocalDateTime,
  aircraft: z.string().max(60).nullable(),
  cabin: Cabin,
  bookingClass: z
    .string()
    .regex(/^[A-Z]$/)
    .nullable(),
})
export type Sector = z.infer<typeof Sector>

export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.infer<typeof SourceKind>

/** Where a figure was seen. `sample` marks the built-in world and must stay visible wherever the figure is shown. */
export const Source = z.object({
  kind: SourceKind,
  name: z.string().min(1).max(120),
})
export type Source = z.infer<typeof Source>

/**
 * One look at one program, route, date and cabin: what a provider saw, or that it saw nothing.
 * `seats` 1-9 is a count (9 = nine or more), 0 means looked and none, null means some, count unknown.
 * `points` and `charges` are per adult, one way; null when the provider did not say.
 */
export const Observation = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  /** Departure date at the origin. */
  date: IsoDate,
  cabin: Cabin,
  seats: z.int().min(0).max(9).nullable(),
  points: Points.nullable(),
  charges: Charges.nullable(),
  carriers: z.array(CarrierCode).max(12),
  direct: z.boolean(),
  /** The flights, when the provider names them. */
  sectors: z.array(Sector).max(8).nullable(),
  /** Percent of the way flown in a lower cabin than the one sold, where the provider says so. */
  mixedPct: z.number().min(0).max(100).optional(),
  /** Whether it is a reward seat, where the provider says so; otherwise worked out in fare-kind.ts. */
  fare: FareKind.optional(),
  source: Source,
  seenAt: z.iso.datetime(),
})
export type Observation = z.infer<typeof Observation>
