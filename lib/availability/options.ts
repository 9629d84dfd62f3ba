import { z } from 'zod'
import type { LocalDate } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { instantOf, monthOf } from '../core/dates.ts'
import { AirportCode, Cabin, IsoDate, Program } from '../core/schemas.ts'
import { estimateOptionCharges } from './estimated-charges.ts'
import { readItinerary } from './itinerary.ts'
import { type FareChoice, isChosenFare } from './observation.ts'
import { sureSeats } from './offers.ts'
import { decodeParts } from './options-codec.ts'
import type { AvailabilityRepository } from './repository.ts'
import type { RouteKey } from './route-key.ts'
import { Ignored } from './search-contract.ts'
import { missedBefore, Option, type Snapshot } from './snapshot.ts'

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
  ignored: Ignored,
})
export type OptionsAnswer = z.infer<typeof OptionsAnswer>

export type OptionsQuery = RouteKey & {
  date: LocalDate
  cabins: readonly Cabin[]
  seats: number
  directOnly: boolean
  fares: FareChoice
}

/**
 * Reads the options behind a row: direct ones first, then by points and departure. Reads one month of one route.
 * @throws RangeError or ZodError when a stored document is damaged
 */
export async function readOptions(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  query: OptionsQuery,
): Promise<FlightOption[]> {
  const { program, from, to, date } = query
  const snapshots = decodeParts(await repository.readParts({ program, from, to }, monthOf(date)))
  return snapshots
    .filter((snapshot) => snapshot.date === date && query.cabins.includes(snapshot.cabin))
    .flatMap((snapshot) => snapshot.options.map((option) => toFlightOption(option, snapshot, query)))
    .filter(({ seats, direct }) => sureSeats(seats) >= query.seats && (direct || !query.directOnly))
    .filter(({ fare }) => isChosenFare(fare, query.fares))
    .sort(byPointsAndDeparture)
}

function toFlightOption(option: Option, snapshot: Snapshot, route: RouteKey): FlightOption {
  const missed = option.seenAt < missedBefore(snapshot)
  const charges = option.charges ?? estimateOptionCharges(route, readItinerary(option, snapshot.date), snapshot.cabin)
  return { ...option, charges, cabin: snapshot.cabin, seenAt: instantOf(option.seenAt), missed }
}

function byPointsAndDeparture(a: FlightOption, b: FlightOption): number {
  return (
    Number(b.direct) - Number(a.direct) ||
    compare(a.points ?? Infinity, b.points ?? Infinity) ||
    compare(a.sectors?.[0]?.departs ?? '~', b.sectors?.[0]?.departs ?? '~')
  )
}
