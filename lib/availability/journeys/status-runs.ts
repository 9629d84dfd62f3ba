import { type Cabin, cabins } from '../../core/cabin.ts'
import { dateOf, epochDay } from '../../core/dates.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { RunTrip, StatusRunQuery } from '../journeys-contract.ts'
import { cabinOfCell } from '../leg.ts'
import { CABINS } from '../route-columns.ts'
import { compileWeekdays, hasWeekday } from '../weekday-mask.ts'
import { getMinConnectionMinutes } from './connecting-times.ts'
import { cheapestRun, type Outing } from './run-plan.ts'
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

type Trip = Outing & { out: SingleOffer; back: SingleOffer; cabin: number; creditsPerCost: number }

export type StatusRuns = {
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
        const trip = toTrip(out, back, { day, night, cabin, by: query.by, getCredits })
        if (trip !== null && (best === null || trip.creditsPerCost > best.creditsPerCost)) best = trip
      }
    }
  }
  return best
}

type Context = { day: number; night: number; cabin: number; by: StatusRunQuery['by']; getCredits: CreditsOf }

function toTrip(out: SingleOffer, back: SingleOffer, { day, night, cabin, by, getCredits }: Context): Trip | null {
  const { from, to } = out.route
  const wait = (back.departs ?? -1) - (out.arrives ?? 0)
  if (wait < getMinConnectionMinutes(from, to, from)) return null
  const there = creditsOfOffer(out, getCredits)
  const home = creditsOfOffer(back, getCredits)
  const cost = by === 'points' ? out.points + back.points : chargesInAud(out) + chargesInAud(back)
  if (there === null || home === null || there + home === 0 || !(cost > 0 && cost < Infinity)) return null
  const credits = there + home
  return {
    out,
    back,
    cabin,
    credits,
    cost,
    first: day,
    last: getLastDay(back, day + night),
    creditsPerCost: credits / cost,
  }
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
