import type { ProgramFacts } from '../descriptor.ts'
import { qantasBookingLink } from './booking-link.ts'

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
