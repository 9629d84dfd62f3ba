import type { PageRecord } from './page.ts'

const qantasFinder = { group: 'Qantas', menu: 'Find seats', index: true } as const
const velocityFinder = { group: 'Virgin Australia', menu: 'Find seats', index: true } as const
const seatsPage = { group: 'Seats and flights', menu: 'Find seats', index: true } as const

/** Pages for searching seats. */
export const finderPages = [
  {
    ...qantasFinder,
    path: '/qantas/reward-seat-finder',
    title: 'Qantas reward seat finder',
    summary: 'Find Qantas Classic Reward seats in every cabin, on Qantas and its partners, a whole year at a time.',
    priority: 0.9,
    related: ['/virgin-australia/reward-seat-finder', '/pricing'],
  },
  {
    ...velocityFinder,
    path: '/virgin-australia/reward-seat-finder',
    title: 'Velocity reward seat finder',
    summary: 'Find Velocity reward seats in every cabin, on Virgin Australia and its partners, a whole year at a time.',
    priority: 0.9,
    related: ['/qantas/reward-seat-finder', '/pricing'],
  },
  {
    ...qantasFinder,
    path: '/qantas/business-class-finder',
    title: 'Qantas business class finder',
    summary: 'Find business class seats with Qantas Points, and see every route that has them, best value first.',
    priority: 0.8,
    related: ['/qantas/first-class-finder', '/qantas/reward-seat-finder', '/virgin-australia/business-class-finder'],
  },
  {
    ...qantasFinder,
    path: '/qantas/first-class-finder',
    title: 'Qantas first class finder',
    summary: 'Find first class seats with Qantas Points, and see the few routes that still have them.',
    priority: 0.8,
    related: ['/qantas/business-class-finder', '/qantas/reward-seat-finder', '/virgin-australia/first-class-finder'],
  },
  {
    ...velocityFinder,
    path: '/virgin-australia/business-class-finder',
    title: 'Velocity business class finder',
    summary: 'Find business class seats with Velocity Points, and see every route that has them, best value first.',
    priority: 0.8,
    related: [
      '/virgin-australia/first-class-finder',
      '/virgin-australia/reward-seat-finder',
      '/qantas/business-class-finder',
    ],
  },
  {
    ...velocityFinder,
    path: '/virgin-australia/first-class-finder',
    title: 'Velocity first class finder',
    summary: 'Find first class seats with Velocity Points, and see the few routes that still have them.',
    priority: 0.8,
    related: [
      '/virgin-australia/business-class-finder',
      '/virgin-australia/reward-seat-finder',
      '/qantas/first-class-finder',
    ],
  },
  {
    ...qantasFinder,
    path: '/qantas/where-can-i-go-points',
    title: 'Where can I go with Qantas Points',
    summary:
      'Enter your Qantas Points, city and month to see everywhere with a seat you can afford, cheapest first, on a map.',
    priority: 0.8,
    related: ['/qantas/how-many-points-to-fly-to', '/popular-routes', '/qantas/reward-seat-finder'],
    exampleSlug: 'sydney/100000-points',
  },
  {
    ...qantasFinder,
    path: '/qantas/oneworld-classic-reward-finder',
    title: 'oneworld Classic Reward builder',
    summary: 'Build a multi-stop oneworld award leg by leg. We count the miles, check every rule and find seats.',
    priority: 0.8,
    related: ['/qantas/reward-seat-finder', '/qantas/where-can-i-go-points', '/carrier-charges'],
  },
  {
    ...qantasFinder,
    path: '/qantas/status-run',
    title: 'Status run builder',
    summary:
      'Tell us the tier or status credits you need. We find the trips whose paid fares earn most for their length and cost.',
    priority: 0.7,
    related: ['/qantas/points-club-status-credit-calculator', '/qantas/reward-seat-finder'],
  },
  {
    ...velocityFinder,
    path: '/virgin-australia/where-can-i-go',
    title: 'Where can I go with Velocity Points',
    summary:
      'Enter your Velocity Points, city and month to see everywhere with a seat you can afford, cheapest first, on a map.',
    priority: 0.8,
    related: ['/virgin-australia/reward-seat-finder', '/popular-routes', '/qantas/where-can-i-go-points'],
  },
  {
    ...seatsPage,
    path: '/popular-routes',
    title: 'Popular reward routes',
    summary: 'The routes Australians most want to fly on points: seats in both programs, prices, taxes and aircraft.',
    priority: 0.8,
    related: ['/reward-availability-stats', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
    exampleSlug: 'sydney-to-los-angeles',
  },
  {
    ...seatsPage,
    path: '/reward-availability-stats',
    title: 'How often reward seats are available',
    summary:
      'How often you’ll find a reward seat, by route, cabin, airline, month, weekday and how far ahead you look.',
    priority: 0.6,
    related: ['/popular-routes', '/when-to-book'],
  },
  {
    path: '/best-reward-seat-finder',
    title: 'Best reward seat finder for Australians',
    summary: 'Which reward seat tool should you use? Every one side by side, ours included, with dated sources.',
    group: 'Seats and flights',
    menu: 'Learn',
    index: true,
    priority: 0.6,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/pricing'],
  },
] as const satisfies readonly PageRecord[]
