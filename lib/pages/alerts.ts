import type { PageRecord } from './page.ts'

/** Alerts and seat alerts. */
export const alertPages = [
  {
    path: '/alerts',
    title: 'Reward seat alerts',
    summary: 'Say which trip you wait for. We watch it and write to you when its reward seats open.',
    group: 'Seats and flights',
    menu: 'Alerts',
    index: true,
    priority: 0.9,
    related: ['/seat-alerts', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/lp/alerts'],
  },
  {
    path: '/seat-alerts',
    title: 'Seat alerts',
    summary: 'Already booked? We watch the cabin and write to you when the seat you want is free.',
    group: 'Seats and flights',
    menu: 'Alerts',
    index: true,
    priority: 0.7,
    related: ['/flight-seat-availability-checker', '/seatmaps', '/alerts'],
  },
  {
    path: '/lp/alerts',
    title: 'How alerts work',
    summary: 'What an alert watches, when it writes, by which channels, and how far ahead each plan reaches.',
    group: 'Seats and flights',
    menu: 'Alerts',
    index: true,
    priority: 0.7,
    related: ['/alerts', '/seat-alerts', '/pricing'],
  },
  {
    path: '/unsubscribe',
    title: 'E-mails of your alerts',
    summary: 'Stop the e-mails of an alert, or pause it.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/alerts', '/dashboard', '/qantas/reward-seat-finder'],
  },
] as const satisfies readonly PageRecord[]
