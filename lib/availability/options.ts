import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { instantOf, monthOf } from '../core/dates.ts'
import { estimateOptionCharges } from './estimated-charges.ts'
import { type FareChoice, isChosenFare } from './fare-kind.ts'
import { readItinerary } from './itinerary.ts'
import { sureSeats } from './offers.ts'
import { decodeParts } from './options-codec.ts'
import type { FlightOption } from './options-contract.ts'
import type { AvailabilityRepository } from './repository.ts'
import type { RouteKey } from './route-key.ts'
import { missedBefore, type Option, type Snapshot } from './snapshot.ts'

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
