import { z } from 'zod'
import { Cabin, CarrierCode, Charges, Points, Sector, Source } from '../availability/observation.ts'

/** One way to fly a day in a cabin, as /api/options tells it. Points and charges are per adult, one way. */
export const FlightOption = z.object({
  cabin: Cabin.optional(),
  seats: z.int().min(1).max(9).nullable(),
  points: Points.nullable(),
  charges: Charges.nullable(),
  carriers: z.array(CarrierCode),
  direct: z.boolean(),
  sectors: z.array(Sector).nullable(),
  source: Source,
  seenAt: z.iso.datetime(),
})
export type FlightOption = z.infer<typeof FlightOption>

export const OptionsAnswer = z.object({ options: z.array(FlightOption) })
