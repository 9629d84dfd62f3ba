import type { BookedSeat, BookingLink, ProgramFacts } from '../descriptor.ts'

const finderCabins = { Y: 'Economy', W: 'PremiumEconomy', J: 'Business', F: 'First' } as const
const formClasses = { Y: 'ECO', W: 'PRM', J: 'BUS', F: 'FIR' } as const

/**
 * International routes open Qantas's reward finder, whose addresses seven sources have seen in use. Domestic routes
 * open its search form, whose addresses one source has seen.
 */
function qantasBookingLink(seat: BookedSeat, people: number): BookingLink {
  return seat.domestic ? qantasForm(seat, people) : qantasFinder(seat, people)
}

function qantasFinder({ from, to, date, cabin, direct, stops }: BookedSeat, people: number): BookingLink {
  const query = `pg=1&o=${from}&d=${to}&dr=${date}I${date}&c=${finderCabins[cabin]}&p=${people}&st=${toStops(direct, stops)}`
  return {
    href: `https://flightrewardfinder.qantas.com/?${query}`,
    label: 'Book at Qantas',
    note: 'Opens Qantas’s reward finder with this day filled in.',
  }
}

/** The search form, for domestic routes: the reward finder does not accept them. */
function qantasForm({ from, to, date, cabin }: BookedSeat, people: number): BookingLink {
  const query = `departureAirportCode=${from}&arrivalAirportCode=${to}&departureDate=${date}&usePoints=true&tripType=O&flexibleWithDates=true&travelClass=${formClasses[cabin]}&adults=${people}`
  return {
    href: `https://www.qantas.com/en-au/book/flights?${query}`,
    label: 'Book at Qantas',
    note: 'Opens Qantas’s search form filled in; press search there.',
  }
}

/** Stops that the source did not name count as one. */
function toStops(direct: boolean, stops: readonly string[] | null): 'direct' | '1' | '2' | '3+' {
  if (direct) return 'direct'
  const count = stops?.length ?? 1
  return count >= 3 ? '3+' : count === 2 ? '2' : '1'
}

const gold = {
  seats: 4,
  daysAhead: 361,
  statusRunDays: 365,
  oneworldDays: 365,
  liveSearch: { rangeDays: 30, permutations: 600 },
  whereCanIGoDays: 30,
}

const free = {
  seats: 1,
  daysAhead: 120,
  statusRunDays: 14,
  oneworldDays: 60,
  liveSearch: 'none',
  whereCanIGoDays: 14,
} as const

export const qantasFacts: ProgramFacts = {
  name: 'Qantas',
  fullName: 'Qantas Frequent Flyer',
  points: 'Qantas Points',
  airline: 'Qantas',
  carrier: 'QF',
  path: '/qantas',
  pages: { finder: '/qantas/reward-seat-finder', whereCanIGo: '/qantas/where-can-i-go-points' },
  aliases: ['qantas', 'qf'],
  openDays: 353,
  benefits: {
    gold,
    silver: { ...gold, liveSearch: { rangeDays: 14, permutations: 400 } },
    free,
    guest: { ...free, daysAhead: 60, liveSearch: null },
  },
  bookingLink: qantasBookingLink,
}
