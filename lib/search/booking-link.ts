import type { Row } from '../availability/search-contract.ts'
import { findAirport } from '../network/airports.ts'

/**
 * Where a row is booked: the airline's own search with the row filled in. The addresses are those recorded in use by
 * others (Qantas: seven sources for the reward finder, one for the search form; Virgin Australia: three); the airlines
 * publish none, so a link may open an empty form one day.
 */
export type BookingLink = { href: string; label: string; note: string }

type Booked = Pick<Row, 'program' | 'from' | 'to' | 'date' | 'cabin' | 'direct' | 'stops'>

const finderCabins = { Y: 'Economy', W: 'PremiumEconomy', J: 'Business', F: 'First' } as const
const formClasses = { Y: 'ECO', W: 'PRM', J: 'BUS', F: 'FIR' } as const

/** The airline's search for a row and a party of `seats`. */
export function bookingLinkOf(row: Booked, seats: number): BookingLink {
  if (row.program === 'velocity') return velocityLink(row, seats)
  return isDomestic(row) ? qantasForm(row, seats) : qantasFinder(row, seats)
}

function qantasFinder({ from, to, date, cabin, direct, stops }: Booked, seats: number): BookingLink {
  const query = `pg=1&o=${from}&d=${to}&dr=${date}I${date}&c=${finderCabins[cabin]}&p=${seats}&st=${stopsOf(direct, stops)}`
  return {
    href: `https://flightrewardfinder.qantas.com/?${query}`,
    label: 'Book at Qantas',
    note: 'Opens Qantas’s reward finder with this day filled in.',
  }
}

/** The reward finder takes no domestic routes, the search form does. */
function qantasForm({ from, to, date, cabin }: Booked, seats: number): BookingLink {
  const query = `departureAirportCode=${from}&arrivalAirportCode=${to}&departureDate=${date}&usePoints=true&tripType=O&flexibleWithDates=true&travelClass=${formClasses[cabin]}&adults=${seats}`
  return {
    href: `https://www.qantas.com/en-au/book/flights?${query}`,
    label: 'Book at Qantas',
    note: 'Opens Qantas’s search form filled in; press search there.',
  }
}

function velocityLink({ from, to, date }: Booked, seats: number): BookingLink {
  const [year, month, day] = date.split('-')
  const monthFirst = `${month}-${day}-${year}`
  // The class First shows every cabin there.
  const query = `journeyType=one-way&awardBooking=true&class=First&ADT=${seats}&CHD=0&INF=0&origin=${from}&destination=${to}&date=${monthFirst}&activeMonth=${monthFirst}&pos=au-en&fareType=FIXED_REWARD&cabinType=NA`
  return {
    href: `https://book.virginaustralia.com/dx/VADX/#/flight-selection?${query}`,
    label: 'Book at Virgin Australia',
    note: 'Opens Virgin Australia’s reward results for this day, every cabin.',
  }
}

/** An unnamed stop counts as one. */
function stopsOf(direct: boolean, stops: readonly string[] | null): 'direct' | '1' | '2' | '3+' {
  if (direct) return 'direct'
  const count = stops?.length ?? 1
  return count >= 3 ? '3+' : count === 2 ? '2' : '1'
}

const isDomestic = ({ from, to }: Booked) => findAirport(from)?.country === 'AU' && findAirport(to)?.country === 'AU'
