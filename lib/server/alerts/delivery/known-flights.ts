import type { FoundSeats } from '../../../alerts/alert.ts'
import type { RowKey } from '../../../alerts/party-split.ts'
import { getRowKey, listSentRows } from '../../../alerts/sent-keys.ts'
import { type Itinerary, readItinerary } from '../../../availability/itinerary.ts'
import { readOptions } from '../../../availability/options.ts'
import type { AvailabilityRepository } from '../../../availability/repository.ts'
import { epochSecond } from '../../../core/dates.ts'
import { reportFault } from '../../../core/faults.ts'

/** The flights of rows by `getRowKey`, where a source names them. */
export type KnownFlights = ReadonlyMap<string, Itinerary>

/**
 * Finds the flights of a message's seats in stored availability: for each row the option at the points that were
 * found, otherwise the cheapest. If the database can't answer, returns no flights, so that the message isn't delayed.
 */
export async function findFlights(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  openings: readonly FoundSeats[],
): Promise<KnownFlights> {
  const rows = new Map<string, { row: RowKey; points: number | null }>()
  for (const opening of openings) {
    const [own, ...others] = listSentRows(opening)
    if (own) rows.set(getRowKey(own), { row: own, points: opening.points })
    for (const row of others) if (!rows.has(getRowKey(row))) rows.set(getRowKey(row), { row, points: null })
  }
  try {
    const known = await Promise.all([...rows.values()].map((one) => findFlight(repository, one)))
    return new Map([...rows.keys()].flatMap((key, at) => (known[at] ? [[key, known[at]] as const] : [])))
  } catch (error) {
    reportFault('flights of a message', error)
    return new Map()
  }
}

async function findFlight(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  { row, points }: { row: RowKey; points: number | null },
): Promise<Itinerary | null> {
  const { program, from, to, date, cabin, direct } = row
  const options = await readOptions(repository, {
    ...{ program, from, to, date, cabins: [cabin], seats: 1, directOnly: direct, fares: 'reward' },
  })
  const named = options.filter((option) => option.direct === direct && option.sectors !== null)
  const best = named.find((option) => points !== null && option.points === points) ?? named[0]
  return best === undefined ? null : readItinerary({ ...best, seenAt: epochSecond(best.seenAt) }, date)
}
