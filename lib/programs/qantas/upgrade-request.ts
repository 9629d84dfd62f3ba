import { upgradeRules } from './data/upgrade-data.ts'
import type { QantasTier } from './tiers.ts'

/**
 * Whether an international Qantas flight in this economy booking class can be upgraded on request; null when not
 * listed.
 */
export function canRequestUpgrade(bookingClass: string): boolean | null {
  const letter = bookingClass.toUpperCase()
  const listed = (letters: readonly string[]) => letters.includes(letter)
  if (listed(upgradeRules.eligibleInternationalEconomy)) return true
  return listed(upgradeRules.notEligibleInternationalEconomy) ? false : null
}

/**
 * Times in hours before departure: the latest moment to request an upgrade, and when a tier's requests are first
 * reviewed.
 */
export function upgradeTimes(
  tier: QantasTier,
  flight: 'domestic' | 'international',
): { requestUntilHours: number; decidedFromHours: number } {
  return {
    requestUntilHours: upgradeRules.requestDeadlineHours[flight],
    decidedFromHours: upgradeRules.reviewHours[tier][flight],
  }
}
