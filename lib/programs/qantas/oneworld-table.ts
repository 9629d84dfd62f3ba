import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { TableReference } from '../../core/provenance.ts'

/** A mileage band's prices for the whole itinerary. */
export type OneworldBand = { band: number; maxMiles: number } & Record<Cabin, number | null>

/**
 * A table for the booking dates from `validFrom` to `validTo`, both included; null where the start is not known or
 * there is no end.
 */
export type OneworldTable = TableReference & {
  validFrom: LocalDate | null
  validTo: LocalDate | null
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
  rows: readonly OneworldBand[]
}
