import type { PageRecord } from './page.ts'

/** Calculators and tools for Velocity Points. */
export const velocityToolPages = [
  {
    path: '/virgin-australia/how-many-velocity-points-to-fly-to',
    title: 'How many Velocity Points to fly',
    summary:
      'Velocity Points in every cabin, today’s where published and those before January 2025, from ten Australian cities.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.8,
    related: ['/virgin-australia/how-much-are-velocity-points-worth', '/virgin-australia/reward-seat-finder'],
    exampleSlug: 'sydney/london',
  },
  {
    path: '/virgin-australia/how-much-are-velocity-points-worth',
    title: 'How much are Velocity Points worth',
    summary: 'What your Velocity Points are worth in dollars and KrisFlyer miles, for every use we found.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/virgin-australia/how-many-velocity-points-to-fly-to', '/amex/transfer-points/velocity'],
    exampleSlug: '100000',
  },
  {
    path: '/virgin-australia/how-many-velocity-points-upgrade',
    title: 'Velocity upgrade calculator',
    summary: 'Is the upgrade worth the points? Enter the price your booking shows and see what you’d pay at most.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/virgin-australia/upgrade-bid-estimator', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/virgin-australia/points-status-calculator',
    title: 'Velocity points and status calculator',
    summary:
      'Add your tickets to see the points, status credits and tier they earn, and what you’d spend to reach the next one.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/virgin-australia/how-much-are-velocity-points-worth', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/virgin-australia/upgrade-bid-estimator',
    title: 'Virgin Australia upgrade bids',
    summary: 'How much to bid for a Virgin Australia upgrade: what it’s worth to you, and how Premium Bid works.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/upgrade-bid-estimator', '/virgin-australia/how-many-velocity-points-upgrade'],
  },
] as const satisfies readonly PageRecord[]
