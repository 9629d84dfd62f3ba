import { z } from 'zod'
import { cabins } from './cabin.ts'
import { carrierPattern } from './codes.ts'
import { programs } from './program.ts'

export const Program = z.enum(programs)
export type Program = z.infer<typeof Program>

export const Cabin = z.enum(cabins)
export type Cabin = z.infer<typeof Cabin>

export const AirportCode = z.string().regex(/^[A-Z]{3}$/, 'an airport code is three capital letters, such as SYD')
export const CarrierCode = z.string().regex(carrierPattern, 'a carrier code is two characters, such as QF')

/** A calendar date that exists. */
export const IsoDate = z.iso.date()
/** Local wall-clock time at the airport, `yyyy-mm-ddThh:mm`, never with a zone. */
export const LocalDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** Points for one adult, one way. */
export const Points = z.int().min(0).max(10_000_000)

/** Taxes, fees and carrier charges in the currency's minor unit. A provider that names no currency leaves null. */
export const Charges = z.object({
  minor: z.int().min(0),
  currency: z.string().length(3).nullable(),
  /** The source named none: told from an amount of this year, month or day for a flight like it. Absent = seen. */
  estimatedFrom: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
})
export type Charges = z.infer<typeof Charges>
