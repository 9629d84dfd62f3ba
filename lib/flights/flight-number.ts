/** A flight number as it is written everywhere here: `QF1`, never `QF 001`. */
export type FlightNumber = string

/** Reads what a person types (`qf 1`, `QF001`, `va-308`), or null where it is no flight number. */
export function parseFlightNumber(text: string): FlightNumber | null {
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]*0{0,3}([1-9]\d{0,3})$/.exec(text.trim().toUpperCase())
  return match ? `${match[1]}${match[2]}` : null
}

/** The two-character airline code a number begins with. */
export function carrierOf(flight: FlightNumber): string {
  return flight.slice(0, 2)
}
