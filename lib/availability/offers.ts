import type { Cabin } from '../core/cabin.ts'
import { type EpochDay, type EpochSecond, epochDay } from '../core/dates.ts'
import type { Charges } from '../core/schemas.ts'
import type { FareKind } from './fare-kind.ts'
import { type Itinerary, readItinerary, wayKey } from './itinerary.ts'
import type { Source } from './observation.ts'
import { missedBefore, type Option, type Snapshot } from './snapshot.ts'

/** One way to fly a day in a cabin, with its price and the seats it can be had for: what a search needs to know. */
export type Offer = {
  direct: boolean
  /** 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: number | null
  points: number | null
  charges: Charges | null
  way: Itinerary
  source: Source
  fare: FareKind
  /** Not found at the newest look, for the first time: perhaps gone, perhaps only not answered. */
  missed: boolean
}

/** One date and cabin of a route, summed up. */
export type Cell = { day: EpochDay; cabin: Cabin; seenAt: EpochSecond; offers: Offer[] }

/** The seats a party can count on: an unknown count is at least one. */
export function sureSeats(seats: number | null): number {
  return seats ?? 1
}

/** Seats in an order that puts a count before an unknown one: twice the sure seats, plus one when counted. */
export function seatRank(seats: number | null): number {
  return seats === null ? 2 : seats * 2 + 1
}

/**
 * Sums a look up: direct offers first, then connecting ones, each from the cheapest to the dearest, and what the
 * newest look missed at their end. An offer is left out only when another of its kind of fare on the same way, seen by the same kind of
 * source, beats it in every question: found where it was missed, no dearer in points and charges, no fewer seats.
 */
export function summariseSnapshot(look: Snapshot): Cell {
  const found = missedBefore(look)
  const ordered = look.options.map((option) => toOffer(option, look.date, option.seenAt < found)).sort(byDirectAndPrice)
  const kept = new Map<string, Offer[]>()
  const offers = ordered.filter((offer) => {
    const way = `${offer.direct} ${offer.fare} ${offer.source.kind} ${wayKey(offer.way)}`
    const better = kept.get(way) ?? []
    if (better.some((one) => beats(one, offer))) return false
    kept.set(way, [...better, offer])
    return true
  })
  return { day: epochDay(look.date), cabin: look.cabin, seenAt: look.seenAt, offers }
}

function toOffer(option: Option, date: Snapshot['date'], missed: boolean): Offer {
  const { direct, seats, points, charges, source, fare } = option
  return { direct, seats, points, charges, way: readItinerary(option, date), source, fare, missed }
}

/** Of two offers on one way, the first of which comes first: by being found, else by price. */
function beats(first: Offer, second: Offer): boolean {
  if (seatRank(first.seats) < seatRank(second.seats)) return false
  if (first.missed !== second.missed && (first.points ?? Infinity) > (second.points ?? Infinity)) return false
  // What has no charges gets an estimate of them later, which may be less than what another names.
  if (second.charges === null) return first.charges === null
  // Only charges in AUD are ever held against a budget, so no others can make the second the better one.
  return second.charges?.currency !== 'AUD' || chargesInAud(first) <= chargesInAud(second)
}

function chargesInAud({ charges }: Offer): number {
  return charges?.currency === 'AUD' ? charges.minor : Infinity
}

/** Cheapest points first, then charges; what is unknown comes last. The rest only makes the order total. */
export function byDirectAndPrice(a: Offer, b: Offer): number {
  return (
    compare(a.direct ? 0 : 1, b.direct ? 0 : 1) ||
    compare(a.missed ? 1 : 0, b.missed ? 1 : 0) ||
    compare(a.points ?? Infinity, b.points ?? Infinity) ||
    compare(a.charges?.currency ?? '~', b.charges?.currency ?? '~') ||
    compare(a.charges?.minor ?? Infinity, b.charges?.minor ?? Infinity) ||
    compare(seatRank(b.seats), seatRank(a.seats)) ||
    compare(a.way.minutes ?? Infinity, b.way.minutes ?? Infinity) ||
    compare(wayKey(a.way), wayKey(b.way)) ||
    compare(`${a.source.kind} ${a.source.name}`, `${b.source.kind} ${b.source.name}`)
  )
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
