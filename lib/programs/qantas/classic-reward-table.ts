import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { TableReference } from '../../core/provenance.ts'

/** One zone's prices; null where the price is not known. */
export type ZoneRow = { zone: number; maxMiles: number } & Record<Cabin, number | null>

/** A price table as one data record. Dates are booking dates, both ends included. */
export type ClassicRewardTable = TableReference & {
  validFrom: LocalDate
  validTo: LocalDate | null
  /** Cells less certain than the rest of the table, as zone and cabin: `2Y`. */
  recalledCells?: readonly string[]
  derivedCells?: readonly string[]
  note?: string
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
  /** Zones 1 to 10 in order. */
  rows: readonly ZoneRow[]
}

/** A published cell, without the miles that led to it. */
export type TableCell = {
  status: 'published'
  points: number
  zone: number
  table: TableReference
  conditions: readonly string[]
}
