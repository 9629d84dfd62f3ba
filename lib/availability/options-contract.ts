import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { Option } from './snapshot.ts'

/** The contract of /api/options, kept apart from the code that reads stored documents so that browsers can use it. */

/** One way to fly, as the API returns it. */
export const FlightOption = Option.extend({
  cabin: Cabin,
  seenAt: z.iso.datetime(),
  /** True when the newest check did not find it, for the first time. */
  missed: z.boolean(),
})
export type FlightOption = z.infer<typeof FlightOption>

/** Every option of one day of a route, from the newest check of each cabin asked for. */
export const OptionsAnswer = z.object({
  now: z.iso.datetime(),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  date: IsoDate,
  /** Passengers, after clamping: options with too few seats are left out. */
  seats: z.int(),
  options: z.array(FlightOption),
  sample: z.boolean(),
})
export type OptionsAnswer = z.infer<typeof OptionsAnswer>
