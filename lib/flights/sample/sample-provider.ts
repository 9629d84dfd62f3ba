import { draw } from '../../availability/providers/sample/chance.ts'
import { SAMPLE_SOURCE } from '../../availability/providers/sample/world.ts'
import type { Instant, LocalDate } from '../../core/clock.ts'
import type { CabinFacts } from '../../network/aircraft/cabin.ts'
import { listSeats, type Seat } from '../../network/aircraft/seats.ts'
import type { FlightLeg, SeatLook, SeenSeat } from '../flight-looks.ts'
import { FlightFault, type FlightProvider } from '../provider.ts'
import { type SampleFlight, sampleDepartures, sampleFlights } from './sample-flights.ts'
import { cabinLoad, type SampleLook, sampleLoad, sampleLooks } from './sample-load.ts'

/** The share of booked passengers who have chosen a seat; the others are seated at check-in. */
const choosing = 0.82
/** The share of seats an airline blocks, for crew, infants or its own members. */
const heldBack = 0.04

/** Returns which seats of a departure are taken at one look: by seat if the layout can be drawn, else only how many. */
function sampleSeats(flight: SampleFlight, look: SampleLook): SeatLook {
  const cabins = look.variant?.cabins ?? []
  const numbered = cabins.filter(({ drawable }) => drawable)
  const others = cabins.filter(({ drawable }) => !drawable)
  return {
    seenAt: look.seenAt,
    aircraft: look.aircraft,
    seats: numbered.flatMap((cabin) => seatsOfCabin(flight, look, cabin)),
    counts: others.map((cabin) => ({
      cabin: cabin.letter,
      free: cabin.seats - takenIn(flight, look, cabin),
      total: cabin.seats,
    })),
  }
}

/** Counts the seats chosen in one cabin; several cabins may share a letter. */
function takenIn(flight: SampleFlight, look: SampleLook, cabin: CabinFacts): number {
  const { capacity, booked } = cabinLoad(flight, look, cabin.letter)
  return capacity === 0 ? 0 : Math.round((booked / capacity) * choosing * cabin.seats)
}

function seatsOfCabin(flight: SampleFlight, look: SampleLook, cabin: CabinFacts): SeenSeat[] {
  const taken = takenIn(flight, look, cabin)
  const named = listSeats(cabin).filter((seat): seat is Seat & { name: string; row: number } => seat.name !== null)
  const order = named
    .map((seat) => ({ seat, rank: planSample(flight, look, seat) }))
    .toSorted((a, b) => b.rank - a.rank)
  const takenNames = new Set(order.slice(0, taken).map(({ seat }) => seat.name))
  return named.map(({ name, row }) => {
    const isHeld = draw(flight.seed, look.day, name.charCodeAt(name.length - 1) * 131 + row) < heldBack
    return { name, cabin: cabin.letter, state: takenNames.has(name) ? 'taken' : isHeld ? 'blocked' : 'free' }
  })
}

/**
 * Ranks how soon a seat is taken: windows, aisles and front rows first. The rank is the same at every look, so taken
 * seats stay taken.
 */
function planSample(flight: SampleFlight, { day }: SampleLook, seat: Seat & { row: number }): number {
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
      throw new FlightFault('unknown-flight', `The sample data has no flight ${flight} on ${date}.`)
    }
    return found.map((one) => toLeg(one, date))
  },
  async departures({ from, to, date }) {
    return sampleDepartures(from, to, date).map((one) => toLeg(one, date))
  },
  async loads(leg, now) {
    return looksAt(leg, now).map(({ flight, look }) => sampleLoad(flight, look))
  },
  async seats(leg, now) {
    return looksAt(leg, now).map(({ flight, look }) => sampleSeats(flight, look))
  },
}

function looksAt(leg: FlightLeg, now: Instant) {
  const flight = sampleFlights(leg.flight, leg.date).find(({ from, to }) => from === leg.from && to === leg.to)
  if (!flight) throw new FlightFault('unknown-flight', `The sample data has no flight ${leg.flight} on ${leg.date}.`)
  return sampleLooks(flight, leg.date, now).map((look) => ({ flight, look }))
}

function toLeg({ number, from, to, departs }: SampleFlight, date: LocalDate): FlightLeg {
  const time = `${String(Math.floor(departs / 60)).padStart(2, '0')}:${String(departs % 60).padStart(2, '0')}`
  return { flight: number, date, from, to, departs: `${date}T${time}` }
}
