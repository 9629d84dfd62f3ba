import type { FoundSeats } from '../../../alerts/alert.ts'
import { getRowKey, listSentGroups, type SentGroup } from '../../../alerts/sent-keys.ts'
import { type Itinerary, readItinerary } from '../../../availability/itinerary.ts'
import { sureSeats } from '../../../availability/offers.ts'
import { readOptions } from '../../../availability/options.ts'
import type { AvailabilityRepository } from '../../../availability/repository.ts'
import { epochSecond } from '../../../core/dates.ts'
import { reportFault } from '../../../core/faults.ts'

/** The flights of rows by `getRowKey`, where a source names them. */
export type KnownFlights = ReadonlyMap<string, Itinerary>

/**
 * Finds the flights of a message's seats in stored availability: for each row the option with the seats and points that
 * were found, otherwise the cheapest with the seats. If the database can't answer, returns no flights, so that the
 * message isn't delayed.
 */
export async function findFlights(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  openings: readonly FoundSeats[],
): Promise<KnownFlights> {
  const groups = new Map(openings.flatMap(listSentGroups).map((group) => [getRowKey(group.row), group]))
  try {
    const known = await Promise.all([...groups.values()].map((group) => findFlight(repository, group)))
    return new Map([...groups.keys()].flatMap((key, at) => (known[at] ? [[key, known[at]] as const] : [])))
  } catch (error) {
    reportFault('flights of a message', error)
    return new Map()
  }
}

async function findFlight(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  { row, seats, points }: SentGroup,
): Promise<Itinerary | null> {
  const { program, from, to, date, cabin, direct } = row
  const options = await readOptions(repository, {
    ...{ program, from, to, date, cabins: [cabin], seats: 1, directOnly: direct, fares: 'reward' },
  })
  const named = options.filter((option) => option.direct === direct && option.sectors !== null)
  const enough = named.filter((option) => sureSeats(option.seats) >= seats)
  const best = enough.find((option) => option.points === points) ?? enough[0] ?? named[0]
  return best === undefined ? null : readItinerary({ ...best, seenAt: epochSecond(best.seenAt) }, date)
}
