import { findAirport } from '../../network/airports.ts'

/**
 * The shortest change of planes, in minutes, when flights are booked separately. Our own rule, on the safe side:
 * airlines publish shorter times for a change on one ticket, where they take care of bags and delays.
 */
const MINUTES = { domestic: 90, international: 150 }

/** Returns the fewest minutes from landing at `via` to leaving it again. */
export function getMinConnectionMinutes(from: string, via: string, to: string): number {
  const countries = new Set([from, via, to].map((code) => findAirport(code)?.country ?? code))
  return countries.size === 1 ? MINUTES.domestic : MINUTES.international
}
