import { cabins } from '../../core/cabin.ts'
import { epochDay } from '../../core/dates.ts'
import { findAirport } from '../../network/airports.ts'
import { sameCity } from '../../network/cities.ts'
import { findFlownMiles } from '../../network/distance.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { Connection, ConnectionQuery } from '../journeys-contract.ts'
import { compileWeekdays, hasWeekday } from '../matches.ts'
import { FirstRows } from '../row-order.ts'
import { type SingleOffer, SingleOffers, toLeg } from './single-offers.ts'
import { sumShares } from './total.ts'

/** Connections longer than this many times the straight line are left out, as in the route finder. */
const LONGEST_DETOUR = 1.5

type Joined = { first: SingleOffer; second: SingleOffer; wait: number; minutes: number | null; points: number }

/**
 * Finds pairs of direct flights in one cabin through a hub, booked separately, each in either program. Returns the
 * cheapest for each airport pair, hub, date and cabin, cheapest first, then shortest. A wait is never shorter than
 * `getMinConnectionMinutes`, and is marked overnight if the second flight leaves on a later date than the first lands.
 */
export function findConnections(
  index: AvailabilityIndex,
  query: ConnectionQuery,
): { total: number; connections: Connection[] } {
  const page = new FirstRows<Joined>(query.take)
  const weekdays = compileWeekdays(query.weekdays)
  let total = 0
  for (const [first, second] of hubPairs(index, query)) {
    for (let day = epochDay(query.start); day <= epochDay(query.end); day += 1) {
      if (!hasWeekday(weekdays, day)) continue
      for (const cabin of query.cabins) {
        const best = cheapestJoin(first, second, day, cabins.indexOf(cabin), query)
        if (best === null) continue
        page.push(best.points, best.minutes ?? Infinity, total, best)
        total += 1
      }
    }
  }
  return { total, connections: page.ordered().map(({ row }) => toConnection(row)) }
}

/** Yields the routes to and from each allowed hub that leads to a destination without a long detour. */
function* hubPairs(index: AvailabilityIndex, query: ConnectionQuery): Generator<[SingleOffers[], SingleOffers[]]> {
  // A stop of the journey is the hub, not a stop of one of its flights.
  const direct = { ...query, directOnly: true, via: undefined, notVia: undefined }
  const isAllowed = (hub: string) => (query.via?.includes(hub) ?? true) && !query.notVia?.includes(hub)
  const leading = (from: string, to: string) =>
    query.programs.flatMap((program) => index.routesFrom(program, from).get(to) ?? [])
  for (const from of new Set(query.from)) {
    const hubs = new Set(query.programs.flatMap((program) => [...index.routesFrom(program, from).keys()]))
    for (const via of [...hubs].filter(isAllowed)) {
      const first = leading(from, via).map((route) => new SingleOffers(route, direct))
      for (const to of new Set(query.to)) {
        if (sameCity(from, to) || sameCity(via, to) || sameCity(via, from) || isDetour(from, via, to)) continue
        const second = leading(via, to).map((route) => new SingleOffers(route, direct))
        if (second.length > 0) yield [first, second]
      }
    }
  }
}

function isDetour(from: string, via: string, to: string): boolean {
  const straight = findFlownMiles(from, to)
  const first = findFlownMiles(from, via)
  const second = findFlownMiles(via, to)
  if (straight === undefined || first === undefined || second === undefined) return true
  return first + second > straight * LONGEST_DETOUR
}

function cheapestJoin(
  firsts: readonly SingleOffers[],
  seconds: readonly SingleOffers[],
  day: number,
  cabin: number,
  query: ConnectionQuery,
): Joined | null {
  let best: Joined | null = null
  for (const route of firsts) {
    for (const first of route.on(day, cabin, Math.min(query.seats, route.maxSeats))) {
      if (first.arrives === null) continue
      const landed = Math.floor(first.arrives / 1440)
      const last = Math.floor((first.arrives + query.maxWait) / 1440)
      for (let onward = landed; onward <= last; onward += 1) {
        for (const next of seconds) {
          for (const second of next.on(onward, cabin, Math.min(query.seats, next.maxSeats))) {
            const joined = join(first, second, query)
            if (joined !== null && (best === null || isBetter(joined, best))) best = joined
          }
        }
      }
    }
  }
  return best
}

function isBetter(one: Joined, other: Joined): boolean {
  if (one.points !== other.points) return one.points < other.points
  return (one.minutes ?? Infinity) < (other.minutes ?? Infinity)
}

/** Returns null when the two don't connect, or cost or take more than the query allows. */
function join(first: SingleOffer, second: SingleOffer, query: ConnectionQuery): Joined | null {
  if (first.arrives === null || second.departs === null) return null
  const wait = second.departs - first.arrives
  if (wait < getMinConnectionMinutes(first.route.from, first.route.to, second.route.to) || wait > query.maxWait)
    return null
  if (!query.overnight && isOvernight(first.arrives, second.departs)) return null
  const { minutes: one } = first.itinerary
  const { minutes: two } = second.itinerary
  const minutes = one === null || two === null ? null : one + wait + two
  const points = first.points + second.points
  if (points > (query.maxPoints ?? Infinity)) return null
  if (query.maxMinutes !== null && (minutes ?? Infinity) > query.maxMinutes) return null
  if (query.maxCharges !== null && getCharges(first) + getCharges(second) > query.maxCharges) return null
  return { first, second, wait, minutes, points }
}

/** In AUD cents. With a budget set, the offer filter has already dropped charges that are unknown or not in AUD. */
function getCharges({ route, at }: SingleOffer): number {
  return route.columns.charges[at] ?? 0
}

function isOvernight(lands: number, leaves: number): boolean {
  return Math.floor(leaves / 1440) > Math.floor(lands / 1440)
}

function toConnection({ first, second, wait, minutes }: Joined): Connection {
  const legs = [toLeg(first), toLeg(second)] as Connection['legs']
  return {
    legs,
    via: first.route.to,
    waitMinutes: wait,
    overnight: isOvernight(first.arrives ?? 0, second.departs ?? 0),
    minutes,
    total: sumShares(legs.map((leg) => ({ leg, seats: 1 }))),
  }
}

/**
 * The shortest change of planes, in minutes, when flights are booked separately. Our own rule, on the safe side:
 * airlines publish shorter times for a change on one ticket, where they take care of bags and delays.
 */
const MINUTES = { domestic: 90, international: 150 }

/** Returns the fewest minutes from landing at `via` to leaving it again. */
export function getMinConnectionMinutes(from: string, via: string, to: string): number {
  const countries = new Set([from, via, to].map((code) => findAirport(code)?.country ?? code))
  return countries.size === 1 ? MINUTES.domestic : MINUTES.international
}
