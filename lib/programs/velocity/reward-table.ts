import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { TableReference } from '../../core/provenance.ts'

/** A zone's prices, one per cabin; null where none is known. */
export type SingleRow = { zone: number } & Record<Cabin, number | null>

/** A domestic zone: economy has three prices by demand, of which Velocity picks one. */
export type DomesticRow = {
  zone: number
  tier1: number | null
  tier2: number | null
  tier3: number | null
  J: number | null
}

/** A price table between two booking dates, both included; `validTo` null while it holds. */
export type VelocityTable = TableReference & {
  carriers: readonly string[]
  validFrom: LocalDate
  validTo: LocalDate | null
  derivedCells?: readonly string[]
  /** The one route its price was told of; on the other routes of the zone it is derived. */
  seenOn?: string
  note?: string
  /** The day the table was last held against its sources, where that was after it was gathered. */
  checkedOn?: LocalDate
} & ({ kind: 'single'; rows: readonly SingleRow[] } | { kind: 'domestic'; rows: readonly DomesticRow[] })
