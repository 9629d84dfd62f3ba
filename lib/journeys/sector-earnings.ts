import { pricesOn } from '../calculators/prices-on.ts'
import { getAirport } from '../network/airports.ts'
import { flownMiles } from '../network/distance.ts'
import { routesFrom } from '../network/routes.ts'
import { earnOnFlight } from '../programs/qantas/earn.ts'
import type { FareCategory } from '../programs/qantas/earn-table.ts'

/** The fares compared, cheapest cabin first. */
export const shownFares = ['discountEconomy', 'flexibleEconomy', 'premiumEconomy', 'business', 'first'] as const

/** The status credits of one paid Qantas flight, by fare in the order of `shownFares`; null where no table has them. */
export type SectorEarning = { to: string; city: string; miles: number; credits: readonly (number | null)[] }

/** Returns what Qantas flights from an airport earn on each paid fare, most credits per mile first. */
export function sectorEarnings(from: string): SectorEarning[] {
  const ends = routesFrom('qantas', from).filter(({ carrier, status }) => carrier === 'QF' && status === 'operating')
  return [...new Set(ends.map(({ to }) => to))]
    .map((to) => ({
      to,
      city: getAirport(to).city,
      miles: flownMiles(from, to),
      credits: shownFares.map((fare) => findCredits(from, to, fare)),
    }))
    .sort((a, b) => perMile(b) - perMile(a) || a.miles - b.miles)
}

function perMile({ credits, miles }: SectorEarning): number {
  return (credits[0] ?? 0) / miles
}

function findCredits(from: string, to: string, category: FareCategory): number | null {
  const earned = earnOnFlight({ from, to, carrier: 'QF', fare: { category }, tier: 'Bronze', flownOn: pricesOn })
  return earned.status === 'published' ? earned.statusCredits : null
}
