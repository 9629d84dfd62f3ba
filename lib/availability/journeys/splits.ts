import { cabins } from '../../core/cabin.ts'
import { epochDay } from '../../core/dates.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { Itinerary } from '../itinerary.ts'
import type { Split, SplitQuery } from '../journeys-contract.ts'
import { compileWeekdays, hasWeekday } from '../matches.ts'
import { FirstRows } from '../row-order.ts'
import { scannedRoutes } from '../scanned-route.ts'
import { type SingleOffer, SingleOffers, toLeg } from './single-offers.ts'
import { sumShares } from './total.ts'

type Group = { offer: SingleOffer; seats: number }
type Party = { groups: Group[]; points: number; daysApart: number }

/**
 * Finds ways for a party to travel one route, program and cabin: together when they fit, otherwise in two groups on two
 * flights of the same day or of days close together. Returns the cheapest for the whole party for each date of the
 * first group, cheapest first; ties go to the groups closest together, then to the earliest date.
 */
export function findSplits(index: AvailabilityIndex, query: SplitQuery): { total: number; splits: Split[] } {
  const page = new FirstRows<Party>(query.take)
  const weekdays = compileWeekdays(query.weekdays)
  let total = 0
  for (const { route } of scannedRoutes(index, query).routes) {
    if (route === undefined) continue
    const offers = new SingleOffers(route, query)
    const party = Math.min(query.seats, offers.maxSeats)
    for (const cabin of query.cabins) {
      for (let day = epochDay(query.start); day <= epochDay(query.end); day += 1) {
        if (!hasWeekday(weekdays, day)) continue
        const best = cheapestParty(offers, day, cabins.indexOf(cabin), { party, spread: query.spread })
        if (best === null) continue
        total += 1
        // Ties are broken by date, then by the order of routes and cabins.
        page.push(best.points, best.daysApart, day * 1e6 + total, best)
      }
    }
  }
  return { total, splits: page.ordered().map(({ row }) => toSplit(row)) }
}

/** A party that fits on one flight is never split to save points. */
function cheapestParty(
  offers: SingleOffers,
  day: number,
  cabin: number,
  { party, spread }: { party: number; spread: number },
): Party | null {
  const today = offers.on(day, cabin, 1)
  const together = cheapest(today, party)
  if (together !== undefined) return toParty([{ offer: together, seats: party }], 0)
  let best: Party | null = null
  for (let later = 0; later <= spread && today.length > 0; later += 1) {
    const others = later === 0 ? today : offers.on(day + later, cabin, 1)
    for (let seats = 1; seats < party; seats += 1) {
      for (const first of withSeats(today, seats)) {
        const free = later > 0 ? others : others.filter((one) => areTwoFlights(first.itinerary, one.itinerary))
        const second = cheapest(free, party - seats)
        if (second === undefined) continue
        const found = toParty(
          [
            { offer: first, seats },
            { offer: second, seats: party - seats },
          ],
          later,
        )
        if (best === null || found.points < best.points) best = found
      }
    }
  }
  return best
}

function toParty(groups: Group[], daysApart: number): Party {
  return { groups, daysApart, points: groups.reduce((sum, { offer, seats }) => sum + offer.points * seats, 0) }
}

function withSeats(offers: readonly SingleOffer[], seats: number): SingleOffer[] {
  return offers.filter((offer) => offer.seats >= seats)
}

function cheapest(offers: readonly SingleOffer[], seats: number): SingleOffer | undefined {
  return withSeats(offers, seats).reduce<SingleOffer | undefined>(
    (best, offer) => (best === undefined || offer.points < best.points ? offer : best),
    undefined,
  )
}

/** Whether two offers of a day can't be the same seats: no carrier in common, or known, different departure times. */
function areTwoFlights(one: Itinerary, other: Itinerary): boolean {
  const shared = one.carriers.some((carrier) => other.carriers.includes(carrier))
  if (!shared && one.carriers.length > 0 && other.carriers.length > 0) return true
  return one.departs !== null && other.departs !== null && one.departs !== other.departs
}

function toSplit({ groups, daysApart }: Party): Split {
  const parts = groups.map(({ offer, seats }) => ({ seats, leg: toLeg(offer) }))
  return { groups: parts, daysApart, total: sumShares(parts) }
}
