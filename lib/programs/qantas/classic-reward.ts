import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference, weakestConfidence } from '../../core/provenance.ts'
import { flownMiles } from '../../network/distance.ts'
import { RuleError, requireDate, requireMiles } from '../rule-error.ts'
import { type CarrierTable, findCarrierTable, firstTableDate, offersPremiumEconomy } from './carrier-tables.ts'
import type { ClassicRewardTable, TableCell, ZoneRow } from './data/classic-reward-tables.ts'

/** A published price: points for one adult, one way, with the table cell it was read from. */
export type ClassicRewardPrice = {
  status: 'published'
  points: number
  zone: number
  /** Flown statute miles of the whole Trip. */
  miles: number
  /** `confidence` is the weaker of two: that of the cell, and that of the carrier belonging to this table. */
  table: TableReference
  /** Restrictions on who may book it; empty when anyone may. */
  conditions: readonly string[]
}

/** A Trip whose length is already known, e.g. after adding up its segments. */
export type PricedByMiles = { miles: number; carrier: string; cabin: Cabin; bookedOn: LocalDate }
/** A non-stop flight between two airports. */
export type PricedByAirports = { from: string; to: string; carrier: string; cabin: Cabin; bookedOn: LocalDate }

const emiratesFirst = ['Emirates first class rewards need Qantas Silver status or higher.']
const nothing: readonly string[] = []

/**
 * Prices a Classic Flight Reward for one adult on one non-stop flight, one way, by the table in force on the booking
 * date. Source: the Classic Flight Reward tables, see data/classic-reward-tables.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-date`, `before-any-table`
 */
export function priceClassicReward(question: PricedByAirports): ClassicRewardPrice | NotPublished {
  const { from, to, carrier, cabin, bookedOn } = question
  return priceByMiles({ miles: flownMiles(from, to), carrier, cabin, bookedOn })
}

/**
 * Prices a Classic Flight Reward for one adult, one way, on a Trip flown entirely on one carrier in one cabin. `miles`
 * are the statute miles flown over all segments of the Trip.
 * @throws RuleError `bad-miles`, `bad-date`, `before-any-table`
 */
export function priceByMiles({ miles, carrier, cabin, bookedOn }: PricedByMiles): ClassicRewardPrice | NotPublished {
  requireMiles(miles)
  requireBookingDate(bookedOn)
  const found = findCarrierTable(carrier, bookedOn)
  return found ? priceOnTable(found, miles, cabin) : noTable(carrier, bookedOn)
}

/** Prices a number of miles in one cabin on a carrier's table. Does not validate `miles`. */
export function priceOnTable(on: CarrierTable, miles: number, cabin: Cabin): ClassicRewardPrice | NotPublished {
  const rows = on.table.rows
  const whole = Math.round(miles)
  let index = 0
  while (index < rows.length && whole > (rows[index]?.maxMiles ?? 0)) index++
  const row = rows[index]
  if (!row) return notPublished(`${whole} miles is beyond the last zone of the ${on.table.title}.`)
  const slot = index * cabins.length + cabins.indexOf(cabin)
  let cell = on.cells[slot]
  if (!cell) {
    cell = getCell(on, row, cabin)
    on.cells[slot] = cell
  }
  if (cell.status === 'not-published') return cell
  const { points, zone, table, conditions } = cell
  return { status: 'published', points, zone, miles, table, conditions }
}

/** The answer for a carrier that no table prices on a date. */
export function noTable(carrier: string, bookedOn: LocalDate): NotPublished {
  return notPublished(`We know no Classic Reward prices for ${carrier} on ${bookedOn}.`)
}

/** Throws RuleError unless `bookedOn` is a valid date and not before the oldest table. */
export function requireBookingDate(bookedOn: LocalDate): void {
  requireDate(bookedOn)
  if (bookedOn < firstTableDate) {
    throw new RuleError('before-any-table', `The oldest Classic Reward table known began on ${firstTableDate}.`)
  }
}

/**
 * Builds what a table cell says for any number of miles in its zone. The carrier's table caches it, because cells are
 * read often.
 */
function getCell(on: CarrierTable, row: ZoneRow, cabin: Cabin): TableCell | NotPublished {
  const { carrier, table } = on
  const points = row[cabin]
  if (points === null || (cabin === 'W' && !offersPremiumEconomy(carrier, table))) {
    return notPublished(`The ${table.title} has no ${cabinNames[cabin]} price for zone ${row.zone} on ${carrier}.`)
  }
  const { id, title, asOf, sources } = table
  const confidence = weakestConfidence(cellConfidence(table, row.zone, cabin), on.confidence)
  return {
    status: 'published',
    points,
    zone: row.zone,
    table: { id, title, asOf, sources, confidence },
    conditions: carrier === 'EK' && cabin === 'F' ? emiratesFirst : nothing,
  }
}

function cellConfidence(table: ClassicRewardTable, zone: number, cabin: Cabin): TableReference['confidence'] {
  const cell = `${zone}${cabin}`
  if (table.recalledCells?.includes(cell)) return 'recalled'
  return table.derivedCells?.includes(cell) ? 'derived' : table.confidence
}
