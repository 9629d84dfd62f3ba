import { draw } from '../availability/providers/sample/chance.ts'
import { type Flight, makeFlights, weekdayOf } from '../availability/providers/sample/flights.ts'
import { getDemand, seatsLeft } from '../availability/providers/sample/seats.ts'
import { SAMPLE_SOURCE } from '../availability/providers/sample/world.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { type EpochDay, epochDay, instantOf } from '../core/dates.ts'
import { formatDate } from '../core/formats.ts'
import type { CabinFacts } from '../network/aircraft/cabin.ts'
import { drawnAs, type Variant } from '../network/aircraft/fleet.ts'
import { listSeats, type Seat } from '../network/aircraft/seats.ts'
import { typesFlown } from '../network/aircraft/types-flown.ts'
import { allRoutes, type Route } from '../network/routes.ts'
import { programFacts } from '../programs/program-facts.ts'
import { type Bucket, getBuckets } from './booking-classes.ts'
import type {
  AircraftSeen,
  CabinLoad,
  ClassCount,
  FlightLeg,
  LoadSnapshot,
  SeatSnapshot,
  SeenSeat,
} from './flight-snapshots.ts'
import { FlightFault, type FlightProvider } from './provider.ts'
import { seatsByCabin } from './recognise-aircraft.ts'

/** A sample departure and the route it is invented for. */
type SampleFlight = Flight & { route: Route }

let byNumber: Map<string, SampleFlight[]> | undefined

/** Returns the sample's departures of a flight number on a day: the same flights and numbers that the finders show. */
function sampleFlights(number: string, date: LocalDate): SampleFlight[] {
  byNumber ??= groupByNumber()
  const weekday = weekdayOf(epochDay(date))
  return (byNumber.get(number) ?? []).filter(({ weekdays }) => weekdays[weekday])
}

/** Returns the sample's departures between two airports on a day, by time. */
function sampleDepartures(from: string, to: string, date: LocalDate): SampleFlight[] {
  const weekday = weekdayOf(epochDay(date))
  return allRoutes
    .filter((route) => route.from === from && route.to === to && isFlown(route))
    .flatMap((route) => flightsOfRoute(route))
    .filter(({ weekdays }) => weekdays[weekday])
    .toSorted((a, b) => a.departs - b.departs)
}

function isFlown({ status, onlyWith }: Route): boolean {
  return status !== 'upcoming' && onlyWith === undefined
}

function groupByNumber(): Map<string, SampleFlight[]> {
  const groups = new Map<string, SampleFlight[]>()
  for (const flight of allRoutes.filter(isFlown).flatMap(flightsOfRoute)) {
    groups.set(flight.number, [...(groups.get(flight.number) ?? []), flight])
  }
  return groups
}

function flightsOfRoute(route: Route): SampleFlight[] {
  return makeFlights(route).map((flight) => ({ ...flight, route }))
}

/** The sample has snapshots from this many days before today. */
const snapshotDaysAgo = [0, 1, 2, 4, 7, 11, 16, 22, 30]
/** Fare booking classes by cabin, dearest first, as Qantas sells them on international flights. */
const fareLetters: Record<Cabin, string> = { F: 'FA', J: 'JCDI', W: 'WRT', Y: 'YBHKMLVSGOQN' }
/** The share of departures whose aircraft changed: snapshots `swappedDaysAgo` days old or older show another layout. */
const swapChance = 0.08
const swappedDaysAgo = 7

/** When the sample's snapshot was made, and what it saw. */
type SampleSnapshot = {
  seenAt: Instant
  day: EpochDay
  lead: number
  variant: Variant | null
  aircraft: AircraftSeen
}

/** Returns the snapshots of a departure up to `now`, newest first. */
function sampleSnapshots(flight: SampleFlight, date: LocalDate, now: Instant): SampleSnapshot[] {
  const today = epochDay(localDateOf(now))
  const day = epochDay(date)
  const layouts = listLayouts(flight)
  const isSwapped = layouts.length > 1 && draw(flight.seed, day, 41) < swapChance
  return snapshotDaysAgo.map((ago) => {
    const turn = Math.floor(draw(flight.seed, day, 42) * layouts.length) + (isSwapped && ago >= swappedDaysAgo ? 1 : 0)
    const variant = layouts[turn % Math.max(1, layouts.length)] ?? null
    const name = variant?.name ?? flight.aircraft ?? 'Aircraft not known'
    return {
      seenAt: seenAt(flight, today - ago),
      day,
      lead: day - today + ago,
      variant,
      aircraft: { name, variant: variant?.id ?? null },
    }
  })
}

/** Returns a time before that day begins in Sydney (at most UTC+11), so never in the future. It differs by flight. */
function seenAt({ seed }: SampleFlight, day: EpochDay): Instant {
  return instantOf(day * 86_400 - 11 * 3600 - Math.floor(draw(seed, day, 7) * 20 * 3600))
}

/** Returns the drawable layouts of the aircraft this departure is invented with. */
function listLayouts(flight: SampleFlight): Variant[] {
  const flown = typesFlown({ ...flight.route, aircraft: flight.aircraft ? [flight.aircraft] : [] })
  return flown.flatMap(({ variants }) => variants).filter((variant) => drawnAs(variant) !== 'none')
}

/** Returns the load in one snapshot. */
function sampleLoad(flight: SampleFlight, snapshot: SampleSnapshot): LoadSnapshot {
  const flown = cabins.filter((cabin) => flight.cabins.includes(cabin))
  const loads = flown.map((cabin) => cabinLoad(flight, snapshot, cabin))
  const { buckets } = getBuckets(flight.number)
  const classes = loads.flatMap((load) => [
    ...fareClasses(flight, snapshot, load),
    ...bucketClasses(flight, snapshot, load, buckets),
  ])
  const known = snapshot.variant !== null
  return {
    seenAt: snapshot.seenAt,
    aircraft: snapshot.aircraft,
    classes,
    cabins: known ? loads : loads.map(({ cabin }) => ({ cabin, capacity: null, booked: null })),
  }
}

/** The number of seats in each cabin of an unknown aircraft type. */
const usualSeats: Record<Cabin, number> = { F: 8, J: 30, W: 28, Y: 160 }

/** Returns how full a cabin is: low far ahead, filling most in the last two months, higher in the holidays. */
function cabinLoad(
  flight: SampleFlight,
  { variant, day, lead }: SampleSnapshot,
  cabin: Cabin,
): Required<CabinLoad> & { capacity: number; booked: number } {
  const capacity = (variant ? seatsByCabin(variant)[cabin] : usualSeats[cabin]) ?? 0
  const wanted = 0.62 + 0.3 * draw(flight.seed, day, cabin.charCodeAt(0)) + 0.12 * (getDemand(day) - 1)
  const sold = wanted / (1 + (Math.max(0, lead) / 45) ** 1.3)
  return { cabin, capacity, booked: Math.min(capacity, Math.round(capacity * sold)) }
}

/** Counts the seats for sale in each fare class: all that are left in the dearest, fewer in each cheaper one. */
function fareClasses(
  flight: SampleFlight,
  { day }: SampleSnapshot,
  { cabin, capacity, booked }: { cabin: Cabin; capacity: number; booked: number },
): ClassCount[] {
  const left = Math.max(0, capacity - booked)
  const letters = [...fareLetters[cabin]]
  return letters.map((code, at) => {
    const share = (at / letters.length) * (0.5 + 0.3 * draw(flight.seed, day, 60))
    return { code, cabin, seats: Math.max(0, Math.min(9, Math.floor(left - capacity * share))) }
  })
}

/** Counts the seats in each reward class: the same that the sample's finder offers, so that the two agree. */
function bucketClasses(
  flight: SampleFlight,
  { day, lead }: SampleSnapshot,
  { cabin, capacity, booked }: { cabin: Cabin; capacity: number; booked: number },
  buckets: readonly Bucket[],
): ClassCount[] {
  const own = buckets.filter((bucket) => bucket.cabin === cabin && !fareLetters[cabin].includes(bucket.code))
  return own.map(({ code, programs }) => {
    const [program = 'qantas'] = programs
    const seats = lead > programFacts[program].openDays ? 0 : seatsLeft(flight, program, cabin, day, lead)
    return { code, cabin, seats: Math.min(seats, Math.max(0, capacity - booked)) }
  })
}

/** The share of booked passengers who have chosen a seat; the others are seated at check-in. */
const choosing = 0.82
/** The share of seats an airline blocks, for crew, infants or its own members. */
const heldBack = 0.04

/** Returns which seats of a departure are taken in one snapshot: by seat if the layout can be drawn, else how many. */
function sampleSeats(flight: SampleFlight, snapshot: SampleSnapshot): SeatSnapshot {
  const cabins = snapshot.variant?.cabins ?? []
  const numbered = cabins.filter(({ drawable }) => drawable)
  const others = cabins.filter(({ drawable }) => !drawable)
  return {
    seenAt: snapshot.seenAt,
    aircraft: snapshot.aircraft,
    seats: numbered.flatMap((cabin) => seatsOfCabin(flight, snapshot, cabin)),
    counts: others.map((cabin) => ({
      cabin: cabin.letter,
      free: cabin.seats - takenIn(flight, snapshot, cabin),
      total: cabin.seats,
    })),
  }
}

/** Counts the seats chosen in one cabin; several cabins may share a letter. */
function takenIn(flight: SampleFlight, snapshot: SampleSnapshot, cabin: CabinFacts): number {
  const { capacity, booked } = cabinLoad(flight, snapshot, cabin.letter)
  return capacity === 0 ? 0 : Math.round((booked / capacity) * choosing * cabin.seats)
}

function seatsOfCabin(flight: SampleFlight, snapshot: SampleSnapshot, cabin: CabinFacts): SeenSeat[] {
  const taken = takenIn(flight, snapshot, cabin)
  const named = listSeats(cabin).filter((seat): seat is Seat & { name: string; row: number } => seat.name !== null)
  const order = named
    .map((seat) => ({ seat, rank: planSample(flight, snapshot, seat) }))
    .toSorted((a, b) => b.rank - a.rank)
  const takenNames = new Set(order.slice(0, taken).map(({ seat }) => seat.name))
  return named.map(({ name, row }) => {
    const isHeld = draw(flight.seed, snapshot.day, name.charCodeAt(name.length - 1) * 131 + row) < heldBack
    return { name, cabin: cabin.letter, state: takenNames.has(name) ? 'taken' : isHeld ? 'blocked' : 'free' }
  })
}

/**
 * Ranks how soon a seat is taken: windows, aisles and front rows first. The rank is the same at every check, so taken
 * seats stay taken.
 */
function planSample(flight: SampleFlight, { day }: SampleSnapshot, seat: Seat & { row: number }): number {
  const place = seat.isWindow ? 0.35 : seat.isAisle ? 0.28 : 0
  const letter = seat.letter?.charCodeAt(0) ?? 0
  return draw(flight.seed, day, letter * 997 + seat.row) + place - seat.row / 160
}

/**
 * Sample loads and seats, for a site without a contracted source: real routes and layouts, invented bookings. The same
 * flight, day and time always give the same answer.
 */
export const sampleProvider: FlightProvider = {
  source: { kind: 'sample', name: SAMPLE_SOURCE.name },
  hasHistory: true,
  async legs({ flight, date }) {
    const found = sampleFlights(flight, date)
    if (found.length === 0) {
      throw new FlightFault(
        'unknown-flight',
        `The sample data has no flight ${flight} on ${formatDate(date, 'plain')}.`,
      )
    }
    return found.map((one) => toLeg(one, date))
  },
  async departures({ from, to, date }) {
    return sampleDepartures(from, to, date).map((one) => toLeg(one, date))
  },
  async loads(leg, now) {
    return listSnapshots(leg, now).map(({ flight, snapshot }) => sampleLoad(flight, snapshot))
  },
  async seats(leg, now) {
    return listSnapshots(leg, now).map(({ flight, snapshot }) => sampleSeats(flight, snapshot))
  },
}

function listSnapshots(leg: FlightLeg, now: Instant) {
  const flight = sampleFlights(leg.flight, leg.date).find(({ from, to }) => from === leg.from && to === leg.to)
  if (!flight)
    throw new FlightFault(
      'unknown-flight',
      `The sample data has no flight ${leg.flight} on ${formatDate(leg.date, 'plain')}.`,
    )
  return sampleSnapshots(flight, leg.date, now).map((snapshot) => ({ flight, snapshot }))
}

function toLeg({ number, from, to, departs }: SampleFlight, date: LocalDate): FlightLeg {
  const time = `${String(Math.floor(departs / 60)).padStart(2, '0')}:${String(departs % 60).padStart(2, '0')}`
  return { flight: number, date, from, to, departs: `${date}T${time}` }
}
