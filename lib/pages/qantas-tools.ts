import type { PageRecord } from './page.ts'

/** Calculators and tools for Qantas Points. */
export const qantasToolPages = [
  {
    path: '/qantas/how-many-points-to-fly-to',
    title: 'How many Qantas Points to fly',
    summary:
      'Miles, zone and Classic Reward points in every cabin, from ten Australian cities to anywhere Qantas Points reach.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.8,
    related: ['/qantas/points-to-dollars', '/qantas/reward-seat-finder'],
    exampleSlug: 'sydney/london',
  },
  {
    path: '/qantas/points-to-dollars',
    title: 'Qantas Points to dollars',
    summary: 'What any number of Qantas Points brings in dollars, for every way to spend them, best to worst.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
    exampleSlug: '100000',
  },
  {
    path: '/qantas/how-many-points-upgrade',
    title: 'Qantas upgrade calculator',
    summary: 'Points for a Classic Upgrade as far as they are published, who may ask, and when your tier is looked at.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/qantas/points-to-dollars', '/qantas/reward-seat-finder'],
  },
  {
    path: '/qantas/points-club-status-credit-calculator',
    title: 'Status credit and Points Club calculator',
    summary: 'Planned flights to status credits, the tier they reach or keep, Points Club, and what closes the gap.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/qantas/how-many-points-upgrade', '/qantas/points-to-dollars'],
  },
  {
    path: '/qantas/platinum-reward-request',
    title: 'Platinum reward request',
    summary: 'Whether you may ask Qantas for a seat that is not on offer, what it costs, and the words for the call.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.5,
    related: ['/when-to-book', '/qantas/reward-seat-finder'],
  },
  {
    path: '/qantas/how-to-earn-points-quickly',
    title: 'How to earn Qantas Points quickly',
    summary:
      'A target, some months and your habits: the ways that bring most Qantas Points on the ground, ranked with figures.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/amex/transfer-points/qantas', '/qantas/points-to-dollars', '/qantas/how-many-points-to-fly-to'],
  },
] as const satisfies readonly PageRecord[]
