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
] as const satisfies readonly PageRecord[]
