/** A flight number in the one form used in this code: `QF1`, never `QF 001`. */
export type FlightNumber = string

/** Parses what a visitor types (`qf 1`, `QF001`, `va-308`); returns null if it is no flight number. */
export function parseFlightNumber(text: string): FlightNumber | null {
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]*0{0,3}([1-9]\d{0,3})$/.exec(text.trim().toUpperCase())
  return match ? `${match[1]}${match[2]}` : null
}

/** Returns the two-character airline code a flight number starts with. */
export function carrierOf(flight: FlightNumber): string {
  return flight.slice(0, 2)
}
