import type { PageRecord } from './page.ts'

/** Calculators and tools for Velocity Points. */
export const velocityToolPages = [
  {
    path: '/virgin-australia/how-many-velocity-points-to-fly-to',
    title: 'How many Velocity Points to fly',
    summary:
      'Miles, zone and the Velocity Points known in every cabin, today and before January 2025, from ten Australian cities.',
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
    summary: 'What any number of Velocity Points brings in dollars and in KrisFlyer miles, every use with its date.',
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
    summary:
      'Whether the points your booking asks for business are worth it to you, and all that is known of the price.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/virgin-australia/upgrade-bid-estimator', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/virgin-australia/points-status-calculator',
    title: 'Velocity points and status calculator',
    summary: 'Tickets to points, status credits and tier, and the dollars that close the gap to the next one.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/virgin-australia/how-much-are-velocity-points-worth', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/virgin-australia/upgrade-bid-estimator',
    title: 'Virgin Australia upgrade bids',
    summary: 'What a Premium Bid is worth to you, what members paid, and the rules as far as they were seen.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/upgrade-bid-estimator', '/virgin-australia/how-many-velocity-points-upgrade'],
  },
] as const satisfies readonly PageRecord[]
