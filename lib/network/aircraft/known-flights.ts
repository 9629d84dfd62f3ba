import flightRows from './data/known-flights.json' with { type: 'json' }

/** A flight, or a pair out and back, and the usual aircraft a source names for it. `asOf` is the source's date. */
export type KnownFlight = {
  carrier: string
  /** Flight numbers such as `QF1`; empty when the source names only the route. */
  flights: readonly string[]
  from: string
  to: string
  via: string | null
  aircraft: string | null
  blockTime: string | null
  operator: string | null
  asOf: string | null
  note: string
  confidence: 'confirmed' | 'recalled'
  sources: readonly string[]
}

export const knownFlights = flightRows as readonly KnownFlight[]

/** What is known about the usual aircraft between two airports, in either direction. */
export function knownFlightsBetween(from: string, to: string): KnownFlight[] {
  return knownFlights.filter(
    (flight) => (flight.from === from && flight.to === to) || (flight.from === to && flight.to === from),
  )
}

/** The flight numbers that sources name for one direction of a carrier's route, with the usual aircraft if named. */
export function numbersOn({ carrier, from, to }: { carrier: string; from: string; to: string }) {
  return knownFlights.flatMap((known) => {
    if (known.carrier !== carrier) return []
    // A flight via another airport has two legs; a pair of numbers is an outbound and a return flight.
    const stops = [known.from, ...(known.via ? [known.via] : []), known.to]
    const legs = stops.slice(1).map((stop, at) => [stops[at], stop])
    const isOut = legs.some(([start, end]) => start === from && end === to)
    const isBack = known.flights.length > 1 && legs.some(([start, end]) => start === to && end === from)
    const numbers = known.flights.length < 2 ? (isOut ? known.flights : []) : [known.flights[isOut ? 0 : 1]]
    if (!isOut && !isBack) return []
    return numbers.flatMap((number) => (number === undefined ? [] : [{ number, aircraft: known.aircraft }]))
  })
}
