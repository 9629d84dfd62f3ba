import type { PageRecord } from './page.ts'

/** Tools that serve both programs, and the cards that feed them. */
export const pointsToolPages = [
  {
    path: '/carrier-charges',
    title: 'Carrier charges on reward seats',
    summary: 'Taxes and carrier charges people were really asked for, by airline, cabin and route, each with its date.',
    group: 'Points and cards',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
  },
  {
    path: '/when-to-book',
    title: 'When reward seats open',
    summary:
      'Your tier, the airline and your date: the day its reward seats open, in your time zone, with a reminder for your calendar.',
    group: 'Points and cards',
    menu: 'Tools',
    index: true,
    priority: 0.8,
    related: ['/carrier-charges', '/qantas/how-many-points-to-fly-to', '/qantas/reward-seat-finder'],
  },
  {
    path: '/amex',
    title: 'Amex points in Australia',
    summary:
      'What Membership Rewards points become at every partner, which cards earn them, and what to know before a transfer.',
    group: 'Points and cards',
    menu: 'Tools',
    index: true,
    priority: 0.7,
    related: ['/amex/transfer-points/qantas', '/amex/transfer-points/velocity'],
  },
  {
    path: '/amex/transfer-points/qantas',
    title: 'Transfer Amex points to Qantas',
    summary: 'Card points to Qantas Points, which cards may, and how far they fly.',
    group: 'Points and cards',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/amex/transfer-points/velocity', '/amex', '/qantas/points-to-dollars'],
  },
  {
    path: '/amex/transfer-points/velocity',
    title: 'Transfer Amex points to Velocity',
    summary: 'Card points to Velocity Points, with or without a transfer bonus, and how long it took.',
    group: 'Points and cards',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/amex/transfer-points/qantas', '/amex', '/virgin-australia/reward-seat-finder'],
  },
] as const satisfies readonly PageRecord[]
