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
    related: ['/qantas/reward-seat-finder'],
    exampleSlug: 'sydney/london',
  },
] as const satisfies readonly PageRecord[]
