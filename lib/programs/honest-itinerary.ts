import { type Cabin, cabins } from '../core/cabin.ts'
import throughFlights from '../network/data/through-flights.json' with { type: 'json' }
import { flownMiles } from '../network/distance.ts'
import { minutesBetween } from '../network/local-time.ts'
import { highestCabin, requireConnected, type Segment, sumMiles, waitMinutes } from './segment.ts'

/** A segment with its flight number, `QF1`, when known. */
export type FlownSegment = Segment & { flight?: string | null }

/** A landing the seller does not show as a connection. */
export type HiddenStop = { flight: string; at: string; why: 'through-flight' | 'same-flight-number' }

/** What an itinerary really consists of, regardless of how it is sold. */
export type HonestItinerary = {
  miles: number
  /** The best cabin on it, which is the one it is sold as. */
  soldAs: Cabin
  /** Share of the flown distance in each cabin, 0 to 1, adding up to 1. */
  shareByCabin: Record<Cabin, number>
  /** Flights in a cabin below the one it is sold as. */
  lowerCabin: readonly { from: string; to: string; cabin: Cabin; miles: number }[]
  connections: readonly { at: string; waitMinutes: number | null }[]
  hiddenStops: readonly HiddenStop[]
  /** Minutes from departure at the first airport to arrival at the last; null when a time is not known. */
  totalMinutes: number | null
}

/**
 * Analyses an itinerary: how much of the distance is flown in each cabin, and where it lands on the way.
 * @throws NetworkError `unknown-airport`, `bad-time`; RuleError `bad-trip`
 */
export function honestItinerary(segments: readonly FlownSegment[]): HonestItinerary {
  requireConnected(segments)
  const miles = sumMiles(segments)
  const soldAs = highestCabin(segments)
  return {
    miles,
    soldAs,
    shareByCabin: shares(segments, miles),
    lowerCabin: segments
      .filter((segment) => segment.cabin !== soldAs)
      .map(({ from, to, cabin }) => ({ from, to, cabin, miles: flownMiles(from, to) })),
    connections: listConnections(segments),
    hiddenStops: [...throughStops(segments), ...sameNumberStops(segments)],
    totalMinutes: totalMinutes(segments),
  }
}

function shares(segments: readonly FlownSegment[], miles: number): Record<Cabin, number> {
  const share: Record<Cabin, number> = { Y: 0, W: 0, J: 0, F: 0 }
  for (const cabin of cabins) {
    const inCabin = segments.filter((segment) => segment.cabin === cabin)
    // Without any distance, count flights instead of miles.
    share[cabin] = miles > 0 ? sumMiles(inCabin) / miles : inCabin.length / segments.length
  }
  return share
}

function listConnections(segments: readonly FlownSegment[]): HonestItinerary['connections'] {
  return segments.slice(0, -1).map((segment, index) => {
    const next = segments[index + 1]
    return { at: segment.to, waitMinutes: next ? waitMinutes(segment, next) : null }
  })
}

/** Finds flights sold as a single flight that are known to land on the way, such as QF1 in Singapore. */
function throughStops(segments: readonly FlownSegment[]): HiddenStop[] {
  return segments.flatMap((segment) => {
    const known = throughFlights.find(
      ({ carrier, flights, from, to }) =>
        carrier === segment.carrier &&
        ((from === segment.from && to === segment.to) || (from === segment.to && to === segment.from)) &&
        (!segment.flight || flights.length === 0 || flights.includes(segment.flight)),
    )
    return known ? [{ flight: segment.flight ?? segment.carrier, at: known.via, why: 'through-flight' as const }] : []
  })
}

/** Finds consecutive segments with the same flight number: booked as one flight, flown as two. */
function sameNumberStops(segments: readonly FlownSegment[]): HiddenStop[] {
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1]
    const same = segment.flight && next?.flight === segment.flight
    return same ? [{ flight: segment.flight ?? '', at: segment.to, why: 'same-flight-number' as const }] : []
  })
}

function totalMinutes(segments: readonly FlownSegment[]): number | null {
  const first = segments[0]
  const last = segments.at(-1)
  if (!first?.departs || !last?.arrives) return null
  return minutesBetween({ airport: first.from, local: first.departs }, { airport: last.to, local: last.arrives })
}
