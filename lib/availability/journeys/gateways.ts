import { cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { epochDay } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { notPublished } from '../../core/provenance.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { programRules } from '../../programs/program-rules.ts'
import { RuleError } from '../../programs/rule-error.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { Feeder, GatewayQuery, GatewaySeats } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { CABINS } from '../route-columns.ts'
import { scanIndex } from '../scan.ts'
import { anySeat, SingleOffers } from './single-offers.ts'

/**
 * Finds seats from home and from each gateway in the order given, cheapest first, adding the published price of the
 * reward flight from home to the gateway. Seats on that flight are reported as seen or not, but never guaranteed.
 */
export function findGateways(
  index: AvailabilityIndex,
  query: GatewayQuery,
  bookedOn: LocalDate,
): { rungs: GatewaySeats[] } {
  const [home = ''] = query.from
  const gateways = [home, ...query.gateways.filter((gateway) => gateway !== home)]
  return { rungs: gateways.map((gateway) => buildGatewaySeats(index, query, { home, gateway, bookedOn })) }
}

type Step = { home: string; gateway: string; bookedOn: LocalDate }

function buildGatewaySeats(index: AvailabilityIndex, query: GatewayQuery, step: Step): GatewaySeats {
  const { home, gateway } = step
  const order = { sort: 'points', thenBy: null, cursor: null } as const
  const scan = scanIndex(index, { ...query, ...order, from: [gateway] }, null)
  const isHome = gateway === home
  const feeders = isHome ? [] : query.programs.flatMap((program) => findFeeders(program, query, step))
  const legs = scan.page.ordered().flatMap(({ row }) => {
    const route = scan.routes[row.route]?.route
    return route === undefined ? [] : [legAt(route, row, scan.compiled.maxSeats[route.programAt] ?? 9)]
  })
  return {
    gateway,
    isHome,
    rows: scan.total,
    days: daysWith(scan.days.seats),
    feeders,
    legs: legs.map((leg) => {
      const feeder = feeders.find(({ program }) => program === leg.program)
      const lead = isHome ? 0 : (feeder?.points.low ?? null)
      return {
        ...leg,
        withFeeder: lead === null || leg.points === null ? null : leg.points + lead,
        feederSeen: !isHome && isFeederSeen(index, query, step, leg),
      }
    }),
  }
}

function daysWith(ranks: Uint8Array): number {
  let days = 0
  for (let first = 0; first < ranks.length; first += CABINS) {
    if (ranks.subarray(first, first + CABINS).some((rank) => rank > 0)) days += 1
  }
  return days
}

/** Returns the published price of the flight to a gateway; empty when none is published. */
function findFeeders(program: Program, query: GatewayQuery, { home, gateway, bookedOn }: Step): Feeder[] {
  const carrier = programFacts[program].carrier
  const flight = { from: home, to: gateway, carrier, cabin: query.feederCabin, bookedOn }
  const price = priced(() => programRules[program].priceFlight(flight))
  if (price.status !== 'published') return []
  const { low, high } = price.points
  if (low === null) return []
  const { title, asOf, sources, confidence } = price.table
  const table = { table: title, zone: price.zone, miles: price.miles, asOf, sources: [...sources], confidence }
  return [{ program, carrier, points: { low, high: high ?? low }, table }]
}

/** Treats dates before the oldest known table as unpublished, because a recording may be replayed at such a date. */
function priced<Price>(price: () => Price): Price | ReturnType<typeof notPublished> {
  try {
    return price()
  } catch (error) {
    if (error instanceof RuleError && error.code === 'before-any-table') return notPublished(error.message)
    throw error
  }
}

function isFeederSeen(
  index: AvailabilityIndex,
  query: GatewayQuery,
  { home, gateway }: Step,
  { date, program }: { date: LocalDate; program: Program },
): boolean {
  const route = index.routesFrom(program, home).get(gateway)
  if (route === undefined) return false
  const offers = new SingleOffers(route, { ...query, ...anySeat, directOnly: true })
  return offers.on(epochDay(date), cabins.indexOf(query.feederCabin), Math.min(query.seats, offers.maxSeats)).length > 0
}
