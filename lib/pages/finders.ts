import type { PageRecord } from './page.ts'

/** Where seats are searched. */
export const finderPages = [
  {
    path: '/qantas/reward-seat-finder',
    title: 'Qantas reward seat finder',
    summary: 'Reward seats bookable with Qantas Points, in every cabin.',
    group: 'Qantas',
    menu: 'Find seats',
    index: true,
    priority: 0.9,
    related: ['/virgin-australia/reward-seat-finder', '/pricing'],
  },
  {
    path: '/virgin-australia/reward-seat-finder',
    title: 'Velocity reward seat finder',
    summary: 'Reward seats bookable with Velocity Points, in every cabin.',
    group: 'Virgin Australia',
    menu: 'Find seats',
    index: true,
    priority: 0.9,
    related: ['/qantas/reward-seat-finder', '/pricing'],
  },
] as const satisfies readonly PageRecord[]
