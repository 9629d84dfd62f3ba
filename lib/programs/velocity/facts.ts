import type { ProgramFacts } from '../descriptor.ts'
import { velocityBookingLink } from './booking-link.ts'

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
    // The published table is silent about a guest's seats, days and live search.
    guest: { seats: null, daysAhead: null, liveSearch: null, whereCanIGoDays: 14 },
  },
  bookingLink: velocityBookingLink,
}
