import type { FoundSeats } from '../../../alerts/alert.ts'
import type { LaneAt } from '../../../alerts/party-split.ts'
import { laneKey, listSentLanes } from '../../../alerts/sent-keys.ts'
import { type Itinerary, readItinerary } from '../../../availability/itinerary.ts'
import { readOptions } from '../../../availability/options.ts'
import type { AvailabilityRepository } from '../../../availability/repository.ts'
import { epochSecond } from '../../../core/dates.ts'
import { reportFault } from '../../../core/faults.ts'

/** The flights of lanes by `laneKey`, where a source names them. */
export type KnownFlights = ReadonlyMap<string, Itinerary>

/**
 * Finds the flights of a message's seats in stored availability: for each lane the option at the points that were
 * found, otherwise the cheapest. If the database can't answer, returns no flights, so that the message isn't delayed.
 */
export async function findFlights(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  openings: readonly FoundSeats[],
): Promise<KnownFlights> {
  const lanes = new Map<string, { lane: LaneAt; points: number | null }>()
  for (const opening of openings) {
    const [own, ...others] = listSentLanes(opening)
    if (own) lanes.set(laneKey(own), { lane: own, points: opening.points })
    for (const lane of others) if (!lanes.has(laneKey(lane))) lanes.set(laneKey(lane), { lane, points: null })
  }
  try {
    const known = await Promise.all([...lanes.values()].map((one) => findFlight(repository, one)))
    return new Map([...lanes.keys()].flatMap((key, at) => (known[at] ? [[key, known[at]] as const] : [])))
  } catch (error) {
    reportFault('flights of a message', error)
    return new Map()
  }
}

async function findFlight(
  repository: Pick<AvailabilityRepository, 'readParts'>,
  { lane, points }: { lane: LaneAt; points: number | null },
): Promise<Itinerary | null> {
  const { program, from, to, date, cabin, direct } = lane
  const options = await readOptions(repository, {
    ...{ program, from, to, date, cabins: [cabin], seats: 1, directOnly: direct, fares: 'reward' },
  })
  const named = options.filter((option) => option.direct === direct && option.sectors !== null)
  const best = named.find((option) => points !== null && option.points === points) ?? named[0]
  return best === undefined ? null : readItinerary({ ...best, seenAt: epochSecond(best.seenAt) }, date)
}
