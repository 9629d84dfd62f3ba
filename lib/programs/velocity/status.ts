import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { requireAmount, requireDate, requireMiles } from '../rule-error.ts'
import { distanceTable, spendTable, tierTable } from './data/status-data.ts'

/** Velocity tiers, lowest first. */
export const velocityTiers = ['Red', 'Silver', 'Gold', 'Platinum', 'Platinum Plus'] as const
export type VelocityTier = (typeof velocityTiers)[number]

/** Fare families of Virgin Australia. */
export type VelocityFare = 'lite' | 'choice' | 'flex' | 'business'

export type StatusCreditsEarned = { status: 'published'; statusCredits: number; table: TableReference }

/** From this day on, reviews require a share from Virgin Australia instead of a number of sectors. */
const shareRuleFrom: LocalDate = '2025-10-01'

/**
 * Computes the status credits of one ticket on Virgin Australia, including flights of Link Airways: by the fare paid,
 * rounded up, for bookings from 2 April 2025; by distance and network before. It was never published whether the fare
 * includes taxes. Source: data/status-data.ts.
 * @throws RuleError `bad-amount`, `bad-miles`, `bad-date`
 */
export function velocityStatusCredits(question: {
  fare: VelocityFare
  fareAud: number
  miles: number
  network: 'domestic' | 'shortHaulInternational'
  bookedOn: LocalDate
}): StatusCreditsEarned | NotPublished {
  const { fare, fareAud, miles, network, bookedOn } = question
  requireAmount(fareAud, 'A fare')
  requireMiles(miles)
  requireDate(bookedOn)
  if (bookedOn >= spendTable.asOf) return { ...published(spendTable), statusCredits: bySpend(fare, fareAud) }
  const row = distanceTable.rows.find(
    (one) => one.network === network && (one.maxMiles === null || Math.round(miles) <= one.maxMiles),
  )
  if (!row || bookedOn < distanceTable.validFrom) {
    return notPublished(`The status credit table of ${bookedOn} isn’t published.`)
  }
  return { ...published(distanceTable), statusCredits: row[fare] }
}

/** Computes in cents, because 24.01 / 24 must round up and 24.00 / 24 must not. */
function bySpend(fare: VelocityFare, fareAud: number): number {
  return Math.ceil(Math.round(fareAud * 100) / (spendTable.audPerStatusCredit[fare] * 100))
}

function published({ id, title, asOf, sources, confidence }: TableReference) {
  return { status: 'published' as const, table: { id, title, asOf, sources, confidence } }
}

/** A member's last twelve months. */
export type VelocityYear = {
  statusCredits: number
  /** Those of them earned on Virgin Australia flight numbers flown in person; pooled and card credits don't count. */
  fromVirgin: number
  /** Eligible sectors, which counted until 30 September 2025. */
  eligibleSectors: number
}

export type VelocityTierGap = { tier: VelocityTier; statusCredits: number; fromVirgin: number; eligibleSectors: number }

export type VelocityStatusOutlook = {
  attained: VelocityTier
  /** The tier after the review: the held tier if it is kept, otherwise one lower, but never below `attained`. */
  afterReview: VelocityTier
  /** What is missing for the tier above `held` or `attained`, whichever is higher; null at the top. */
  next: VelocityTierGap | null
  toKeepHeld: VelocityTierGap
}

type TierRule = (typeof tierTable.tiers)[number]

/**
 * Computes where a member stands at a review: the tier reached, the tier kept, and what is missing for more. From 1
 * October 2025, half of the target must come from Virgin Australia flights (three quarters for Platinum Plus); before
 * that, a number of eligible sectors was required. Missing the target to keep a tier costs one tier. Source:
 * data/status-data.ts.
 * @throws RuleError `bad-amount`, `bad-date`
 */
export function velocityStatusOutlook(
  year: VelocityYear,
  held: VelocityTier,
  reviewOn: LocalDate,
): VelocityStatusOutlook {
  requireAmount(year.statusCredits, 'A number of status credits')
  requireAmount(year.fromVirgin, 'A number of status credits')
  requireAmount(year.eligibleSectors, 'A number of sectors')
  requireDate(reviewOn)
  const rules: readonly TierRule[] = tierTable.tiers.filter(
    (rule) => reviewOn >= shareRuleFrom || rule.sectorsBefore2025 !== null || rule.attain === 0,
  )
  const gap = (rule: TierRule, target: number) => gapTo(rule, target, year, reviewOn)
  const attained = rules.findLastIndex((rule) => isClosed(gap(rule, rule.attain)))
  const heldAt = Math.max(
    0,
    rules.findIndex((rule) => rule.tier === held),
  )
  const heldRule = rules[heldAt] ?? tierTable.tiers[0]
  const toKeepHeld = gap(heldRule, heldRule.retain)
  const kept = isClosed(toKeepHeld) ? heldAt : heldAt - 1
  const afterReview = Math.max(attained, kept)
  const next = rules[Math.max(attained, heldAt) + 1]
  return {
    attained: rules[attained]?.tier ?? 'Red',
    afterReview: rules[afterReview]?.tier ?? 'Red',
    next: next ? gap(next, next.attain) : null,
    toKeepHeld,
  }
}

function gapTo(rule: TierRule, target: number, year: VelocityYear, reviewOn: LocalDate): VelocityTierGap {
  const byShare = reviewOn >= shareRuleFrom
  return {
    tier: rule.tier,
    statusCredits: Math.max(0, target - year.statusCredits),
    fromVirgin: byShare ? Math.max(0, target * rule.vaShare - year.fromVirgin) : 0,
    eligibleSectors: byShare ? 0 : Math.max(0, (rule.sectorsBefore2025 ?? 0) - year.eligibleSectors),
  }
}

function isClosed(gap: VelocityTierGap): boolean {
  return gap.statusCredits + gap.fromVirgin + gap.eligibleSectors === 0
}

/** The dollars to spend on Virgin Australia fares of one family to earn a number of status credits. */
export function spendForStatusCredits(statusCredits: number, fare: VelocityFare): number {
  requireAmount(statusCredits, 'A number of status credits')
  return statusCredits * spendTable.audPerStatusCredit[fare]
}
