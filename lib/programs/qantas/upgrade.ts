import { type Cabin, cabinNames } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { requireDate, requireMiles } from '../rule-error.ts'
import { findCarrierTable } from './carrier-tables.ts'
import { priceOnTable } from './classic-reward.ts'
import { upgradeTable } from './data/upgrade-data.ts'

/** The kind of ticket that is upgraded. */
export type UpgradeFrom = 'economy' | 'flexibleEconomy' | 'economyReward' | 'premiumEconomy' | 'business'

export type UpgradePrice = { status: 'published'; points: number; zone: number; table: TableReference }

/**
 * Prices the upgrade of one Qantas flight for one adult. Only prices of zone 6 (4,801 to 5,800 miles) from economy to
 * business were found; everything else is not published.
 * @throws RuleError `bad-miles`, `bad-date`
 */
export function priceUpgrade(question: {
  miles: number
  from: UpgradeFrom
  to: Cabin
  bookedOn: LocalDate
}): UpgradePrice | NotPublished {
  requireMiles(question.miles)
  requireDate(question.bookedOn)
  const zone = findZone(question.miles)
  const cell = upgradeTable.cells.find(
    (one) => one.zone === zone && one.from === question.from && one.to === question.to,
  )
  if (!cell || question.bookedOn < upgradeTable.validFrom) {
    return notPublished(
      `No published upgrade price to ${cabinNames[question.to]} for ${zone ? `zone ${zone}` : 'this distance'}.`,
    )
  }
  const { id, title, asOf, sources, confidence } = upgradeTable
  return { status: 'published', points: cell.points, zone: cell.zone, table: { id, title, asOf, sources, confidence } }
}

/** Upgrades use the zones of the Classic Reward tables. */
function findZone(miles: number): number | null {
  const table = findCarrierTable('QF', upgradeTable.validFrom)
  const price = table && priceOnTable(table, miles, 'Y')
  return price?.status === 'published' ? price.zone : null
}
