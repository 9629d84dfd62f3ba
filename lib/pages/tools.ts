import type { PageRecord } from './page.ts'

const qantasTool = { group: 'Qantas', menu: 'Tools', index: true } as const
const velocityTool = { group: 'Virgin Australia', menu: 'Tools', index: true } as const
const pointsTool = { group: 'Points and cards', menu: 'Tools', index: true } as const

/** Calculators and tools for Qantas Points. */
export const qantasToolPages = [
  {
    ...qantasTool,
    path: '/qantas/how-many-points-to-fly-to',
    title: 'How many Qantas Points to fly',
    summary: 'Classic Reward points in every cabin, from ten Australian cities to anywhere Qantas Points can take you.',
    priority: 0.8,
    related: ['/qantas/points-to-dollars', '/qantas/reward-seat-finder'],
    exampleSlug: 'sydney/london',
  },
  {
    ...qantasTool,
    path: '/qantas/points-to-dollars',
    title: 'Qantas Points to dollars',
    summary: 'What your Qantas Points are worth in dollars, for every way to spend them, best to worst.',
    priority: 0.7,
    related: ['/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
    exampleSlug: '100000',
  },
  {
    ...qantasTool,
    path: '/qantas/how-many-points-upgrade',
    title: 'Qantas upgrade calculator',
    summary: 'How many points a Qantas Classic Upgrade costs, who can request one, and when your tier hears back.',
    priority: 0.7,
    related: ['/qantas/points-to-dollars', '/qantas/reward-seat-finder'],
  },
  {
    ...qantasTool,
    path: '/qantas/points-club-status-credit-calculator',
    title: 'Status credit and Points Club calculator',
    summary:
      'Add your planned flights to see your status credits, the tier you’ll reach or keep, and how to close the gap.',
    priority: 0.7,
    related: ['/qantas/status-credit-cost', '/qantas/how-many-points-upgrade', '/qantas/points-to-dollars'],
  },
  {
    ...qantasTool,
    path: '/qantas/platinum-reward-request',
    title: 'Platinum reward request',
    summary: 'Can you ask Qantas to open a reward seat? Who can, what it costs, and what to say when you call.',
    priority: 0.5,
    related: ['/when-to-book', '/qantas/reward-seat-finder'],
  },
  {
    ...qantasTool,
    path: '/qantas/how-to-earn-points-quickly',
    title: 'How to earn Qantas Points quickly',
    summary:
      'Set a target and see the fastest ways to earn Qantas Points without flying, ranked by how much they earn you.',
    priority: 0.6,
    related: ['/amex/transfer-points/qantas', '/qantas/points-to-dollars', '/qantas/how-many-points-to-fly-to'],
  },
  {
    ...qantasTool,
    path: '/qantas/bid-now-upgrade-calculator',
    title: 'Qantas Bid Now calculator',
    summary: 'How much to bid for a Qantas upgrade: what it’s worth to you, and how Bid Now works.',
    priority: 0.6,
    related: ['/upgrade-bid-estimator', '/qantas/how-many-points-upgrade'],
  },
  {
    ...qantasTool,
    path: '/qantas/wine-bonus-points-tracker',
    title: 'Qantas Wine bonus points tracker',
    summary: 'Current Qantas Wine offers by cost per bonus point, and a calculator for any other offer.',
    priority: 0.5,
    related: ['/qantas/how-to-earn-points-quickly', '/qantas/points-to-dollars'],
  },
  {
    ...qantasTool,
    path: '/qantas/status-credit-cost',
    title: 'Cost per status credit',
    summary: 'What each status credit on a trip costs you after its points, and what a whole tier would cost.',
    priority: 0.5,
    related: ['/qantas/points-club-status-credit-calculator', '/qantas/status-run'],
  },
] as const satisfies readonly PageRecord[]

/** Calculators and tools for Velocity Points. */
export const velocityToolPages = [
  {
    ...velocityTool,
    path: '/virgin-australia/how-many-velocity-points-to-fly-to',
    title: 'How many Velocity Points to fly',
    summary:
      'Velocity Points in every cabin, today’s where published and those before January 2025, from ten Australian cities.',
    priority: 0.8,
    related: ['/virgin-australia/how-much-are-velocity-points-worth', '/virgin-australia/reward-seat-finder'],
    exampleSlug: 'sydney/london',
  },
  {
    ...velocityTool,
    path: '/virgin-australia/how-much-are-velocity-points-worth',
    title: 'How much are Velocity Points worth',
    summary: 'What your Velocity Points are worth in dollars and KrisFlyer miles, for every use we found.',
    priority: 0.7,
    related: ['/virgin-australia/how-many-velocity-points-to-fly-to', '/amex/transfer-points/velocity'],
    exampleSlug: '100000',
  },
  {
    ...velocityTool,
    path: '/virgin-australia/how-many-velocity-points-upgrade',
    title: 'Velocity upgrade calculator',
    summary: 'Is the upgrade worth the points? Enter the price your booking shows and see what you’d pay at most.',
    priority: 0.7,
    related: ['/virgin-australia/upgrade-bid-estimator', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...velocityTool,
    path: '/virgin-australia/points-status-calculator',
    title: 'Velocity points and status calculator',
    summary:
      'Add your tickets to see the points, status credits and tier they earn, and what you’d spend to reach the next one.',
    priority: 0.7,
    related: ['/virgin-australia/how-much-are-velocity-points-worth', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...velocityTool,
    path: '/virgin-australia/upgrade-bid-estimator',
    title: 'Virgin Australia upgrade bids',
    summary: 'How much to bid for a Virgin Australia upgrade: what it’s worth to you, and how Premium Bid works.',
    priority: 0.6,
    related: ['/upgrade-bid-estimator', '/virgin-australia/how-many-velocity-points-upgrade'],
  },
] as const satisfies readonly PageRecord[]

/** Tools that serve both programs, and the cards that feed them. */
export const pointsToolPages = [
  {
    ...pointsTool,
    path: '/carrier-charges',
    title: 'Carrier charges on reward seats',
    summary: 'Taxes and charges actually quoted on reward seats, by airline, cabin and route, each with its date.',
    priority: 0.6,
    related: ['/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
  },
  {
    ...pointsTool,
    path: '/when-to-book',
    title: 'When reward seats open',
    summary:
      'Enter your tier, airline and date to see the day reward seats open, in your time zone, with a calendar reminder.',
    priority: 0.8,
    related: ['/carrier-charges', '/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
  },
  {
    ...pointsTool,
    path: '/amex',
    title: 'Amex points in Australia',
    link: 'AMEX Australia',
    summary:
      'What Amex Membership Rewards points are worth at every partner, which cards earn them, and what to check first.',
    priority: 0.7,
    related: ['/amex/transfer-points/qantas', '/amex/transfer-points/velocity'],
  },
  {
    ...pointsTool,
    path: '/amex/transfer-points/qantas',
    title: 'Transfer Amex points to Qantas',
    summary: 'How many Qantas Points your Amex points become, which cards can transfer, and how far they’ll take you.',
    priority: 0.6,
    related: ['/amex/transfer-points/velocity', '/amex', '/qantas/points-to-dollars'],
  },
  {
    ...pointsTool,
    path: '/amex/transfer-points/velocity',
    title: 'Transfer Amex points to Velocity',
    summary:
      'How many Velocity Points your Amex points become, with or without a bonus, and how long a transfer takes.',
    priority: 0.6,
    related: ['/amex/transfer-points/qantas', '/amex', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...pointsTool,
    path: '/upgrade-bid-estimator',
    title: 'Upgrade bid estimator',
    summary:
      'How much should you bid for an upgrade? The Qantas and Virgin Australia rules, and what a seat is worth to you.',
    priority: 0.6,
    related: ['/qantas/bid-now-upgrade-calculator', '/qantas/how-many-points-upgrade'],
  },
  {
    ...pointsTool,
    path: '/which-price-is-this',
    title: 'Which price is this?',
    summary:
      'Seen a price in points? Find out if it’s Classic, Classic Plus or Points Plus Pay, and if cash is cheaper.',
    priority: 0.5,
    related: ['/qantas/points-to-dollars', '/qantas/how-many-points-to-fly-to'],
  },
  {
    ...pointsTool,
    path: '/household-wallet',
    title: 'Household wallet',
    summary: 'Add up your family’s points for the seats you want: who transfers, who books and how many you’re short.',
    priority: 0.5,
    related: ['/qantas/how-to-earn-points-quickly', '/amex'],
  },
  {
    ...pointsTool,
    path: '/honest-itinerary',
    title: 'Mixed-cabin checker',
    summary: 'How much of your trip is really in business? Check each flight’s cabin, and where it stops on the way.',
    priority: 0.4,
    related: ['/which-price-is-this', '/qantas/reward-seat-finder'],
  },
] as const satisfies readonly PageRecord[]
