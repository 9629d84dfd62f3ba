import type { PageRecord } from './page.ts'

/** Plans, billing, and what belongs to one member. */
export const accountPages = [
  {
    path: '/pricing',
    title: 'Plans',
    summary: 'What each plan sees of the year, and for how many people.',
    group: 'Pointsward',
    menu: 'Pricing',
    index: true,
    priority: 0.8,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    summary: 'Your plan, alerts, searches and referral link.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/qantas/reward-seat-finder', '/pricing'],
  },
  {
    path: '/auth/action',
    title: 'Your account',
    summary: 'Where the links in our account emails lead.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard'],
  },
] as const satisfies readonly PageRecord[]
