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
] as const satisfies readonly PageRecord[]
