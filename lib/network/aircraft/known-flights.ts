import flightRows from './data/known-flights.json' with { type: 'json' }

/** A flight or pair of flights whose usual aircraft a source names. `asOf` tells how old that is. */
export type KnownFlight = {
  carrier: string
  /** Numbers such as `QF1`; empty where the source names only the route. */
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

/** What is known of the usual aircraft between two airports, either way. */
export function knownFlightsBetween(from: string, to: string): KnownFlight[] {
  return knownFlights.filter(
    (flight) => (flight.from === from && flight.to === to) || (flight.from === to && flight.to === from),
  )
}
