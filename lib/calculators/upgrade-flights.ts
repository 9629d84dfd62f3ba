import { type Cabin, cabins } from '../core/cabin.ts'
import { findAirport } from '../network/airports.ts'
import { listRoutes } from '../network/routes.ts'
import { priceByMiles } from '../programs/qantas/classic-reward.ts'
import { priceUpgrade, type UpgradeFrom } from '../programs/qantas/upgrade.ts'
import { pricesOn } from './prices-on.ts'

/** The tickets an upgrade may start from. */
export const upgradeTickets = ['economy', 'flexibleEconomy', 'economyReward', 'premiumEconomy', 'business'] as const

/** A Qantas flight, with everything the upgrade page shows about it. */
export type UpgradeFlight = {
  /** `SYD-SIN`. */
  id: string
  label: string
  miles: number
  zone: number | null
  international: boolean
  cabins: readonly Cabin[]
  /** Classic Reward points by cabin, in the order Y, W, J, F. */
  reward: readonly (number | null)[]
  /** Published upgrade points by ticket and cabin: `economy-J`. */
  upgrade: Readonly<Record<string, number>>
}

/** Every non-stop Qantas flight from Australia, by city names. */
export function upgradeFlights(): UpgradeFlight[] {
  const flights = new Map<string, UpgradeFlight>()
  for (const route of listRoutes('qantas')) {
    const [from, to] = [findAirport(route.from), findAirport(route.to)]
    if (route.carrier !== 'QF' || route.status === 'upcoming' || from?.country !== 'AU' || !to) continue
    // Within Australia both directions have one price, so only the alphabetically first is listed.
    if (to.country === 'AU' && from.city > to.city) continue
    const id = `${route.from}-${route.to}`
    const cell = (cabin: Cabin) => priceByMiles({ miles: route.miles, carrier: 'QF', cabin, bookedOn: pricesOn })
    const prices = cabins.map((cabin) => (route.cabins.includes(cabin) ? cell(cabin) : null))
    const economy = cell('Y')
    flights.set(id, {
      id,
      label: `${from.city} to ${to.city}`,
      miles: route.miles,
      zone: economy.status === 'published' ? economy.zone : null,
      international: to.country !== 'AU',
      cabins: route.cabins,
      reward: prices.map((price) => (price?.status === 'published' ? price.points : null)),
      upgrade: publishedUpgrades(route.miles),
    })
  }
  return [...flights.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

function publishedUpgrades(miles: number): Record<string, number> {
  const found: Record<string, number> = {}
  for (const from of upgradeTickets satisfies readonly UpgradeFrom[]) {
    for (const to of cabins) {
      const price = priceUpgrade({ miles, from, to, bookedOn: pricesOn })
      if (price.status === 'published') found[`${from}-${to}`] = price.points
    }
  }
  return found
}
