import { findAirport } from '../../network/airports.ts'
import type { BidGroup } from './bid-groups.ts'

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
