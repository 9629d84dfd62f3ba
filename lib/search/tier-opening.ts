import type { LocalDate } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import { findAirport } from '../network/airports.ts'
import { releaseTable } from '../programs/qantas/data/release-data.ts'
import { type QantasTier, qantasTiers } from '../programs/qantas/tiers.ts'
import type { Question } from './finder-state.ts'

export type TierOpening = { tier: QantasTier; opens: LocalDate }

/**
 * The day on which Qantas’s own premium seats of a date open to each tier; null where all tiers wait equally long: in
 * economy, and on flights within Australia and New Zealand.
 */
export function tierOpenings(date: LocalDate, { from, to, cabins }: Pick<Question, 'from' | 'to' | 'cabins'>) {
  if (!cabins.some((cabin) => cabin !== 'Y') || [...from, ...to].every(isNear)) return null
  const days = releaseTable.premiumLongHaulDays
  return qantasTiers.map((tier): TierOpening => ({ tier, opens: addDays(date, -days[tier]) }))
}

/**
 * Anything without a known country, such as a region, counts as far away, so that its flights are taken as long-haul.
 */
function isNear(token: string): boolean {
  const country = findAirport(token)?.country ?? /^country:(..)$/.exec(token)?.[1]
  return country === 'AU' || country === 'NZ'
}
