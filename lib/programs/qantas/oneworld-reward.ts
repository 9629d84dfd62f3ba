import { type Cabin, cabinNames } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { requireDate, requireMiles } from '../rule-error.ts'
import type { OneworldTable } from './data/oneworld-tables.ts'
import { oneworldRules, oneworldTables } from './data/oneworld-tables.ts'

export type OneworldPrice = {
  status: 'published'
  /** Points for one adult for the whole itinerary. */
  points: number
  band: number
  miles: number
  table: TableReference
}

/**
 * Prices a oneworld Classic Flight Reward for one adult. `miles` are all statute miles of the itinerary: flown,
 * surface, and the way back to the start if it ends elsewhere. Whether the itinerary may be booked at all is checked by
 * oneworld-rules.ts.
 * @throws RuleError `bad-miles`, `bad-date`
 */
export function priceOneworldReward(question: {
  miles: number
  cabin: Cabin
  bookedOn: LocalDate
}): OneworldPrice | NotPublished {
  const { miles, cabin, bookedOn } = question
  requireMiles(miles)
  requireDate(bookedOn)
  const whole = Math.round(miles)
  if (whole > oneworldRules.maxMiles) {
    return notPublished(`${whole} miles is over the ${oneworldRules.maxMiles} a oneworld Classic Reward may have.`)
  }
  const table = oneworldTables.find((one) => validOn(one, bookedOn))
  const row = table?.rows.find((band) => whole <= band.maxMiles)
  const points = row?.[cabin] ?? null
  if (!table || !row || points === null) {
    return notPublished(`No ${cabinNames[cabin]} price for ${whole} miles booked on ${bookedOn} was found.`)
  }
  const { id, title, asOf, sources, confidence } = table
  return { status: 'published', points, band: row.band, miles, table: { id, title, asOf, sources, confidence } }
}

function validOn({ validFrom, validTo }: OneworldTable, date: LocalDate): boolean {
  return (validFrom === null || date >= validFrom) && (validTo === null || date <= validTo)
}
