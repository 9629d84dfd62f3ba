import { findAirport } from '../network/airports.ts'
import { listRoutes } from '../network/routes.ts'
import { earnOnFlight } from '../programs/qantas/earn.ts'
import type { FareCategory } from '../programs/qantas/earn-table.ts'
import { pricesOn } from './prices-on.ts'

/** The fares the status calculator offers, lowest first. */
export const statusFares = [
  'discountEconomy',
  'economy',
  'flexibleEconomy',
  'premiumEconomy',
  'business',
  'first',
] as const satisfies readonly FareCategory[]

/** A Qantas flight and its status credits by fare, in the order of `statusFares`; null when a fare is not sold. */
export type EarningFlight = { id: string; label: string; credits: readonly (number | null)[] }

/** Every non-stop Qantas flight from Australia, by city names, with what it earns one way. */
export function earningFlights(): EarningFlight[] {
  const flights = new Map<string, EarningFlight>()
  for (const route of listRoutes('qantas')) {
    const [from, to] = [findAirport(route.from), findAirport(route.to)]
    if (route.carrier !== 'QF' || route.status === 'upcoming' || from?.country !== 'AU' || !to) continue
    if (to.country === 'AU' && from.city > to.city) continue
    const credits = statusFares.map((category) => {
      const flight = { from: route.from, to: route.to, carrier: 'QF', fare: { category }, flownOn: pricesOn }
      const earned = earnOnFlight({ ...flight, tier: 'Bronze' })
      return earned.status === 'published' && route.cabins.includes(cabinOfFare[category]) ? earned.statusCredits : null
    })
    flights.set(`${route.from}-${route.to}`, {
      id: `${route.from}-${route.to}`,
      label: `${from.city} to ${to.city}`,
      credits,
    })
  }
  return [...flights.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

const cabinOfFare = {
  discountEconomy: 'Y',
  economy: 'Y',
  flexibleEconomy: 'Y',
  premiumEconomy: 'W',
  business: 'J',
  first: 'F',
} as const
