import { type PageRecord, unlisted } from './page.ts'

/** Pages for the team, which are never indexed and in no menu. */
export const internalPages = [
  {
    ...unlisted,
    path: '/test/design',
    title: 'Design system',
    summary: 'Every part of the interface in every state.',
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/pricing'],
    exampleSlug: 'slug-page',
  },
  {
    ...unlisted,
    path: '/test/qatar',
    title: 'Qatar Airways with points',
    summary: 'Routes, points, taxes and seats found on Qatar Airways, in both programs.',
    related: ['/test/cathay', '/carrier-charges', '/test/reward-seat-finder'],
  },
  {
    ...unlisted,
    path: '/test/cathay',
    title: 'Cathay Pacific with points',
    summary: 'Routes, points, taxes and seats found on Cathay Pacific, in the programs that book it.',
    related: ['/test/qatar', '/carrier-charges', '/test/reward-seat-finder'],
  },
  {
    ...unlisted,
    path: '/test/lounges',
    title: 'Airport lounges',
    summary: 'Which lounges an airport has, and whether your cabin or status gets you in.',
    related: ['/qantas/points-club-status-credit-calculator', '/virgin-australia/points-status-calculator'],
  },
  {
    ...unlisted,
    path: '/test/new-routes-qantas',
    title: 'New routes for Qantas Points',
    summary: 'Routes Qantas has added since a date you choose, routes still to start, and routes that ended.',
    related: ['/test/new-routes-virgin', '/popular-routes'],
  },
  {
    ...unlisted,
    path: '/test/new-routes-virgin',
    title: 'New routes for Velocity Points',
    summary: 'Routes Virgin Australia has added since a date you choose, routes still to start, and routes that ended.',
    related: ['/test/new-routes-qantas', '/popular-routes'],
  },
  {
    ...unlisted,
    path: '/test/reward-seat-finder',
    title: 'Engine view',
    summary: 'Run a search and see its query plan, timings and raw rows.',
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...unlisted,
    path: '/test/points-booking-service',
    title: 'Booking quote',
    summary: 'Price a booking request: points for everyone, seats found, and a draft reply.',
    related: ['/points-booking-service', '/carrier-charges'],
  },
  {
    ...unlisted,
    path: '/test/concierge-chat',
    title: 'Chat with the team',
    summary: 'Ask us about reward seats. We reply here when we’re online, and by email when we’re not.',
    related: ['/contact', '/faq', '/points-booking-service'],
  },
] as const satisfies readonly PageRecord[]
