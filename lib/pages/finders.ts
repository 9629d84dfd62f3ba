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
  {
    path: '/qantas/business-class-finder',
    title: 'Qantas business class finder',
    summary: 'Business reward seats bookable with Qantas Points, and every route that has the cabin, best value first.',
    group: 'Qantas',
    menu: 'Find seats',
    index: true,
    priority: 0.8,
    related: ['/qantas/first-class-finder', '/qantas/reward-seat-finder', '/virgin-australia/business-class-finder'],
  },
  {
    path: '/qantas/first-class-finder',
    title: 'Qantas first class finder',
    summary: 'First class reward seats bookable with Qantas Points, and the few routes that have the cabin.',
    group: 'Qantas',
    menu: 'Find seats',
    index: true,
    priority: 0.8,
    related: ['/qantas/business-class-finder', '/qantas/reward-seat-finder', '/virgin-australia/first-class-finder'],
  },
  {
    path: '/virgin-australia/business-class-finder',
    title: 'Velocity business class finder',
    summary:
      'Business reward seats bookable with Velocity Points, and every route that has the cabin, best value first.',
    group: 'Virgin Australia',
    menu: 'Find seats',
    index: true,
    priority: 0.8,
    related: [
      '/virgin-australia/first-class-finder',
      '/virgin-australia/reward-seat-finder',
      '/qantas/business-class-finder',
    ],
  },
  {
    path: '/virgin-australia/first-class-finder',
    title: 'Velocity first class finder',
    summary: 'First class reward seats bookable with Velocity Points, and the few routes that have the cabin.',
    group: 'Virgin Australia',
    menu: 'Find seats',
    index: true,
    priority: 0.8,
    related: [
      '/virgin-australia/business-class-finder',
      '/virgin-australia/reward-seat-finder',
      '/qantas/first-class-finder',
    ],
  },
] as const satisfies readonly PageRecord[]
