import type { LocalDate } from '../../core/clock.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { JourneyQuery, JourneyResult, Leg } from '../journeys-contract.ts'
import { findConnections } from './connections.ts'
import { findGateways } from './gateways.ts'
import { planOneworld } from './oneworld.ts'
import { findReturns } from './returns.ts'
import { creditTables, RUN_BASIS, sectorCredits } from './sector-credits.ts'
import { findSplits } from './splits.ts'
import { findStatusRuns } from './status-runs.ts'

/** Answers a journey question from the index. `today` is the booking date prices hold for. */
export function findJourneys(index: AvailabilityIndex, query: JourneyQuery, today: LocalDate): JourneyResult {
  switch (query.kind) {
    case 'connection':
      return { kind: query.kind, ...findConnections(index, query) }
    case 'return':
      return { kind: query.kind, ...findReturns(index, query) }
    case 'split':
      return { kind: query.kind, ...findSplits(index, query) }
    case 'gateway':
      return { kind: query.kind, ...findGateways(index, query, today) }
    case 'status-run':
      return {
        kind: query.kind,
        ...findStatusRuns(index, query, sectorCredits),
        basis: RUN_BASIS,
        tables: creditTables(),
      }
    case 'oneworld':
      return { kind: query.kind, ...planOneworld(index, query, today) }
  }
}

/** Every leg of a result, to tell where it was seen. */
export function legsOf(result: JourneyResult): Leg[] {
  switch (result.kind) {
    case 'connection':
      return result.connections.flatMap(({ legs }) => legs)
    case 'return':
      return result.trips.flatMap(({ out, back }) => [out, back])
    case 'split':
      return result.splits.flatMap(({ groups }) => groups.map(({ leg }) => leg))
    case 'gateway':
      return result.rungs.flatMap(({ legs }) => legs)
    case 'status-run':
      return [...result.trips, ...(result.run?.trips ?? [])].flatMap(({ out, back }) => [out, back])
    case 'oneworld':
      return result.legs.flatMap(({ first }) => first ?? [])
  }
}
