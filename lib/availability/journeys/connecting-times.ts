import { findAirport } from '../../network/airports.ts'

/**
 * How long a change of planes takes at least when the flights are booked one by one. Our own rule, on the safe side:
 * airlines publish shorter times for a change on one ticket, which bags and delays are then theirs to look after.
 */
const MINUTES = { domestic: 90, international: 150 }

/** Minutes from landing to leaving again, for airports in the order they are flown. */
export function leastWait(from: string, via: string, to: string): number {
  const countries = new Set([from, via, to].map((code) => findAirport(code)?.country ?? code))
  return countries.size === 1 ? MINUTES.domestic : MINUTES.international
}
