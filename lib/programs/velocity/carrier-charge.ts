import type { LocalDate } from '../../core/clock.ts'
import { type NotPublished, notPublished, type TableReference } from '../../core/provenance.ts'
import { getAirport } from '../../network/airports.ts'
import { requireDate } from '../checks.ts'
import type { Segment } from '../segment.ts'
import { carrierChargeTable } from './data/charge-data.ts'

/** What Virgin Australia adds to a reward, without airport and government taxes. */
export type CarrierCharge = { status: 'published'; aud: number; perSector: readonly number[]; table: TableReference }

type Network = (typeof carrierChargeTable.rows)[number]['network']

/**
 * Carrier charge for one adult over all Virgin Australia sectors of a reward booked on a day, in AUD. Known from
 * 8 January 2020 to October 2022, when it was last stated; taxes come on top. Source: data/charge-data.ts.
 * @throws NetworkError `unknown-airport`; RuleError `bad-date`
 */
export function virginCarrierCharge(sectors: readonly Segment[], bookedOn: LocalDate): CarrierCharge | NotPublished {
  requireDate(bookedOn)
  const { id, title, asOf, sources, confidence, lastSeenOn } = carrierChargeTable
  if (bookedOn < asOf || bookedOn > lastSeenOn) {
    return notPublished(`The carrier charge of ${bookedOn} was not found; the last one stated was of ${lastSeenOn}.`)
  }
  const perSector: number[] = []
  for (const sector of sectors) {
    const row = carrierChargeTable.rows.find((one) => one.network === getNetwork(sector))
    if (!row || sector.carrier !== 'VA' || (sector.cabin !== 'Y' && sector.cabin !== 'J')) {
      return notPublished(`No carrier charge is known for ${sector.carrier} ${sector.from}-${sector.to}.`)
    }
    perSector.push(row[sector.cabin])
  }
  const aud = perSector.reduce((total, charge) => total + charge, 0)
  return { status: 'published', aud, perSector, table: { id, title, asOf, sources, confidence } }
}

function getNetwork({ from, to }: Segment): Network {
  const countries = [getAirport(from).country, getAirport(to).country]
  if (countries.every((country) => country === 'AU')) return 'domestic'
  return countries.includes('NZ') && countries.includes('AU') ? 'trans-Tasman' : 'short-haul international'
}
