import type { PageRecord } from './page.ts'

/** Pages for the team: never indexed, in no menu. */
export const internalPages = [
  {
    path: '/test/design',
    title: 'Design system',
    summary: 'Every part of the interface in every state.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/pricing'],
    exampleSlug: 'slug-page',
  },
] as const satisfies readonly PageRecord[]
