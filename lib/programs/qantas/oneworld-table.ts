import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { TableReference } from '../../core/provenance.ts'

/** A mileage band's prices for the whole itinerary. */
export type OneworldBand = { band: number; maxMiles: number } & Record<Cabin, number | null>

/** A table between two booking dates, both included; null where the start is not known or there is no end. */
export type OneworldTable = TableReference & {
  validFrom: LocalDate | null
  validTo: LocalDate | null
  /** The day the table was last held against its sources, where that was after it was gathered. */
  checkedOn?: LocalDate
  rows: readonly OneworldBand[]
}
