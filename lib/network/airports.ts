import { type NamedAirport, namedAirports } from './airport-names.ts'
import positions from './data/airport-positions.json' with { type: 'json' }

/** What can be wrong with a query about the network. */
type NetworkErrorCode = 'unknown-airport' | 'bad-coordinate' | 'bad-limit' | 'bad-time'

/** A query about the network that has no answer as asked. `message` is a sentence for the user. */
export class NetworkError extends Error {
  readonly code: NetworkErrorCode

  constructor(code: NetworkErrorCode, message: string) {
    super(message)
    this.name = 'NetworkError'
    this.code = code
  }
}

export type Airport = NamedAirport & {
  /** Degrees, WGS84. */
  lat: number
  lon: number
  /** IANA zone. */
  timeZone: string
}

/** Every airport of the networks with its position. Positions: airport-data-js (CC BY 4.0), see docs/licences.md. */
export const allAirports: readonly Airport[] = namedAirports.map((airport) => ({
  ...airport,
  ...positions[airport.iata as keyof typeof positions],
}))

const byCode = new Map(allAirports.map((airport) => [airport.iata, airport]))

/** Adds airports beyond the networks (see world-airports.ts). An airport that is already known stays unchanged. */
export function learnAirports(airports: readonly Airport[]): void {
  for (const airport of airports) if (!byCode.has(airport.iata)) byCode.set(airport.iata, airport)
}

/** The airport with an upper-case IATA code, or undefined. */
export function findAirport(code: string): Airport | undefined {
  return byCode.get(code)
}

/**
 * The airport with an upper-case IATA code.
 * @throws NetworkError `unknown-airport`
 */
export function getAirport(code: string): Airport {
  const airport = byCode.get(code)
  if (!airport) throw new NetworkError('unknown-airport', `No airport with the code "${code}" is known here.`)
  return airport
}
