import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished } from '../../core/provenance.ts'
import { classicPlusTable } from '../qantas/data/value-data.ts'
import { requireAmount, requireDate } from '../rule-error.ts'

/**
 * Computes the Qantas Points of a Classic Plus reward from its fare, rounded up: 1 cent a point in economy, 1.25 in
 * premium cabins since about October 2025 (1.5 before). Source: qantas/data/value-data.ts.
 * @throws RuleError `bad-amount`, `bad-date`
 */
export function classicPlusPoints(fareAud: number, cabin: Cabin, bookedOn: LocalDate): number | NotPublished {
  requireAmount(fareAud, 'A fare')
  requireDate(bookedOn)
  const rates = classicPlusTable.rates.findLast((rate) => bookedOn >= rate.from)
  if (!rates) return notPublished(`Classic Plus began on ${classicPlusTable.launchedOn}.`)
  const cents = cabin === 'Y' ? rates.economy : rates.premium
  // Round to whole cents first: 300 * 100 / 1.25 must not become 24,000.000000000004.
  return Math.max(0, Math.ceil(Math.round(fareAud * 100) / cents - 1e-9))
}

/** The cents paid per bonus point of a wine pack or another purchase. Throws RuleError `bad-amount`. */
export function centsPerBonusPoint(priceAud: number, bonusPoints: number): number {
  requireAmount(priceAud, 'A price')
  requireAmount(bonusPoints - Number.EPSILON, 'A bonus of more than 0 points')
  return (priceAud * 100) / bonusPoints
}
