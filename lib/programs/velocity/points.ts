import type { LocalDate } from '../../core/clock.ts'
import { type Confidence, type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { RuleError, requireAmount, requireDate } from '../rule-error.ts'
import { earnTable, krisflyerTable } from './data/points-data.ts'
import type { VelocityTier } from './status.ts'

export type VelocityEarning = { status: 'published'; points: number; perAud: number; table: TableReference }

/**
 * Computes the points earned on a Virgin Australia fare: 5 a dollar for bookings before 2 April 2025 and 4 from then
 * on, plus the tier's bonus share. Members who earn on an eligible card keep a better rate, which was not published.
 * Source: data/points-data.ts.
 * @throws RuleError `bad-amount`, `bad-date`
 */
export function velocityPointsForFare(
  fareAud: number,
  tier: VelocityTier,
  bookedOn: LocalDate,
): VelocityEarning | NotPublished {
  requireAmount(fareAud, 'A fare')
  requireDate(bookedOn)
  const bonus = earnTable.bonus[tier]
  if (bonus === null) return notPublished(`The points bonus of ${tier} isn’t published.`)
  const now = bookedOn >= earnTable.asOf
  const perAud = (now ? earnTable.perAud.from2025 : earnTable.perAud.before) * (1 + bonus)
  const { id, title, asOf, sources } = earnTable
  const confidence: Confidence = now && bonus > 0 ? 'recalled' : 'confirmed'
  return {
    status: 'published',
    points: Math.floor(fareAud * perAud),
    perAud,
    table: { id, title, asOf, sources, confidence },
  }
}

/**
 * The KrisFlyer miles that Velocity Points give on a day, rounded down. Throws RuleError `bad-amount` below 5,000
 * points.
 */
export function krisflyerMilesFor(points: number, on: LocalDate): number {
  requireTransfer(points)
  return Math.floor((points * 100) / rateOn(on))
}

function rateOn(on: LocalDate): number {
  requireDate(on)
  const [today, before] = krisflyerTable.rates
  return on >= today.from ? today.pointsPer100Miles : before.pointsPer100Miles
}

function requireTransfer(points: number): void {
  requireAmount(points, 'A number of points')
  if (points < krisflyerTable.minPoints) {
    throw new RuleError('bad-amount', `A transfer is at least ${krisflyerTable.minPoints} points, not ${points}.`)
  }
}
