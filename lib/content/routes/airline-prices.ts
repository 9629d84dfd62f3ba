import { isMixedIn } from '../../calculators/fly/priced-routing.ts'
import type { PricedRouting } from '../../calculators/fly/routings-file.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import { type Program, programs } from '../../core/program.ts'
import { routesOfPair } from '../../network/aircraft/route-slugs.ts'
import { type ChargeEstimate, estimateCharges } from '../../programs/value/charge-estimate.ts'

export type CabinPrice = {
  cabin: Cabin
  /** For one adult, one way; null if the program publishes no price. */
  points: number | null
  /** This price as a share of the highest in the table, 0 to 1. */
  share: number
  /** Whether a flight on the way lacks the cabin, so that part of the trip is in a lower one. */
  isMixed: boolean
  /** Whether no official or second source confirms the price. */
  isUnsure: boolean
  /** Whether every flight on the way has the cabin; null if we don't know the aircraft of one. */
  isFlown: boolean | null
  charges: ChargeEstimate | null
}

/** What a program asks for one way of flying between two cities, in every cabin any of them has a price for. */
export type AirlinePrice = { program: Program; routing: PricedRouting; prices: CabinPrice[]; isLowest: boolean }

/** Business first, because most people look for it: a phone shows two cabins before the table scrolls. */
const inOrder: readonly Cabin[] = ['J', 'F', 'W', 'Y']

/**
 * Lists the ways between two cities in both programs: non-stop first, then by points in the leading cabin. The lowest
 * price of that cabin is marked, a non-stop one if there is any.
 */
export function listAirlinePrices(routings: Record<Program, readonly PricedRouting[]>): AirlinePrice[] {
  const all = programs.flatMap((program) => routings[program].map((routing) => ({ program, routing })))
  const pointsIn = ({ routing }: { routing: PricedRouting }, cabin: Cabin) =>
    routing.points[cabins.indexOf(cabin)] ?? null
  const shown = inOrder.filter((cabin) => all.some((one) => pointsIn(one, cabin) !== null))
  const most = Math.max(...all.flatMap((one) => shown.map((cabin) => pointsIn(one, cabin) ?? 0)))
  const [lead = 'J'] = shown
  const leading = (one: { routing: PricedRouting }) => (isMixedIn(one.routing, lead) ? null : pointsIn(one, lead))
  const lastIfNull = (points: number | null) => points ?? Number.MAX_SAFE_INTEGER
  const sorted = all.toSorted(
    (a, b) =>
      Number(hasStops(a.routing)) - Number(hasStops(b.routing)) ||
      lastIfNull(leading(a)) - lastIfNull(leading(b)) ||
      lastIfNull(pointsIn(a, 'Y')) - lastIfNull(pointsIn(b, 'Y')),
  )
  const lowest = sorted.find((one) => leading(one) !== null)
  return sorted.map((one) => ({
    ...one,
    isLowest: one === lowest,
    prices: shown.map((cabin) => {
      const points = pointsIn(one, cabin)
      return {
        cabin,
        points,
        share: (points ?? 0) / most,
        isMixed: isMixedIn(one.routing, cabin),
        isUnsure: points !== null && one.routing.unsure.includes(cabin),
        isFlown: isFlownIn(one.routing, cabin),
        charges: points === null ? null : chargesOf(one, cabin),
      }
    }),
  }))
}

const hasStops = ({ airports }: PricedRouting) => airports.length > 2

function isFlownIn({ airports, carriers }: PricedRouting, cabin: Cabin): boolean | null {
  const flights = carriers.map((carrier, leg) =>
    routesOfPair(airports[leg] ?? '', airports[leg + 1] ?? '').filter((route) => route.carrier === carrier),
  )
  if (flights.some((routes) => routes.length === 0)) return null
  return flights.every((routes) => routes.some((route) => route.cabins.includes(cabin)))
}

function chargesOf({ program, routing }: Pick<AirlinePrice, 'program' | 'routing'>, cabin: Cabin) {
  const { airports } = routing
  const [from = '', to = ''] = [airports[0], airports.at(-1)]
  const carriers = [...new Set(routing.carriers)]
  return estimateCharges({ program, from, to, cabin, carriers, stops: airports.slice(1, -1) })
}
