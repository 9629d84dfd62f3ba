import type { PageRecord } from './page.ts'

/** Alerts and seat alerts. */
export const alertPages = [
  {
    path: '/unsubscribe',
    title: 'E-mails of your alerts',
    summary: 'Stop the e-mails of an alert, or pause it.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
] as const satisfies readonly PageRecord[]
