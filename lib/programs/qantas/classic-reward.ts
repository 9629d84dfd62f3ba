import type { Cabin } from '../../availability/observation.ts'
import type { LocalDate } from '../../clock.ts'
import { flownMiles } from '../../network/distance.ts'
import { cabinNames, requireDate, requireMiles } from '../checks.ts'
import { type NotPublished, notPublished, type TableReference, weakestConfidence } from '../provenance.ts'
import { RuleError } from '../rule-error.ts'
import { type CarrierTable, findCarrierTable, firstTableDate, offersPremiumEconomy } from './carrier-tables.ts'
import type { ClassicRewardTable, ZoneRow } from './classic-reward-table.ts'

/** A published price: points for one adult, one way, with the table cell it was read from. */
export type ClassicRewardPrice = {
  status: 'published'
  points: number
  zone: number
  /** Flown statute miles of the whole Trip. */
  miles: number
  /** `confidence` is that of the cell and of the carrier's place on the table, whichever is weaker. */
  table: TableReference
  /** Who may book it, where not everybody may. */
  conditions: readonly string[]
}

/** A Trip whose length is known already, as after summing its segments. */
export type PricedByMiles = { miles: number; carrier: string; cabin: Cabin; bookedOn: LocalDate }
/** A non-stop flight between two airports. */
export type PricedByAirports = { from: string; to: string; carrier: string; cabin: Cabin; bookedOn: LocalDate }

const emiratesFirst = ['Emirates first class rewards need Qantas Silver status or higher.']
const nothing: readonly string[] = []

/**
 * Points of a Classic Flight Reward for one adult on one non-stop flight, one way, by the table in force on the
 * booking date. Source: the Classic Flight Reward tables, see data/classic-reward-tables.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-date`, `before-any-table`
 */
export function priceClassicReward(asked: PricedByAirports): ClassicRewardPrice | NotPublished {
  const { from, to, carrier, cabin, bookedOn } = asked
  return priceByMiles({ miles: flownMiles(from, to), carrier, cabin, bookedOn })
}

/**
 * Points of a Classic Flight Reward for one adult on one Trip flown wholly on one carrier in one cabin, one way.
 * `miles` are statute miles flown over all segments of the Trip.
 * @throws RuleError `bad-miles`, `bad-date`, `before-any-table`
 */
export function priceByMiles({ miles, carrier, cabin, bookedOn }: PricedByMiles): ClassicRewardPrice | NotPublished {
  requireMiles(miles)
  requireBookingDate(bookedOn)
  const found = findCarrierTable(carrier, bookedOn)
  return found ? priceOnTable(found, miles, cabin) : noTable(carrier, bookedOn)
}

/** The price of a number of miles in one cabin on the table of a carrier. Miles are taken as checked. */
export function priceOnTable(on: CarrierTable, miles: number, cabin: Cabin): ClassicRewardPrice | NotPublished {
  const { carrier, table } = on
  const row = zoneRow(table, miles)
  if (!row) return notPublished(`${Math.round(miles)} miles is beyond the last zone of the ${table.title}.`)
  const points = row[cabin]
  if (points === null || (cabin === 'W' && !offersPremiumEconomy(carrier, table))) {
    return notPublished(`The ${table.title} shows no ${cabinNames[cabin]} price for zone ${row.zone} on ${carrier}.`)
  }
  const conditions = carrier === 'EK' && cabin === 'F' ? emiratesFirst : nothing
  return { status: 'published', points, zone: row.zone, miles, table: cellReference(on, row.zone, cabin), conditions }
}

/** The answer for a carrier that no table prices on a date. */
export function noTable(carrier: string, bookedOn: LocalDate): NotPublished {
  return notPublished(`No Classic Reward table is known for ${carrier} on ${bookedOn}.`)
}

/** Throws RuleError unless the date is one, and not before the oldest table. */
export function requireBookingDate(bookedOn: LocalDate): void {
  requireDate(bookedOn)
  if (bookedOn < firstTableDate) {
    throw new RuleError('before-any-table', `The oldest Classic Reward table known began on ${firstTableDate}.`)
  }
}

/** The row of the first zone whose upper limit is at or above the miles rounded to a whole number. */
function zoneRow(table: ClassicRewardTable, miles: number): ZoneRow | undefined {
  const whole = Math.round(miles)
  for (const row of table.rows) if (whole <= row.maxMiles) return row
  return undefined
}

const references = new Map<string, TableReference>()

function cellReference({ table, confidence: carrierConfidence }: CarrierTable, zone: number, cabin: Cabin) {
  const key = `${table.id} ${zone}${cabin} ${carrierConfidence}`
  let reference = references.get(key)
  if (!reference) {
    const { id, title, asOf, sources } = table
    reference = {
      id,
      title,
      asOf,
      sources,
      confidence: weakestConfidence(cellConfidence(table, zone, cabin), carrierConfidence),
    }
    references.set(key, reference)
  }
  return reference
}

function cellConfidence(table: ClassicRewardTable, zone: number, cabin: Cabin): TableReference['confidence'] {
  const cell = `${zone}${cabin}`
  if (table.recalledCells?.includes(cell)) return 'recalled'
  return table.derivedCells?.includes(cell) ? 'derived' : table.confidence
}
