import type { Cabin } from '../core/cabin.ts'
import { compare } from '../core/compare.ts'
import { type EpochDay, type EpochSecond, epochDay } from '../core/dates.ts'
import type { Charges } from '../core/schemas.ts'
import { getItineraryKey, type Itinerary, readItinerary } from './itinerary.ts'
import type { FareKind, Source } from './observation.ts'
import { missedBefore, type Option, type Snapshot } from './snapshot.ts'

/** One way to fly on a day in a cabin, with its price and seats: what a search needs to know. */
export type Offer = {
  direct: boolean
  /** 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: number | null
  points: number | null
  charges: Charges | null
  itinerary: Itinerary
  source: Source
  fare: FareKind
  /** True when the newest check did not find it, for the first time: gone, or only left out of the answer. */
  missed: boolean
}

/** A summary of one date and cabin of a route. */
export type Cell = { day: EpochDay; cabin: Cabin; seenAt: EpochSecond; offers: Offer[] }

/** Returns the seats a party can count on. An unknown count means at least one. */
export function sureSeats(seats: number | null): number {
  return seats ?? 1
}

/** Ranks seats so that a known count beats an unknown one: twice the sure seats, plus one when counted. */
export function seatRank(seats: number | null): number {
  return seats === null ? 2 : seats * 2 + 1
}

/**
 * Summarises a snapshot: direct offers first, then connecting ones, each from cheapest to dearest, with those the
 * newest check missed last. An offer is dropped only when another with the same kind of fare, itinerary and kind of
 * source beats it for every query: no dearer in points and charges, no fewer seats, and found where it was missed.
 */
export function summariseSnapshot(snapshot: Snapshot): Cell {
  const found = missedBefore(snapshot)
  const ordered = snapshot.options
    .map((option) => toOffer(option, snapshot.date, option.seenAt < found))
    .sort(byDirectAndPrice)
  const kept = new Map<string, Offer[]>()
  const offers = ordered.filter((offer) => {
    const key = `${offer.direct} ${offer.fare} ${offer.source.kind} ${getItineraryKey(offer.itinerary)}`
    const better = kept.get(key) ?? []
    if (better.some((one) => beats(one, offer))) return false
    kept.set(key, [...better, offer])
    return true
  })
  return { day: epochDay(snapshot.date), cabin: snapshot.cabin, seenAt: snapshot.seenAt, offers }
}

function toOffer(option: Option, date: Snapshot['date'], missed: boolean): Offer {
  const { direct, seats, points, charges, source, fare } = option
  return { direct, seats, points, charges, itinerary: readItinerary(option, date), source, fare, missed }
}

/** Whether `first` makes `second` redundant. Both share an itinerary, and `byDirectAndPrice` puts `first` earlier. */
function beats(first: Offer, second: Offer): boolean {
  if (seatRank(first.seats) < seatRank(second.seats)) return false
  if (first.missed !== second.missed && (first.points ?? Infinity) > (second.points ?? Infinity)) return false
  // An offer without charges is given an estimate later, which may be lower than what the first one names.
  if (second.charges === null) return first.charges === null
  // Budgets are compared with AUD charges only, so charges in other currencies can't make the second one better.
  return second.charges?.currency !== 'AUD' || chargesInAud(first) <= chargesInAud(second)
}

function chargesInAud({ charges }: Offer): number {
  return charges?.currency === 'AUD' ? charges.minor : Infinity
}

/** Direct first, found before missed, then by points and charges, unknowns last. Further keys only make it total. */
export function byDirectAndPrice(a: Offer, b: Offer): number {
  return (
    compare(a.direct ? 0 : 1, b.direct ? 0 : 1) ||
    compare(a.missed ? 1 : 0, b.missed ? 1 : 0) ||
    compare(a.points ?? Infinity, b.points ?? Infinity) ||
    compare(a.charges?.currency ?? '~', b.charges?.currency ?? '~') ||
    compare(a.charges?.minor ?? Infinity, b.charges?.minor ?? Infinity) ||
    compare(seatRank(b.seats), seatRank(a.seats)) ||
    compare(a.itinerary.minutes ?? Infinity, b.itinerary.minutes ?? Infinity) ||
    compare(getItineraryKey(a.itinerary), getItineraryKey(b.itinerary)) ||
    compare(`${a.source.kind} ${a.source.name}`, `${b.source.kind} ${b.source.name}`)
  )
}
