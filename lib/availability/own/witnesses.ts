import { type EpochSecond, epochDay, epochSecond, instantOf } from '../../core/dates.ts'
import { groupBy } from '../../core/group.ts'
import type { Observation, Source } from '../observation.ts'
import type { Cell, Offer } from '../offers.ts'
import type { OwnSeat } from './own-seats.ts'
import { MEMBER_SOURCES, SIGHTING_HOURS, WITNESS_HOURS } from './shared-seats.ts'

/** A seat that one member says they saw, with the marks of the person behind the account. */
export type Sighting = { uid: string; traits: readonly string[]; seat: OwnSeat }

const getTime = ({ seat }: Sighting): EpochSecond => epochSecond(seat.seenAt)
const isNear = (later: EpochSecond, earlier: EpochSecond) => later - earlier <= WITNESS_HOURS * 3_600

/** Returns the earliest time at which a sighting still counts. */
export const countsSince = (now: EpochSecond): EpochSecond => now - SIGHTING_HOURS * 3_600

/**
 * Returns which of a route's sightings may be shown to everyone: a flight at one price that two people saw within a day
 * of each other, or one person and our own check. Our newest check of a day and cabin overrules earlier sightings. Each
 * figure is the more cautious of the two, so that no one can claim more about a seat than the other witness saw.
 */
export function confirmedSeats(
  sightings: readonly Sighting[],
  checks: readonly Cell[],
  now: EpochSecond,
): Observation[] {
  const person = findPeople(sightings)
  const checkByDay = new Map(checks.map((check) => [`${check.day}${check.cabin}`, check]))
  const counting = sightings.filter((sighting) => getTime(sighting) >= countsSince(now))
  const days = groupBy(counting, ({ seat }) => `${epochDay(seat.date)}${seat.cabin}`)
  return [...days].flatMap(([day, seen]) => {
    const check = checkByDay.get(day)
    const later = seen.filter((sighting) => check === undefined || getTime(sighting) > check.seenAt)
    const flights = groupBy(later, ({ seat }) => getFlightKey(seat))
    const found = [...flights.values()].flatMap((same) => newestPrice(same, check, person) ?? [])
    if (found.length === 0) return []
    // Each sighting covers part of the day, so the oldest time is the only one that holds for all of them.
    const seenAt = instantOf(Math.min(...found.map((one) => epochSecond(one.seenAt))))
    return found.map((one) => ({ ...one, seenAt }))
  })
}

type Person = (uid: string) => string

/** Groups accounts into people: accounts that share a mark, directly or through other accounts, are one person. */
function findPeople(sightings: readonly Sighting[]): Person {
  const parent = new Map<string, string>()
  const findRoot = (mark: string): string => {
    const up = parent.get(mark) ?? mark
    return up === mark ? mark : findRoot(up)
  }
  for (const { uid, traits } of sightings) {
    for (const trait of traits) parent.set(findRoot(`trait ${trait}`), findRoot(`uid ${uid}`))
  }
  return (uid) => findRoot(`uid ${uid}`)
}

/** Returns the most recently confirmed price of one flight. */
function newestPrice(same: readonly Sighting[], check: Cell | undefined, person: Person): Observation | undefined {
  const prices = [...groupBy(same, ({ seat }) => String(seat.points)).values()]
  const confirmed = prices.flatMap((one) => confirmedSeat(one, check, person) ?? [])
  return confirmed.sort((a, b) => epochSecond(b.seenAt) - epochSecond(a.seenAt))[0]
}

function confirmedSeat(same: readonly Sighting[], check: Cell | undefined, person: Person): Observation | null {
  const newest = [...same].sort((a, b) => getTime(b) - getTime(a))
  for (const [at, first] of newest.entries()) {
    const other = newest
      .slice(at + 1)
      .find((one) => person(one.uid) !== person(first.uid) && isNear(getTime(first), getTime(one)))
    if (other !== undefined) return agreedOn(first.seat, other.seat, MEMBER_SOURCES.member)
  }
  const [first] = newest
  if (first === undefined || check === undefined || !isNear(getTime(first), check.seenAt)) return null
  const offer = check.offers.find((one) => isSameSeat(one, first.seat))
  return offer === undefined ? null : agreedOn(first.seat, offer, MEMBER_SOURCES.check)
}

function agreedOn(seat: OwnSeat, other: Pick<OwnSeat, 'seats' | 'charges'>, source: Source): Observation {
  const agreed = seat.charges?.minor === other.charges?.minor && seat.charges?.currency === other.charges?.currency
  const seats = seat.seats === null || other.seats === null ? null : Math.min(seat.seats, other.seats)
  return { ...seat, seats, charges: agreed ? seat.charges : null, fare: 'reward', source }
}

const flightsAt = (flights: readonly string[], departs: number | null) => `${flights.join(' ')} at ${departs}`

function getFlightKey({ sectors, date }: OwnSeat): string {
  const leaves = Date.parse(`${sectors?.[0]?.departs}Z`) / 60_000 - epochDay(date) * 1_440
  const flights = (sectors ?? []).map(({ flight }) => flight)
  return flightsAt(flights, leaves)
}

/** Whether our own check found this seat: the same flights, or a summary of the day that includes their carriers. */
function isSameSeat({ itinerary, points, direct, fare, missed }: Offer, seat: OwnSeat): boolean {
  if (missed || fare !== 'reward' || points !== seat.points) return false
  if (itinerary.flights.length > 0) return flightsAt(itinerary.flights, itinerary.departs) === getFlightKey(seat)
  return direct === seat.direct && seat.carriers.every((carrier) => itinerary.carriers.includes(carrier))
}
