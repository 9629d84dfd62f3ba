import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { TableReference } from '../../core/provenance.ts'

/** A zone's prices, one per cabin; null where the price is not known. */
export type SingleRow = { zone: number } & Record<Cabin, number | null>

/** A domestic zone. Economy has three prices, of which Velocity picks one by demand. */
export type DomesticRow = {
  zone: number
  tier1: number | null
  tier2: number | null
  tier3: number | null
  J: number | null
}

/**
 * A price table for the booking dates from `validFrom` to `validTo`, both included; `validTo` is null for a table in
 * force.
 */
export type VelocityTable = TableReference & {
  carriers: readonly string[]
  validFrom: LocalDate
  validTo: LocalDate | null
  derivedCells?: readonly string[]
  /** The one route its price was reported for; on other routes of the zone the price is derived. */
  seenOn?: string
  note?: string
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
} & ({ kind: 'single'; rows: readonly SingleRow[] } | { kind: 'domestic'; rows: readonly DomesticRow[] })
