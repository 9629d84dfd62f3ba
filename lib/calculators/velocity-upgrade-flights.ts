import { findAirport } from '../network/airports.ts'
import { listRoutes, type Route } from '../network/routes.ts'
import { findVelocityZone, priceVelocityReward } from '../programs/velocity/reward-seat.ts'
import { lastFullDate } from './fly/velocity-routings.ts'

/** A Virgin Australia flight with a business cabin, and everything the upgrade page shows about it. */
export type VelocityUpgradeFlight = {
  /** `SYD-PER`. */
  id: string
  label: string
  miles: number
  zone: number | null
  /** Gate to gate, in the longer direction. */
  hours: number
  /** Points of a business reward until 20 January 2025, for one adult one way; null when none was published. */
  business: number | null
}

/** Every non-stop Virgin Australia flight from Australia with a business cabin, by city names. */
export function velocityUpgradeFlights(): VelocityUpgradeFlight[] {
  const flights = new Map<string, VelocityUpgradeFlight>()
  const minutes = new Map<string, number>()
  for (const { id, blockMinutes } of listRoutes('velocity')) {
    minutes.set(id, Math.max(minutes.get(id) ?? 0, blockMinutes ?? 0))
  }
  for (const route of listRoutes('velocity')) {
    const flight = findFlight(route, minutes.get(route.id) ?? 0)
    if (flight) flights.set(flight.id, flight)
  }
  return [...flights.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

function findFlight(route: Route, minutes: number): VelocityUpgradeFlight | undefined {
  const [from, to] = [findAirport(route.from), findAirport(route.to)]
  const own = route.carrier === 'VA' && !route.operatedBy && route.status !== 'upcoming' && route.cabins.includes('J')
  // Within Australia both directions have one price, so only the alphabetically first is listed.
  if (!own || from?.country !== 'AU' || !to || (to.country === 'AU' && from.city > to.city)) return undefined
  const request = { from: route.from, to: route.to, carrier: 'VA', cabin: 'J', bookedOn: lastFullDate } as const
  const price = priceVelocityReward(request)
  return {
    id: `${route.from}-${route.to}`,
    label: `${from.city} to ${to.city}`,
    miles: route.miles,
    zone: findVelocityZone(route.miles).zone,
    hours: Math.round(minutes / 6) / 10,
    business: price.status === 'published' ? price.points.low : null,
  }
}
