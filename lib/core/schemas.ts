import * as z from '#small-zod'
import { cabins } from './cabin.ts'
import { carrierPattern, placePattern } from './codes.ts'
import { programs } from './program.ts'

export const Program = z.enum(programs)
export type Program = z.infer<typeof Program>

export const Cabin = z.enum(cabins)
export type Cabin = z.infer<typeof Cabin>

export const AirportCode = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, 'an airport code is three capital letters, such as SYD'))
export const CarrierCode = z.string().check(z.regex(carrierPattern, 'a carrier code is two characters, such as QF'))
/** One or more airports: `SYD`, `country:JP`, `region:europe`. */
export const PlaceToken = z
  .string()
  .check(z.regex(placePattern, 'must be a code such as SYD, country:JP or region:europe'))

/** A calendar date that exists. */
export const IsoDate = z.iso.date()
/** Local wall-clock time at the airport, `yyyy-mm-ddThh:mm`, never with a zone. */
export const LocalDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))

/** Points for one adult, one way. */
export const Points = z.int().check(z.gte(0), z.lte(10_000_000))

/** Taxes, fees and carrier charges in the currency's minor unit. The currency is null when the provider names none. */
export const Charges = z.object({
  minor: z.int().check(z.gte(0)),
  currency: z.nullable(z.string().check(z.length(3))),
  /** For an estimate, as the source gave none: the year, month or day of the similar flight's amount it is based on. */
  estimatedFrom: z.optional(z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))),
})
export type Charges = z.infer<typeof Charges>
