import { SAMPLE_SOURCE } from '../../availability/providers/sample/world.ts'
import type { Instant, LocalDate } from '../../core/clock.ts'
import type { FlightLeg } from '../flight-looks.ts'
import { FlightFault, type FlightProvider } from '../provider.ts'
import { type SampleFlight, sampleDepartures, sampleFlights } from './sample-flights.ts'
import { sampleLoad, sampleLooks } from './sample-load.ts'
import { sampleSeats } from './sample-seats.ts'

/**
 * Loads and seats of the built-in world, for a site without a contracted source: real routes and layouts, invented
 * bookings. The same flight, day and moment always look the same.
 */
export const sampleProvider: FlightProvider = {
  source: { kind: 'sample', name: SAMPLE_SOURCE.name },
  hasHistory: true,
  async legs({ flight, date }) {
    const found = sampleFlights(flight, date)
    if (found.length === 0) {
      throw new FlightFault('unknown-flight', `The sample world has no flight ${flight} on ${date}.`)
    }
    return found.map((one) => legOf(one, date))
  },
  async departures({ from, to, date }) {
    return sampleDepartures(from, to, date).map((one) => legOf(one, date))
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
  if (!flight) throw new FlightFault('unknown-flight', `The sample world has no flight ${leg.flight} on ${leg.date}.`)
  return sampleLooks(flight, leg.date, now).map((look) => ({ flight, look }))
}

function legOf({ number, from, to, departs }: SampleFlight, date: LocalDate): FlightLeg {
  const time = `${String(Math.floor(departs / 60)).padStart(2, '0')}:${String(departs % 60).padStart(2, '0')}`
  return { flight: number, date, from, to, departs: `${date}T${time}` }
}
