import { z } from 'zod'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { Option } from './snapshot.ts'

/** The language of /api/options, kept apart from the reading of stored documents so that a browser can check it. */

/** One way to fly, as the API tells it. */
export const FlightOption = Option.extend({
  cabin: Cabin,
  seenAt: z.iso.datetime(),
  /** The newest look at the day did not find it, for the first time. */
  missed: z.boolean(),
})
export type FlightOption = z.infer<typeof FlightOption>

/** What stands behind one day of a route: every option of the newest look at each cabin asked for. */
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
