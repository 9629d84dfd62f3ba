import { type Cabin, cabins } from '../core/cabin.ts'
import type { Program } from '../core/program.ts'
import { findAirport } from '../network/airports.ts'
import { listRoutes, type Route } from '../network/routes.ts'
import { programFacts } from '../programs/program-facts.ts'
import { priceByMiles } from '../programs/qantas/classic-reward.ts'
import { earnOnFlight } from '../programs/qantas/earn.ts'
import { priceUpgrade } from '../programs/qantas/upgrade.ts'
import { findVelocityZone, priceVelocityReward } from '../programs/velocity/reward-seat.ts'
import { lastFullDate } from './fly/velocity-routings.ts'
import { pricesOn } from './prices-on.ts'
import { type EarningFlight, statusFares } from './status-credits.ts'
import { type Ticket, ticketNames, type UpgradeFlight } from './upgrade.ts'

/** A flight by its airports, `SYD-SIN`, and by its cities. */
type NamedFlight = { id: string; label: string }

/** Every non-stop flight of a program's own airline from Australia that `toFlight` doesn't leave out, by city names. */
function listFlights<Flight extends NamedFlight>(
  program: Program,
  toFlight: (route: Route, name: NamedFlight) => Flight | null,
): Flight[] {
  const flights = new Map<string, Flight>()
  for (const route of listRoutes(program)) {
    const [from, to] = [findAirport(route.from), findAirport(route.to)]
    const own = route.carrier === programFacts[program].carrier && route.status !== 'upcoming'
    if (!own || from?.country !== 'AU' || !to) continue
    // Within Australia both directions have one price, so only the alphabetically first is listed.
    if (to.country === 'AU' && from.city > to.city) continue
    const flight = toFlight(route, { id: `${route.from}-${route.to}`, label: `${from.city} to ${to.city}` })
    if (flight) flights.set(flight.id, flight)
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

/** Every Qantas flight, with what it earns one way. */
export function earningFlights(): EarningFlight[] {
  return listFlights('qantas', ({ from, to, cabins: sold }, name) => ({
    ...name,
    credits: statusFares.map((category) => {
      const flight = { from, to, carrier: 'QF', fare: { category }, flownOn: pricesOn }
      const earned = earnOnFlight({ ...flight, tier: 'Bronze' })
      return earned.status === 'published' && sold.includes(cabinOfFare[category]) ? earned.statusCredits : null
    }),
  }))
}

/** Every Qantas flight, with its rewards and upgrades. */
export function upgradeFlights(): UpgradeFlight[] {
  return listFlights('qantas', ({ to, miles, cabins: sold }, name) => {
    const price = (cabin: Cabin) => priceByMiles({ miles, carrier: 'QF', cabin, bookedOn: pricesOn })
    const economy = price('Y')
    return {
      ...name,
      miles,
      zone: economy.status === 'published' ? economy.zone : null,
      international: findAirport(to)?.country !== 'AU',
      cabins: sold,
      reward: cabins.map((cabin) => {
        const reward = price(cabin)
        return sold.includes(cabin) && reward.status === 'published' ? reward.points : null
      }),
      upgrade: publishedUpgrades(miles),
    }
  })
}

function publishedUpgrades(miles: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const from of Object.keys(ticketNames) as Ticket[]) {
    for (const to of cabins) {
      const price = priceUpgrade({ miles, from, to, bookedOn: pricesOn })
      if (price.status === 'published') found[`${from}-${to}`] = price.points
    }
  }
  return found
}

/** A Virgin Australia flight with a business cabin, and everything the upgrade page shows about it. */
export type VelocityUpgradeFlight = NamedFlight & {
  miles: number
  zone: number | null
  /** Gate to gate, in the longer direction. */
  hours: number
  /** Points of a business reward until 20 January 2025, for one adult one way; null when none was published. */
  business: number | null
}

/** Every Virgin Australia flight with a business cabin. */
export function velocityUpgradeFlights(): VelocityUpgradeFlight[] {
  const minutes = new Map<string, number>()
  for (const { id, blockMinutes } of listRoutes('velocity')) {
    minutes.set(id, Math.max(minutes.get(id) ?? 0, blockMinutes ?? 0))
  }
  return listFlights('velocity', ({ id, from, to, miles, cabins: sold, operatedBy }, name) => {
    if (operatedBy || !sold.includes('J')) return null
    const price = priceVelocityReward({ from, to, carrier: 'VA', cabin: 'J', bookedOn: lastFullDate })
    return {
      ...name,
      miles,
      zone: findVelocityZone(miles).zone,
      hours: Math.round((minutes.get(id) ?? 0) / 6) / 10,
      business: price.status === 'published' ? price.points.low : null,
    }
  })
}
