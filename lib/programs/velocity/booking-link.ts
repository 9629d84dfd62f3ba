import type { BookedSeat, BookingLink } from '../descriptor.ts'

/** Virgin Australia's reward results: three sources have seen such addresses in use. */
export function velocityBookingLink({ from, to, date }: BookedSeat, people: number): BookingLink {
  const [year, month, day] = date.split('-')
  const monthFirst = `${month}-${day}-${year}`
  // The class First shows every cabin there.
  const query = `journeyType=one-way&awardBooking=true&class=First&ADT=${people}&CHD=0&INF=0&origin=${from}&destination=${to}&date=${monthFirst}&activeMonth=${monthFirst}&pos=au-en&fareType=FIXED_REWARD&cabinType=NA`
  return {
    href: `https://book.virginaustralia.com/dx/VADX/#/flight-selection?${query}`,
    label: 'Book at Virgin Australia',
    note: 'Opens Virgin Australia’s reward results for this day, every cabin.',
  }
}
