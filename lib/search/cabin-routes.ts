import type { TablePrice } from '../availability/search-contract.ts'
import { tablePriceOn } from '../availability/table-price.ts'
import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import { findAirport } from '../network/airports.ts'
import { listRoutes, type Route } from '../network/routes.ts'

/** A non-stop route of one airline that has a cabin, with what the program's table asks for it. */
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
 * The routes out of Australia that have a cabin at all, best value first, those without a published price last. Flights
 * within Australia are left out of first class for want of any, and of business because a finder is not asked for them.
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

/** Routes elsewhere in the program's network that have the cabin, counted once for both directions. */
export type CabinElsewhere = { carrier: string; routes: number; pairs: string[] }

/** Airlines that fly a cabin outside Australia, most routes first. */
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
