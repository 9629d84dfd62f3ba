import * as z from '#small-zod'
import { fareChoices, fareKinds, sourceKinds } from '../core/codes.ts'
import { AirportCode, Cabin, CarrierCode, Charges, IsoDate, LocalDateTime, Points, Program } from '../core/schemas.ts'

export const FareKind = z.enum(fareKinds)
export type FareKind = z.infer<typeof FareKind>

export const FareChoice = z.enum(fareChoices)
export type FareChoice = z.infer<typeof FareChoice>

export function isChosenFare(fare: FareKind, choice: FareChoice): boolean {
  return (fare === 'reward') === (choice === 'reward')
}

/** One flight of an option. Times are local to each airport. */
export const Sector = z.object({
  from: AirportCode,
  to: AirportCode,
  carrier: CarrierCode,
  flight: z.string().check(z.regex(/^[A-Z0-9]{2}\d{1,4}$/)),
  departs: LocalDateTime,
  arrives: LocalDateTime,
  aircraft: z.nullable(z.string().check(z.maxLength(60))),
  cabin: Cabin,
  bookingClass: z.nullable(z.string().check(z.regex(/^[A-Z]$/))),
})
export type Sector = z.infer<typeof Sector>

export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.infer<typeof SourceKind>

/** Where a figure was seen. `sample` marks invented data and must stay visible wherever the figure is shown. */
export const Source = z.object({
  kind: SourceKind,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
})
export type Source = z.infer<typeof Source>

/**
 * One check of one program, route, date and cabin: what a provider saw, or that it saw nothing.
 * `seats` 1-9 is a count (9 = nine or more), 0 means checked and none, null means some, count unknown.
 * `points` and `charges` are per adult, one way; null when the provider did not say.
 */
export const Observation = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  /** Departure date at the origin. */
  date: IsoDate,
  cabin: Cabin,
  seats: z.nullable(z.int().check(z.gte(0), z.lte(9))),
  points: z.nullable(Points),
  charges: z.nullable(Charges),
  carriers: z.array(CarrierCode).check(z.maxLength(12)),
  direct: z.boolean(),
  /** The flights, when the provider names them. */
  sectors: z.nullable(z.array(Sector).check(z.maxLength(8))),
  /** Percentage of the journey flown in a lower cabin than the one sold, when the provider says so. */
  mixedPct: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** The kind of fare, when the provider says so; otherwise classify-fare.ts works it out. */
  fare: z.optional(FareKind),
  source: Source,
  seenAt: z.iso.datetime(),
})
export type Observation = z.infer<typeof Observation>
