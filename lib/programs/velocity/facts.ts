import type { BookedSeat, BookingLink, ProgramFacts } from '../descriptor.ts'

const gold = { seats: 9, daysAhead: 331, liveSearch: { rangeDays: 30, permutations: 600 }, whereCanIGoDays: 30 }

export const velocityFacts: ProgramFacts = {
  name: 'Velocity',
  fullName: 'Velocity Frequent Flyer',
  points: 'Velocity Points',
  airline: 'Virgin Australia',
  carrier: 'VA',
  path: '/virgin-australia',
  pages: { finder: '/virgin-australia/reward-seat-finder', whereCanIGo: '/virgin-australia/where-can-i-go' },
  aliases: ['velocity', 'va'],
  openDays: 331,
  benefits: {
    gold,
    silver: { ...gold, liveSearch: { rangeDays: 14, permutations: 400 } },
    free: { seats: 1, daysAhead: 120, liveSearch: 'none', whereCanIGoDays: 14 },
    // The published table does not mention a guest's seats, days or live search.
    guest: { seats: null, daysAhead: null, liveSearch: null, whereCanIGoDays: 14 },
  },
  bookingLink: velocityBookingLink,
}

/** Links to Virgin Australia's reward results; three sources have seen such addresses in use. */
function velocityBookingLink({ from, to, date }: BookedSeat, people: number): BookingLink {
  const [year, month, day] = date.split('-')
  const monthFirst = `${month}-${day}-${year}`
  // On that page, the class First shows every cabin.
  const query = `journeyType=one-way&awardBooking=true&class=First&ADT=${people}&CHD=0&INF=0&origin=${from}&destination=${to}&date=${monthFirst}&activeMonth=${monthFirst}&pos=au-en&fareType=FIXED_REWARD&cabinType=NA`
  return {
    href: `https://book.virginaustralia.com/dx/VADX/#/flight-selection?${query}`,
    label: 'Book at Virgin Australia',
    note: 'Opens Virgin Australia’s reward results for this day, every cabin.',
  }
}
