import type { LocalDate } from '../../core/clock.ts'
import { type Confidence, type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { addDays } from '../calendar.ts'
import { requireAmount, requireDate } from '../checks.ts'
import { RuleError } from '../rule-error.ts'
import { cardTransferTable, earnTable, krisflyerTable, poolingTable } from './data/points-data.ts'
import { releaseTable } from './data/window-data.ts'
import type { VelocityTier } from './status.ts'

export type VelocityEarning = { status: 'published'; points: number; perAud: number; table: TableReference }

/**
 * Points for a Virgin Australia fare: 5 a dollar for bookings before 2 April 2025 and 4 from then on, plus the tier's
 * share. Members who earn on an eligible card keep a better rate that was not published. Source: data/points-data.ts.
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
  if (bonus === null) return notPublished(`The points bonus of ${tier} was not found.`)
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

/** KrisFlyer miles for Velocity Points on a day, rounded down. Throws RuleError `bad-amount` below 5,000 points. */
export function krisflyerMilesFor(points: number, on: LocalDate): number {
  requireTransfer(points)
  return Math.floor((points * 100) / rateOn(on))
}

/** Velocity Points for KrisFlyer miles: the same rate back. Throws RuleError `bad-amount` below 5,000 miles. */
export function velocityPointsForKrisflyer(miles: number, on: LocalDate): number {
  return krisflyerMilesFor(miles, on)
}

/** The fewest Velocity Points that give a number of KrisFlyer miles. Throws RuleError `bad-amount`, `bad-date`. */
export function velocityPointsNeededFor(krisflyerMiles: number, on: LocalDate): number {
  requireAmount(krisflyerMiles, 'A number of miles')
  return Math.max(krisflyerTable.minPoints, Math.ceil((krisflyerMiles * rateOn(on)) / 100))
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

/** Velocity Points for Membership Rewards points of an Australian Amex card (2 for 1, recalled, no source has a name). */
export function velocityPointsForAmex(cardPoints: number): { points: number; confidence: 'recalled' } {
  requireAmount(cardPoints, 'A number of points')
  return { points: Math.floor(cardPoints / cardTransferTable.rows[0].pointsPerVelocity), confidence: 'recalled' }
}

/** A family pool that is wished for. */
export type PoolMember = { adult: boolean; sameAddress: boolean }

/** Why a family cannot pool its points so; empty when it can. */
export function poolingObstacles(members: readonly PoolMember[]): readonly string[] {
  const { maxMembers, maxAdults } = poolingTable
  const adults = members.filter((member) => member.adult).length
  return [
    ...(members.length > maxMembers ? [`A pool has at most ${maxMembers} people, not ${members.length}.`] : []),
    ...(adults > maxAdults ? [`A pool has at most ${maxAdults} adults, not ${adults}.`] : []),
    ...(members.some((member) => !member.sameAddress) ? ['Everyone in a pool must live at the same address.'] : []),
  ]
}

/** The first day a reward seat of a flight can be found with Velocity: 330 days ahead, 331 on Singapore Airlines. */
export function velocityReleaseDay(departure: LocalDate, carrier: string): LocalDate {
  return addDays(departure, -(carrier === 'SQ' ? releaseTable.singaporeDays : releaseTable.days))
}
