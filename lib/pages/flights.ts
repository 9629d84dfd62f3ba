import type { PageRecord } from './page.ts'

/** Seat maps, amenities, loads. */
export const flightPages = [
  {
    path: '/seatmaps',
    title: 'Seat maps by route and aircraft',
    summary:
      'Which aircraft flies your route, its cabins drawn seat by seat where the numbers are known, and the seats worth choosing.',
    group: 'Seats and flights',
    menu: 'Tools',
    index: true,
    priority: 0.8,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
    exampleSlug: 'sydney-to-los-angeles',
  },
] as const satisfies readonly PageRecord[]
