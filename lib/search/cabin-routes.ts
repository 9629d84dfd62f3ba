import type { TablePrice } from '../availability/search-contract.ts'
import { tablePriceOn } from '../availability/table-price.ts'
import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import { findAirport } from '../network/airports.ts'
import { listRoutes, type Route } from '../network/routes.ts'

/** A non-stop route on which one airline offers a cabin, with its price in the program's table. */
export type CabinRoute = {
  id: string
  from: string
  to: string
  carrier: string
  aircraft: readonly string[]
  miles: number
  /** Null where no table covers it, or where the price moves with demand. */
  price: TablePrice | null
  /** Miles flown for 1,000 points. */
  value: number | null
  isUpcoming: boolean
}

const isIn = (code: string, country: string) => findAirport(code)?.country === country

/**
 * Lists the routes out of Australia that have a cabin, best value first, those without a published price last. Flights
 * within Australia are left out: they have no first class, and people do not use a finder for their business class.
 */
export function listCabinRoutes(program: Program, cabin: Cabin, bookedOn: LocalDate): CabinRoute[] {
  const getPrice = tablePriceOn(bookedOn)
  const isWanted = (route: Route) => route.cabins.includes(cabin) && isIn(route.from, 'AU') && !isIn(route.to, 'AU')
  return listRoutes(program)
    .filter(isWanted)
    .map(({ id, from, to, carrier, aircraft, miles, status }): CabinRoute => {
      const price = getPrice({ program, from, to, cabin, carriers: [carrier], direct: true, stops: [], points: null })
      const value = price === null ? null : (miles / price.points) * 1000
      return {
        id: `${id} ${from}`,
        from,
        to,
        carrier,
        aircraft,
        miles,
        price,
        value,
        isUpcoming: status === 'upcoming',
      }
    })
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}

/** An airline's routes outside Australia that have the cabin; both directions count as one route. */
export type CabinElsewhere = { carrier: string; routes: number; pairs: string[] }

/** Lists the airlines that offer a cabin outside Australia, most routes first. */
export function listCabinElsewhere(program: Program, cabin: Cabin): CabinElsewhere[] {
  const pairs = new Map<string, Set<string>>()
  for (const { from, to, carrier, cabins } of listRoutes(program)) {
    if (!cabins.includes(cabin) || isIn(from, 'AU') || isIn(to, 'AU')) continue
    pairs.set(carrier, (pairs.get(carrier) ?? new Set()).add([from, to].sort().join('–')))
  }
  return [...pairs]
    .map(([carrier, set]) => ({ carrier, routes: set.size, pairs: [...set].sort() }))
    .sort((a, b) => b.routes - a.routes || a.carrier.localeCompare(b.carrier))
}
