import { z } from 'zod'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { memberSourceNames } from '../../core/codes.ts'
import { daysBetween, epochSecond } from '../../core/dates.ts'
import { formatNumber } from '../../core/formats.ts'
import type { PlanSlug } from '../../core/plan.ts'
import { AirportCode, Program } from '../../core/schemas.ts'
import { findAirport } from '../../network/airports.ts'
import { flownMiles } from '../../network/distance.ts'
import { localMinute, minutesBetween } from '../../network/local-time.ts'
import { type Route, routesBetween } from '../../network/routes.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { withFare } from '../classify-fare.ts'
import type { Sector, Source } from '../observation.ts'
import { listTablePoints } from '../table-price.ts'
import { OWN_SOURCE, OwnSeat } from './own-seats.ts'

/** Seats that members share with everyone: how they are stored, named and limited. */

export const MEMBER_SOURCES = {
  member: { kind: 'member', name: memberSourceNames.member },
  check: { kind: 'member', name: memberSourceNames.check },
} as const satisfies Record<string, Source>

/** How old a sighting may be when it is shared. */
export const FRESH_HOURS = 24
/** How far apart the sightings of two witnesses may be. */
export const WITNESS_HOURS = 24
/** How long a sighting counts, from when it was made. */
export const SIGHTING_HOURS = 48
/** How old an account must be to share, so that no one can create a second witness on the spot. */
export const ACCOUNT_DAYS = 7

/** Seats a member may share in a day; `SHARED_A_ROUTE` is the most on one route at a time. */
export const sharedADay: Record<PlanSlug, number> = { free: 100, silver: 300, gold: 500 }
export const SHARED_A_ROUTE = 300

/**
 * `member-sights/{uid}_{route}`: what one member shared of a route. `traits` are scrambled marks of the person behind
 * the account. Two accounts with a trait in common count as one witness.
 */
export const MemberSightings = z.object({
  uid: z.string(),
  route: z.string(),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  traits: z.array(z.string()),
  seats: z.array(OwnSeat),
  /** When the last of the seats stops counting. */
  endsAt: z.iso.datetime(),
})
export type MemberSightings = z.infer<typeof MemberSightings>

export const SIGHTINGS = 'member-sights'
/** `member-seats/{route}`: the confirmed seats, packed like a route, with its options documents below it. */
export const MEMBER_SEATS = 'member-seats'
export const sightingsId = (uid: string, route: string) => `${uid}_${route}`

/** `users/{uid}/private/sharing`: set when an operator has blocked this member from sharing. */
export const sharingPath = (uid: string) => `users/${uid}/private/sharing`
export const SharingBlock = z.object({ blocked: z.boolean() })
export type SharingBlock = z.infer<typeof SharingBlock>

/** How far clocks may differ. */
const SKEW_SECONDS = 300
const MAX_FLIGHTS = 4
/** Flight numbers from here on belong to the sample data; no airline sells them. */
const FIRST_INVENTED_NUMBER = 9_000
const connectionMinutes = { min: 20, max: 24 * 60 }
/** The most taxes and charges believed, for one adult, one way. */
const MAX_SHARED_CHARGES_MINOR = 300_000

/** Returns why a seat that a member saw can't be shown to others, in words for the member; null when it can be. */
export function sharingFault(seat: OwnSeat, now: Instant): string | null {
  const { sectors } = seat
  if (sectors === null) return 'The flight is not named.'
  return timeFault(seat, sectors, now) ?? flightFault(seat, sectors) ?? priceFault(seat)
}

function timeFault({ program, from, date, seenAt }: OwnSeat, sectors: readonly Sector[], now: Instant): string | null {
  const age = epochSecond(now) - epochSecond(seenAt)
  if (age < -SKEW_SECONDS) return 'The time it was seen is in the future.'
  if (age > FRESH_HOURS * 3_600) return `It was seen more than ${FRESH_HOURS} hours ago.`
  const [clock, first] = [localMinute(from, now), sectors[0]]
  if (clock === null || first === undefined || Date.parse(`${first.departs}Z`) / 60_000 <= clock)
    return 'The flight has left.'
  // One day of grace, because the day it was seen is Sydney's and the flight may leave in another time zone.
  const { openDays, name } = programFacts[program]
  if (daysBetween(localDateOf(seenAt), date) > openDays + 1) return `${name} opens no seats that far ahead.`
  return null
}

function flightFault(seat: OwnSeat, sectors: readonly Sector[]): string | null {
  if (seat.seats === 0 || sectors.length === 0) return 'There are no seats on it.'
  if (sectors.length > MAX_FLIGHTS) return 'It has too many flights.'
  const carriers = new Set(sectors.map(({ carrier }) => carrier))
  const matchesSummary = seat.direct === (sectors.length === 1) && seat.carriers.every((code) => carriers.has(code))
  if (!matchesSummary || new Set(seat.carriers).size !== carriers.size) return 'Its flights and its summary differ.'
  const unknown = [seat.from, ...sectors.map(({ to }) => to)].find((code) => findAirport(code) === undefined)
  if (unknown !== undefined) return `We don’t know the airport ${unknown}.`
  return sectors.map((sector, at) => sectorFault(seat, sector, sectors[at - 1])).find((fault) => fault !== null) ?? null
}

function sectorFault(seat: OwnSeat, sector: Sector, before: Sector | undefined): string | null {
  const { from, to, carrier, flight, departs, arrives, cabin } = sector
  const airports = [seat.from, ...(seat.sectors ?? []).map((one) => one.to)]
  const route = routesBetween(seat.program, from, to).find((one) => one.carrier === carrier)
  const isSold = route !== undefined && (!route.onlyWith || airports.includes(route.onlyWith))
  if (!isSold) return `${carrier} doesn’t fly ${from} to ${to} for these points.`
  if (!flight.startsWith(carrier) || Number(flight.slice(2)) >= FIRST_INVENTED_NUMBER)
    return `${flight} is no flight of ${carrier}.`
  if (!route.cabins.includes(cabin)) return `${flight} has no such cabin.`
  if (route.status === 'upcoming' && (route.started ?? '9999') > departs.slice(0, 10))
    return `${carrier} doesn’t fly ${from} to ${to} yet.`
  const minutes = minutesBetween({ airport: from, local: departs }, { airport: to, local: arrives })
  const usual = usualMinutes(seat, route)
  if (minutes < usual * 0.7 - 20 || minutes > usual * 1.4 + 45) return `${flight} doesn’t take that long.`
  if (before === undefined) return null
  const wait = minutesBetween({ airport: from, local: before.arrives }, { airport: from, local: departs })
  return wait < connectionMinutes.min || wait > connectionMinutes.max ? 'Its flights don’t connect.' : null
}

/** Returns the usual minutes gate to gate: as recorded, else those of the reverse route, else estimated by distance. */
function usualMinutes({ program }: OwnSeat, { from, to, carrier, blockMinutes }: Route): number {
  const back = routesBetween(program, to, from).find((one) => one.carrier === carrier)?.blockMinutes
  return blockMinutes ?? back ?? 30 + flownMiles(from, to) / 8
}

function priceFault(seat: OwnSeat): string | null {
  const { points, charges, seenAt } = seat
  if (points === null) return 'No points are given.'
  if (withFare({ ...seat, source: OWN_SOURCE }).fare !== 'reward') return 'It is not a reward seat.'
  if (!listTablePoints(seat, localDateOf(seenAt)).includes(points))
    return `${formatNumber(points)} points is not its published price.`
  if ((charges?.minor ?? 0) > MAX_SHARED_CHARGES_MINOR) return 'Its taxes and charges are beyond belief.'
  return null
}
