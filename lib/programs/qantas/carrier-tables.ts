import type { LocalDate } from '../../core/clock.ts'
import type { Confidence, NotPublished } from '../../core/provenance.ts'
import type { ClassicRewardTable, TableCell } from './data/classic-reward-tables.ts'
import { type ClassicRewardTableId, classicRewardTables } from './data/classic-reward-tables.ts'

/** Which carriers a table prices, between two booking dates. */
type Assignment = {
  table: ClassicRewardTableId
  carriers: readonly string[]
  from: LocalDate
  to: LocalDate | null
  confidence: Confidence
}

/** The table a carrier's flights are priced by on one booking date. */
export type CarrierTable = {
  carrier: string
  table: ClassicRewardTable
  confidence: Confidence
  /** Cache of the cells looked up so far, by zone and cabin. */
  cells: (TableCell | NotPublished | undefined)[]
}

const partnersOf2019 = 'AF AS AT AY BA CI CX HA IB JL KL LA LY MH MU NZ PG QR RJ UL WS WY'.split(' ')
// A partner that joins later goes into this list only, so that the old table doesn't price it.
const partnersOf2025 = [...partnersOf2019]
// Recorded searches of 2023 charged these by the partner table.
const partnersSeenIn2023 = ['BA', 'CI', 'CX', 'JL', 'KL', 'MH']
const partnersNotSeenIn2023 = partnersOf2019.filter((carrier) => !partnersSeenIn2023.includes(carrier))

/** Sources: the `appliesTo` and history notes of each table, and the recorded searches of 2023. */
const assignments: readonly Assignment[] = [
  { table: 'qantas-2025', carriers: ['QF', 'AA', 'FJ'], from: '2025-08-05', to: null, confidence: 'confirmed' },
  { table: 'jetstar-2025', carriers: ['JQ', 'GK', '3K'], from: '2025-08-05', to: null, confidence: 'confirmed' },
  { table: 'partner-2025', carriers: partnersOf2025, from: '2025-08-05', to: null, confidence: 'confirmed' },
  // The date on which Qantas's own answer first showed these prices.
  { table: 'partner-2025', carriers: ['PR'], from: '2026-09-06', to: null, confidence: 'official' },
  { table: 'emirates-2026', carriers: ['EK'], from: '2026-03-31', to: null, confidence: 'confirmed' },
  { table: 'qantas-2025', carriers: ['EK'], from: '2025-08-05', to: '2026-03-30', confidence: 'confirmed' },
  { table: 'partner-2019', carriers: ['EK'], from: '2020-08-01', to: '2025-08-04', confidence: 'confirmed' },
  { table: 'qantas-2019', carriers: ['QF', 'FJ'], from: '2019-09-18', to: '2025-08-04', confidence: 'confirmed' },
  { table: 'jetstar-2023', carriers: ['JQ'], from: '2023-05-01', to: '2025-08-04', confidence: 'confirmed' },
  {
    table: 'partner-2019',
    carriers: partnersSeenIn2023,
    from: '2019-09-18',
    to: '2025-08-04',
    confidence: 'confirmed',
  },
  {
    table: 'partner-2019',
    carriers: partnersNotSeenIn2023,
    from: '2019-09-18',
    to: '2025-08-04',
    confidence: 'derived',
  },
]

/** The first booking date any table covers. */
export const firstTableDate: LocalDate = assignments.map((assignment) => assignment.from).sort()[0] ?? ''

// Thousands of prices are requested for only a few booking dates.
const byDate = new Map<LocalDate, Map<string, CarrierTable>>()
const datesKept = 64

function tablesOn(bookedOn: LocalDate): Map<string, CarrierTable> {
  const known = byDate.get(bookedOn)
  if (known) return known
  const tables = new Map<string, CarrierTable>()
  for (const { table, carriers, from, to, confidence } of assignments) {
    if (bookedOn < from || (to !== null && bookedOn > to)) continue
    for (const carrier of carriers) {
      tables.set(carrier, { carrier, table: classicRewardTables[table], confidence, cells: [] })
    }
  }
  if (byDate.size >= datesKept) byDate.clear()
  byDate.set(bookedOn, tables)
  return tables
}

/** The table that prices a carrier's flights booked on a date, or undefined when none is known. */
export function findCarrierTable(carrier: string, bookedOn: LocalDate): CarrierTable | undefined {
  return tablesOn(bookedOn).get(carrier)
}

// The airlines whose premium economy can be booked on the 2025 partner table: those it lists, plus AF and PR, which
// Qantas's own answers showed in 2026.
const premiumEconomyPartners = new Set(['AA', 'AF', 'AY', 'BA', 'CI', 'CX', 'IB', 'JL', 'LY', 'PR'])

/**
 * Whether a table prices premium economy on a carrier. False only for partners that the 2025 partner table leaves out.
 */
export function offersPremiumEconomy(carrier: string, table: ClassicRewardTable): boolean {
  return table.id !== 'partner-2025' || premiumEconomyPartners.has(carrier)
}

const ownTableCarriers = new Set(['QF', 'AA', 'FJ'])
const jetstarCarriers = new Set(['JQ', 'GK', '3K'])

/** True for the carriers whose flights are priced together with Jetstar sectors on the Qantas table. */
export function sharesQantasTable(carrier: string): boolean {
  return ownTableCarriers.has(carrier)
}

/** True for Jetstar and its sister airlines, which have a table of their own when flown alone. */
export function isJetstar(carrier: string): boolean {
  return jetstarCarriers.has(carrier)
}
