import type { Row } from '../availability/search-contract.ts'
import { findAirport } from '../network/airports.ts'
import type { BookingLink } from '../programs/descriptor.ts'
import { programFacts } from '../programs/program-facts.ts'

/** Builds the link to the airline's search for a row and a party of `seats`. */
export function buildBookingLink(
  row: Pick<Row, 'program' | 'from' | 'to' | 'date' | 'cabin' | 'direct' | 'stops'>,
  seats: number,
): BookingLink {
  const domestic = isAustralian(row.from) && isAustralian(row.to)
  return programFacts[row.program].bookingLink({ ...row, domestic }, seats)
}

function isAustralian(airport: string): boolean {
  return findAirport(airport)?.country === 'AU'
}
