import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { earnOnFlight } from '../../programs/qantas/earn.ts'
import { type FareCategory, partnerEarn, qantasEarn } from '../../programs/qantas/earn-table.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { JourneyQuery, JourneyResult, Leg } from '../journeys-contract.ts'
import type { TablePrice } from '../search-contract.ts'
import { findConnections } from './connections.ts'
import { findGateways } from './gateways.ts'
import { planOneworld } from './oneworld.ts'
import { findReturns } from './returns.ts'
import { findSplits } from './splits.ts'
import { type CreditsOf, findStatusRuns } from './status-runs.ts'

/** What a status run's credits are based on, because what a reward seat earns is not published. */
const RUN_BASIS =
  'These are the status credits of a paid flight in the same cabin. Reward seats earn them only for Points Club members ' +
  'on QF flight numbers, at a rate Qantas doesn’t publish.'

const fareOf: Record<Cabin, FareCategory> = { Y: 'economy', W: 'premiumEconomy', J: 'business', F: 'first' }

/** Returns the status credits of a paid flight in the middle fare category of a cabin; null when no table has them. */
export const sectorCredits: CreditsOf = ({ from, to, carrier, cabin, date }) => {
  const earned = earnOnFlight({ from, to, carrier, fare: { category: fareOf[cabin] }, tier: 'Bronze', flownOn: date })
  return earned.status === 'published' ? earned.statusCredits : null
}

/** The earning tables, with their sources. */
function creditTables(): Pick<TablePrice, 'table' | 'asOf' | 'sources' | 'confidence'>[] {
  return [qantasEarn, partnerEarn].map(({ title, asOf, sources }) => ({
    table: title,
    asOf,
    sources: [...sources],
    confidence: 'confirmed',
  }))
}

/** Answers a journey query from the index. `today` is the booking date for prices. */
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

/** Lists every leg of a result, to find out its sources. */
export function listLegs(result: JourneyResult): Leg[] {
  switch (result.kind) {
    case 'connection':
      return result.connections.flatMap(({ legs }) => legs)
    case 'return':
      return [...result.trips, ...result.unpricedTrips].flatMap(({ out, back }) => [out, back])
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
