import { type Cabin, cabins } from '../../core/cabin.ts'
import { dateOf, type EpochDay, epochDay } from '../../core/dates.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { RunTrip, StatusRunQuery } from '../journeys-contract.ts'
import { cabinOfCell } from '../leg.ts'
import { compileWeekdays, hasWeekday } from '../matches.ts'
import { CABINS } from '../route-columns.ts'
import { getMinConnectionMinutes } from './connections.ts'
import { type SingleOffer, SingleOffers, toLeg } from './single-offers.ts'
import { sumShares } from './total.ts'

/** Returns the status credits of one sector; null when no table has them. */
export type CreditsOf = (sector: {
  from: string
  to: string
  carrier: string
  cabin: Cabin
  date: string
}) => number | null

type Trip = Outing & { out: SingleOffer; back: SingleOffer; creditsPerCost: number }

type StatusRuns = {
  trips: RunTrip[]
  run: { trips: RunTrip[]; credits: number; total: RunTrip['total'] } | null
}

/**
 * Finds return trips from home on direct flights in the Qantas program with known times, ranked by credits per point or
 * per dollar of charges, and the run of consecutive trips, never two on one day, that reaches the target for the fewest
 * points or dollars in total.
 */
export function findStatusRuns(index: AvailabilityIndex, query: StatusRunQuery, getCredits: CreditsOf): StatusRuns {
  const known = remembered(getCredits)
  const trips = [...new Set(query.from)].flatMap((home) => tripsFrom(index, query, home, known))
  const ranked = [...trips].sort((a, b) => b.creditsPerCost - a.creditsPerCost || a.cost - b.cost || a.first - b.first)
  const plan = cheapestRun(trips, query.target)
  const chosen = plan?.map((trip) => toRunTrip(trip))
  return {
    trips: ranked.slice(0, query.take).map(toRunTrip),
    run:
      chosen === undefined
        ? null
        : {
            trips: chosen,
            credits: chosen.reduce((sum, { credits }) => sum + credits, 0),
            total: sumShares(chosen.flatMap(({ out, back }) => [out, back].map((leg) => ({ leg, seats: 1 })))),
          },
  }
}

/** A route earns the same on every day of a window, so its credits are looked up once per cabin and carrier. */
function remembered(getCredits: CreditsOf): CreditsOf {
  const known = new Map<string, number | null>()
  return (sector) => {
    const name = `${sector.from} ${sector.to} ${sector.carrier} ${sector.cabin}`
    const credits = known.get(name) ?? getCredits(sector)
    known.set(name, credits)
    return credits
  }
}

function tripsFrom(index: AvailabilityIndex, query: StatusRunQuery, home: string, getCredits: CreditsOf): Trip[] {
  const direct = { ...query, directOnly: true }
  const weekdays = compileWeekdays(query.weekdays)
  const trips: Trip[] = []
  for (const [to, route] of index.routesFrom('qantas', home)) {
    const homeward = index.routesFrom('qantas', to).get(home)
    if (homeward === undefined || !query.to.includes(to)) continue
    const outs = new SingleOffers(route, direct)
    const backs = new SingleOffers(homeward, direct)
    for (let day = epochDay(query.start); day <= epochDay(query.end); day += 1) {
      if (!hasWeekday(weekdays, day)) continue
      for (const cabin of query.cabins) {
        const trip = bestTrip(outs, backs, day, cabins.indexOf(cabin), query, getCredits)
        if (trip !== null) trips.push(trip)
      }
    }
  }
  return trips
}

/** Finds the trip of a day and cabin that earns the most for its cost. */
function bestTrip(
  outs: SingleOffers,
  backs: SingleOffers,
  day: number,
  cabin: number,
  query: StatusRunQuery,
  getCredits: CreditsOf,
): Trip | null {
  let best: Trip | null = null
  for (const out of outs.on(day, cabin, Math.min(query.seats, outs.maxSeats))) {
    for (let night = 0; night <= query.maxNights && out.arrives !== null; night += 1) {
      for (const back of backs.on(day + night, cabin, Math.min(query.seats, backs.maxSeats))) {
        const trip = toTrip(out, back, { day, night, by: query.by, getCredits })
        if (trip !== null && (best === null || trip.creditsPerCost > best.creditsPerCost)) best = trip
      }
    }
  }
  return best
}

type Context = { day: number; night: number; by: StatusRunQuery['by']; getCredits: CreditsOf }

function toTrip(out: SingleOffer, back: SingleOffer, { day, night, by, getCredits }: Context): Trip | null {
  const { from, to } = out.route
  const wait = (back.departs ?? -1) - (out.arrives ?? 0)
  if (wait < getMinConnectionMinutes(from, to, from)) return null
  const there = creditsOfOffer(out, getCredits)
  const home = creditsOfOffer(back, getCredits)
  const cost = by === 'points' ? out.points + back.points : chargesInAud(out) + chargesInAud(back)
  if (there === null || home === null || there + home === 0 || !(cost > 0 && cost < Infinity)) return null
  const credits = there + home
  const days = { first: day, last: getLastDay(back, day + night) }
  return { out, back, credits, cost, ...days, creditsPerCost: credits / cost }
}

/** A trip that flies past midnight lasts until the day it lands. */
function getLastDay({ arrives }: SingleOffer, left: number): number {
  return arrives === null ? left + 1 : Math.max(left, Math.floor(arrives / 1440))
}

function creditsOfOffer({ route, cell, itinerary }: SingleOffer, getCredits: CreditsOf): number | null {
  const [carrier, other] = itinerary.carriers
  if (carrier === undefined || other !== undefined) return null
  const { from, to, firstDay } = route
  const date = dateOf(firstDay + Math.floor(cell / CABINS))
  return getCredits({ from, to, carrier, cabin: cabinOfCell(cell), date })
}

function chargesInAud({ route, at }: SingleOffer): number {
  const minor = route.columns.charges[at] ?? -1
  return minor >= 0 && route.currencies[route.columns.currency[at] ?? 0] === 'AUD' ? minor : Infinity
}

function toRunTrip({ out: outward, back: homeward, credits }: Trip): RunTrip {
  const out = toLeg(outward)
  const back = toLeg(homeward)
  const total = sumShares([out, back].map((leg) => ({ leg, seats: 1 })))
  const dollars = chargesInAud(outward) + chargesInAud(homeward)
  return {
    out,
    back,
    credits,
    total,
    creditsPer1000Points: (credits * 1000) / total.points,
    creditsPerDollar: dollars > 0 && dollars < Infinity ? (credits * 100) / dollars : null,
  }
}

/** A trip that takes whole days, earns credits and costs points or cents. */
export type Outing = { first: EpochDay; last: EpochDay; credits: number; cost: number }

/**
 * Finds the outings that earn at least `target` credits at the lowest total cost, with no day shared, ordered by date;
 * null when the target can't be reached. Solved exactly by dynamic programming from the last day back: the lowest
 * remaining cost depends only on the day and on the credits still missing.
 */
export function cheapestRun<O extends Outing>(outings: readonly O[], target: number): O[] | null {
  if (outings.length === 0) return null
  const start = Math.min(...outings.map(({ first }) => first))
  const days = Math.max(...outings.map(({ last }) => last)) - start + 1
  const byDay = worthTaking(outings, start)
  const width = target + 1
  const cost = new Float64Array((days + 1) * width).fill(Infinity)
  const choice = new Int32Array(days * width).fill(-1)
  cost[days * width] = 0
  for (let day = days - 1; day >= 0; day -= 1) {
    const row = day * width
    cost.copyWithin(row, row + width, row + 2 * width)
    for (const [at, outing] of (byDay.get(day) ?? []).entries()) {
      const after = (outing.last - start + 1) * width
      for (let wanted = 1; wanted <= target; wanted += 1) {
        const whole = outing.cost + (cost[after + Math.max(0, wanted - outing.credits)] ?? Infinity)
        if (whole >= (cost[row + wanted] ?? 0)) continue
        cost[row + wanted] = whole
        choice[row + wanted] = at
      }
    }
  }
  if ((cost[target] ?? Infinity) === Infinity) return null
  return chosen(byDay, choice, { target, days, start })
}

function chosen<O extends Outing>(
  byDay: Map<number, O[]>,
  choice: Int32Array,
  { target, days, start }: { target: number; days: number; start: EpochDay },
): O[] {
  const run: O[] = []
  let wanted = target
  for (let day = 0; day < days && wanted > 0; ) {
    const outing = byDay.get(day)?.[choice[day * (target + 1) + wanted] ?? -1]
    day = outing === undefined ? day + 1 : outing.last - start + 1
    if (outing === undefined) continue
    run.push(outing)
    wanted = Math.max(0, wanted - outing.credits)
  }
  return run
}

/** Groups by first day, dropping an outing when another that begins the same day ends, costs and earns no worse. */
function worthTaking<O extends Outing>(outings: readonly O[], start: EpochDay): Map<number, O[]> {
  const byDay = new Map<number, O[]>()
  for (const outing of [...outings].sort((a, b) => a.cost - b.cost || b.credits - a.credits)) {
    const day = outing.first - start
    const kept = byDay.get(day) ?? []
    if (kept.some(({ last, credits }) => last <= outing.last && credits >= outing.credits)) continue
    byDay.set(day, [...kept, outing])
  }
  return byDay
}
