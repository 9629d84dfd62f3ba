import type { PageRecord } from './page.ts'

/** Pages to read. */
export const contentPages = [
  {
    path: '/',
    title: 'Home',
    summary: 'Search a year of Qantas and Velocity reward seats.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 1,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/offline',
    title: 'No connection',
    summary: 'The calculators that open on this device without a connection.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: [],
  },
] as const satisfies readonly PageRecord[]
