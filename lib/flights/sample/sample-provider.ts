import { draw } from '../../availability/providers/sample/chance.ts'
import { SAMPLE_SOURCE } from '../../availability/providers/sample/world.ts'
import type { Instant, LocalDate } from '../../core/clock.ts'
import { formatDate } from '../../core/formats.ts'
import type { CabinFacts } from '../../network/aircraft/cabin.ts'
import { listSeats, type Seat } from '../../network/aircraft/seats.ts'
import type { FlightLeg, SeatSnapshot, SeenSeat } from '../flight-snapshots.ts'
import { FlightFault, type FlightProvider } from '../provider.ts'
import {
  cabinLoad,
  type SampleFlight,
  type SampleSnapshot,
  sampleDepartures,
  sampleFlights,
  sampleLoad,
  sampleSnapshots,
} from './sample-load.ts'

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
