import { cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { dateOf, type EpochDay, epochDay } from '../../core/dates.ts'
import { allCarriers } from '../../network/carriers.ts'
import { findFlownMiles } from '../../network/distance.ts'
import { priceOneworldReward } from '../../programs/qantas/oneworld-reward.ts'
import {
  checkOneworldItinerary,
  type OneworldSector,
  violationsOfAdding,
} from '../../programs/qantas/oneworld-rules.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { JourneyResult, OneworldLeg, OneworldQuery } from '../journeys-contract.ts'
import { getMinConnectionMinutes } from './connections.ts'
import { anySeat, type SingleOffer, SingleOffers, toLeg } from './single-offers.ts'

/** Seats of one leg, ordered by day, and whether it ends in a stopover or a transit. */
export type LegSeats = {
  surface: boolean
  stop: 'stopover' | 'transit'
  days: readonly { day: EpochDay; offer: SingleOffer }[]
}

type Chosen = { day: EpochDay; offer: SingleOffer } | null

/** A longer wait than this is a stopover. */
const TRANSIT_MINUTES = 1440

/**
 * Finds the earliest dates on which legs with seats can follow each other: within a day of landing for a transit,
 * otherwise on a later date. A surface sector takes no date and lets the next leg begin on any later one. When no dates
 * suit all legs, returns the longest run of first legs that works, then null for the rest.
 */
export function earliestChain(legs: readonly LegSeats[]): Chosen[] {
  const chosen: Chosen[] = legs.map(() => null)
  let deepest: Chosen[] = chosen
  let reached = 0
  const dead = new Set<string>()
  const place = (at: number, before: Chosen): boolean => {
    const leg = legs[at]
    if (leg === undefined) return true
    if (leg.surface) return place(at + 1, before)
    // Includes the landing time, because seats of one day land at different times and that decides what can follow.
    const state = `${at} ${before?.day} ${before?.offer.arrives}`
    if (dead.has(state)) return false
    for (const option of leg.days) {
      if (before !== null && !follows(before, option, legs, at)) continue
      chosen[at] = option
      if (at + 1 > reached) {
        reached = at + 1
        deepest = chosen.map((one, place) => (place <= at ? one : null))
      }
      if (place(at + 1, option)) return true
    }
    chosen[at] = null
    dead.add(state)
    return false
  }
  return place(0, null) ? chosen : deepest
}

function follows(
  before: NonNullable<Chosen>,
  next: NonNullable<Chosen>,
  legs: readonly LegSeats[],
  at: number,
): boolean {
  const direct = legs[at - 1]
  const landed = before.offer.arrives === null ? before.day + 1 : Math.floor(before.offer.arrives / 1440)
  if (direct === undefined || direct.surface || direct.stop === 'stopover') return next.day > landed
  const { arrives } = before.offer
  const { departs, route } = next.offer
  if (arrives === null || departs === null) return next.day === landed || next.day === landed + 1
  const wait = departs - arrives
  return wait >= getMinConnectionMinutes(before.offer.route.from, route.from, route.to) && wait <= TRANSIT_MINUTES
}

type OneworldResult = Extract<JourneyResult, { kind: 'oneworld' }>

const members = allCarriers.filter(({ oneworld }) => oneworld).map(({ code }) => code)

/**
 * Plans an itinerary under the oneworld Classic Flight Reward: seats for each leg with the earliest dates that follow
 * each other, the points of its band, the rules it breaks, and where it may continue. Each leg must begin where the one
 * before it ends; surface sectors have no carrier.
 */
export function planOneworld(
  index: AvailabilityIndex,
  query: OneworldQuery,
  bookedOn: LocalDate,
): Omit<OneworldResult, 'kind'> {
  const seats = query.legs.map((leg) => findSeats(index, query, leg))
  const chain = earliestChain(seats)
  const legs = query.legs.map(({ from, to }, at): OneworldLeg => {
    const first = chain[at]
    const dates = (seats[at]?.days ?? []).map(({ day }) => dateOf(day))
    return { from, to, miles: getMiles(from, to), dates, first: first ? toLeg(first.offer) : null }
  })
  const sectors = query.legs.map(({ from, to, carrier, stop }, at): OneworldSector => {
    // Until a seat names the airline, assume QF, which doesn't count towards the other airlines the rules require.
    const flown =
      carrier === 'any' ? (legs[at]?.first?.carriers.find((code) => members.includes(code)) ?? 'QF') : carrier
    return { from, to, carrier: flown, stop }
  })
  const outlook = checkOneworldItinerary(sectors)
  return {
    legs,
    price: getPrice(query, outlook.miles, bookedOn),
    miles: outlook.miles,
    broken: [...outlook.violations],
    left: {
      miles: outlook.milesLeft,
      sectors: outlook.sectorsLeft,
      stopovers: outlook.stopoversLeft,
      airlinesStillNeeded: outlook.airlinesStillNeeded,
    },
    next: nextFrom(index, query, sectors),
  }
}

function getPrice({ cabin }: OneworldQuery, miles: number, bookedOn: LocalDate): OneworldResult['price'] {
  const price = priceOneworldReward({ miles, cabin, bookedOn })
  if (price.status !== 'published') return { reason: price.reason }
  const { title, asOf, sources, confidence } = price.table
  return { points: price.points, band: price.band, miles, table: title, asOf, sources: [...sources], confidence }
}

/** Finds the direct seats of one leg by day; none for a surface sector. */
function findSeats(
  index: AvailabilityIndex,
  query: OneworldQuery,
  { from, to, carrier, stop }: OneworldQuery['legs'][number],
): LegSeats {
  const route = index.routesFrom('qantas', from).get(to)
  if (carrier === null) return { surface: true, stop, days: [] }
  if (route === undefined) return { surface: false, stop, days: [] }
  const offers = new SingleOffers(route, toCriteria(query, carrier === 'any' ? members : [carrier]))
  const days = []
  for (let day = epochDay(query.start); day <= epochDay(query.end); day += 1) {
    const [offer] = offers.on(day, cabins.indexOf(query.cabin), Math.min(query.seats, offers.maxSeats))
    if (offer !== undefined) days.push({ day, offer })
  }
  return { surface: false, stop, days }
}

function toCriteria({ kind: _, legs: __, cabin, ...query }: OneworldQuery, carriers: string[]) {
  const where = { programs: ['qantas' as const], from: [], to: [], cabins: [cabin] }
  return { ...anySeat, ...where, ...query, carriers, directOnly: true }
}

/** Lists where seats lead from the last airport without breaking a rule, most days first. */
function nextFrom(index: AvailabilityIndex, query: OneworldQuery, sectors: OneworldSector[]): OneworldResult['next'] {
  const last = sectors.at(-1)?.to ?? ''
  const found = [...index.routesFrom('qantas', last)].flatMap(([to, route]) => {
    const carriers = listCarriers(route)
    const [carrier] = carriers
    if (carrier === undefined) return []
    const broken = violationsOfAdding(sectors, { from: last, to, carrier, stop: 'stopover' })
    const { days } = findSeats(index, query, { from: last, to, carrier: 'any', stop: 'stopover' })
    if (broken.length > 0 || days.length === 0) return []
    return [{ to, carriers, miles: getMiles(last, to), days: days.length }]
  })
  return found.sort((a, b) => b.days - a.days || (a.to < b.to ? -1 : 1))
}

function listCarriers({ itineraries }: IndexedRoute): string[] {
  const flown = itineraries
    .filter(({ stops }) => stops === null || stops.length === 0)
    .flatMap(({ carriers }) => carriers)
  return [...new Set(flown)].filter((code) => members.includes(code)).sort()
}

function getMiles(from: string, to: string): number {
  return findFlownMiles(from, to) ?? 0
}
