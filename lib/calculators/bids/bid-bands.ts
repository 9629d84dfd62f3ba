import { groupBy } from '../../core/group.ts'
import { findAirport } from '../../network/airports.ts'
import { getMinPointWorth } from '../../programs/value/compare-payments.ts'
import type { BidBand } from './bid-bands-contract.ts'
import { type BidGroup, fewestReports } from './bid-groups.ts'
import type { BidReportDocument } from './bid-report.ts'

/** What a bid is worth in dollars, valuing its points at the lowest known value. */
export function bidAud({ program, points, aud }: Pick<BidReportDocument, 'program' | 'points' | 'aud'>): number {
  return aud + (points * getMinPointWorth(program)) / 100
}

/**
 * Bands by program, route group and cabin, from approved reports. A quarter, half and three quarters of the accepted
 * bids were at or below `lowAud`, `fairAud` and `strongAud`. A group with fewer than five accepted bids is left out.
 */
export function bidBands(reports: readonly BidReportDocument[]): BidBand[] {
  const approved = reports.filter(({ status }) => status === 'approved')
  const groups = groupBy(approved, ({ program, group, cabin }) => [program, group, cabin].join())
  return [...groups.values()].flatMap((members): BidBand[] => {
    const [first] = members
    const accepted = members.filter(({ outcome }) => outcome === 'accepted').map(bidAud)
    if (!first || accepted.length < fewestReports) return []
    const { program, group, cabin } = first
    const refused = members.length - accepted.length
    const [lowAud, fairAud, strongAud] = [0.25, 0.5, 0.75].map((share) => getQuantile(accepted, share)) as [
      number,
      number,
      number,
    ]
    return [{ program, group, cabin, accepted: accepted.length, refused, lowAud, fairAud, strongAud }]
  })
}

/** The quantile of the values at a share from 0 to 1, interpolated between neighbours. */
function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return Math.round(low + (high - low) * (at - Math.floor(at)))
}

const near = new Set(['new-zealand', 'pacific'])

/** The group a route belongs to, or undefined when an airport is not in the network. */
export function findBidGroup(from: string, to: string): BidGroup | undefined {
  const regions = [from, to].map((code) => findAirport(code)?.region)
  if (regions.includes(undefined)) return undefined
  const abroad = regions.filter((region) => region !== 'australia')
  if (abroad.length === 0) return 'domestic'
  if (abroad.every((region) => near.has(region ?? ''))) return 'tasman-pacific'
  return abroad.every((region) => region === 'asia') ? 'asia' : 'long-haul'
}
