import { requireAmount } from '../rule-error.ts'
import { pointsClubTable, statusTable } from './data/status-data.ts'
import type { QantasTier } from './tiers.ts'

/** A member's membership year so far. */
type QantasYear = {
  statusCredits: number
  /** Those of them earned on QF flight numbers. */
  fromQfMarketed: number
  /** Sectors flown on Qantas or Jetstar. */
  qantasGroupSectors: number
}

/** What is missing for a tier; all zero when it is reached. */
type TierGap = { tier: QantasTier; statusCredits: number; fromQfMarketed: number; qantasGroupSectors: number }

export type QantasStatusOutlook = {
  /** The highest tier that this year's flying reaches. */
  attained: QantasTier
  /** Whether this year's flying keeps the current tier. */
  keepsHeld: boolean
  /** What is missing for the tier above `held` or `attained`, whichever is higher; null at the top. */
  next: TierGap | null
  /** What is missing to keep the current tier. */
  toKeepHeld: TierGap
}

type TierRule = (typeof statusTable.tiers)[number]

const rules: readonly TierRule[] = statusTable.tiers

/**
 * Computes where a membership year stands: the tier reached, whether the held one is kept, and what is missing for
 * more. Status credits count from 0 each membership year. Source: data/status-data.ts.
 * @throws RuleError `bad-amount`
 */
export function qantasStatusOutlook(year: QantasYear, held: QantasTier): QantasStatusOutlook {
  requireAmount(year.statusCredits, 'A number of status credits')
  requireAmount(year.fromQfMarketed, 'A number of status credits')
  requireAmount(year.qantasGroupSectors, 'A number of sectors')
  const attained = rules.findLastIndex((rule) => isClosed(gapTo(rule, rule.attain, year)))
  const heldAt = rules.findIndex((rule) => rule.tier === held)
  const nextRule = rules[Math.max(attained, heldAt) + 1]
  const heldRule = ruleAt(heldAt)
  const toKeepHeld = gapTo(heldRule, heldRule.retain, year)
  return {
    attained: ruleAt(attained).tier,
    keepsHeld: isClosed(toKeepHeld),
    next: nextRule ? gapTo(nextRule, nextRule.attain, year) : null,
    toKeepHeld,
  }
}

function ruleAt(index: number): TierRule {
  return rules[index] ?? statusTable.tiers[0]
}

function gapTo(rule: TierRule, target: number, year: QantasYear): TierGap {
  return {
    tier: rule.tier,
    statusCredits: Math.max(0, target - year.statusCredits),
    fromQfMarketed: Math.max(0, rule.minFromQfMarketed - year.fromQfMarketed),
    qantasGroupSectors: Math.max(0, rule.minQantasGroupSectors - year.qantasGroupSectors),
  }
}

function isClosed(gap: TierGap): boolean {
  return gap.statusCredits + gap.fromQfMarketed + gap.qantasGroupSectors === 0
}

/** The gifts earned this year for reaching 2,400, 5,000 and 7,000 status credits. */
export function yearBonuses(statusCredits: number): readonly { at: number; gives: string }[] {
  requireAmount(statusCredits, 'A number of status credits')
  return statusTable.bonuses.filter((bonus) => statusCredits >= bonus.at)
}

/** Loyalty Bonus: status credits given for every 500 earned. The amount is recalled, not sourced. */
export function loyaltyBonus(statusCredits: number): { statusCredits: number; confidence: 'recalled' } {
  requireAmount(statusCredits, 'A number of status credits')
  const { every, statusCredits: given, confidence } = statusTable.loyaltyBonus
  return { statusCredits: Math.floor(statusCredits / every) * given, confidence }
}

/**
 * Counts the flights still to be flown to reach a number of status credits, never fewer than `sectorsStillNeeded`.
 * @throws RuleError `bad-amount` for a flight that earns nothing
 */
export function flightsToTarget(question: {
  target: number
  have: number
  creditsPerFlight: number
  sectorsStillNeeded: number
}): number {
  requireAmount(question.creditsPerFlight - Number.EPSILON, 'What a flight earns, more than 0 status credits,')
  return Math.max(
    Math.ceil(Math.max(0, question.target - question.have) / question.creditsPerFlight),
    question.sectorsStillNeeded,
  )
}

export type PointsClubOutlook = {
  member: boolean
  /** Points still to be earned without flying in this membership year. */
  missing: number
  /** Points Club Plus. Its current threshold was not found, only 300,000 for 2019 and a recalled 350,000. */
  plus: 'not-published' | 'not-reached'
  notice: string
}

/**
 * Computes where a membership year stands for Points Club, by points earned without flying; family transfers don't
 * count.
 * @throws RuleError `bad-amount`
 */
export function pointsClubOutlook(groundPoints: number): PointsClubOutlook {
  requireAmount(groundPoints, 'A number of points')
  const missing = Math.max(0, pointsClubTable.pointsClub - groundPoints)
  return {
    member: missing === 0,
    missing,
    plus: groundPoints < pointsClubTable.pointsClubPlusIn2019 ? 'not-reached' : 'not-published',
    notice: `Points Club is being ${pointsClubTable.retiring}.`,
  }
}
