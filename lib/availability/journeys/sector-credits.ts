import type { Cabin } from '../../core/cabin.ts'
import { earnOnFlight } from '../../programs/qantas/earn.ts'
import { type FareCategory, partnerEarn, qantasEarn } from '../../programs/qantas/earn-table.ts'
import type { TablePrice } from '../search-contract.ts'
import type { CreditsOf } from './status-runs.ts'

/** What the credits of a status run rest on: nobody has published what a reward seat earns. */
export const RUN_BASIS =
  'Status credits are those of a paid flight in the same cabin. Reward seats earn them only for Points Club members on ' +
  'QF flight numbers, and at what rate is not published.'

const fareOf: Record<Cabin, FareCategory> = { Y: 'economy', W: 'premiumEconomy', J: 'business', F: 'first' }

/** Status credits of a paid flight in the middle fare category of a cabin; null where no table has them. */
export const sectorCredits: CreditsOf = ({ from, to, carrier, cabin, date }) => {
  const earned = earnOnFlight({ from, to, carrier, fare: { category: fareOf[cabin] }, tier: 'Bronze', flownOn: date })
  return earned.status === 'published' ? earned.statusCredits : null
}

/** The earning tables, with where they come from. */
export function creditTables(): Pick<TablePrice, 'table' | 'asOf' | 'sources' | 'confidence'>[] {
  return [qantasEarn, partnerEarn].map(({ title, asOf, sources }) => ({
    table: title,
    asOf,
    sources: [...sources],
    confidence: 'confirmed',
  }))
}
