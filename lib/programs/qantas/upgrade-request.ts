import { upgradeRules } from './data/upgrade-data.ts'
import type { QantasTier } from './tiers.ts'

/** Whether an economy booking class of an international Qantas flight can ask for an upgrade; null when not listed. */
export function canAskUpgrade(bookingClass: string): boolean | null {
  const letter = bookingClass.toUpperCase()
  const listed = (letters: readonly string[]) => letters.includes(letter)
  if (listed(upgradeRules.eligibleInternationalEconomy)) return true
  return listed(upgradeRules.notEligibleInternationalEconomy) ? false : null
}

/** Hours before departure: the last moment to ask, and when requests of a tier are first looked at. */
export function upgradeTimes(
  tier: QantasTier,
  flight: 'domestic' | 'international',
): { askUntilHours: number; decidedFromHours: number } {
  return {
    askUntilHours: upgradeRules.requestDeadlineHours[flight],
    decidedFromHours: upgradeRules.reviewHours[tier][flight],
  }
}
