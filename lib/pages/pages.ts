import { contentPages } from './content.ts'
import { developerPages } from './developers.ts'
import { finderPages } from './finders.ts'
import { flightPages } from './flights.ts'
import { internalPages } from './internal.ts'
import type { PageRecord } from './page.ts'
import { pointsToolPages } from './points-tools.ts'
import { qantasToolPages } from './qantas-tools.ts'
import { velocityToolPages } from './velocity-tools.ts'

/** Plans, billing, and what belongs to one member. */
const accountPages = [
  {
    path: '/pricing',
    title: 'Plans',
    summary: 'Search the whole year, get alerts your way and check seats live.',
    group: 'Pointsward',
    menu: 'Pricing',
    index: true,
    priority: 0.8,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    summary: 'What opened and closed for your alerts, your points and your searches.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard/account', '/qantas/reward-seat-finder', '/pricing'],
  },
  {
    path: '/dashboard/account',
    title: 'Plan, limits and settings',
    summary: 'Your plan and its limits, your messages, log-in, data and referral link.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard', '/dashboard/billing', '/pricing'],
  },
  {
    path: '/dashboard/billing',
    title: 'Billing and receipts',
    summary: 'Your next payment, and every receipt and invoice so far.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard', '/dashboard/account', '/pricing'],
  },
  {
    path: '/auth/action',
    title: 'Your account',
    summary: 'Where the links in our account emails lead.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard'],
  },
  {
    path: '/checkout',
    title: 'Checkout',
    summary: 'Pay for a plan.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/pricing'],
  },
  {
    path: '/thankyou',
    title: 'Thank you',
    summary: 'What the plan you have bought opens.',
    group: 'Pointsward',
    menu: null,
    index: false,
    priority: 0,
    related: ['/dashboard', '/qantas/reward-seat-finder'],
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    summary: 'Members whose link brought most others, under the names they chose.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.3,
    related: ['/dashboard', '/pricing'],
  },
] as const satisfies readonly PageRecord[]

/** Alerts and seat alerts. */
const alertPages = [
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
    path: '/import',
    title: 'Bring what you saw',
    summary:
      'Searched at the airline yourself? Drop the page’s HAR or JSON file here and your seats join your own searches and alerts.',
    group: 'Seats and flights',
    menu: 'Find seats',
    index: true,
    priority: 0.5,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/alerts'],
  },
  {
    path: '/developers/webhooks',
    title: 'Webhooks for alerts',
    summary: 'What we post to your server when seats open: every event with an example, signatures, retries, the log.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.3,
    related: ['/alerts', '/lp/alerts', '/pricing'],
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

const records = [
  ...contentPages,
  ...finderPages,
  ...alertPages,
  ...qantasToolPages,
  ...velocityToolPages,
  ...pointsToolPages,
  ...flightPages,
  ...accountPages,
  ...developerPages,
  ...internalPages,
] as const

export type PagePath = (typeof records)[number]['path']
export type Page = PageRecord & { path: PagePath }

/** Every page there is, in one place: navigation, footer and metadata read it, so that no link leads nowhere. */
export const pages: readonly Page[] = records

/** The page at a path, or undefined where none is. */
export function findPage(path: string): Page | undefined {
  return pages.find((candidate) => candidate.path === path)
}

/** The page at a path of the registry. */
export function pageAt(path: PagePath): Page {
  const page = findPage(path)
  if (!page) throw new RangeError(`no page is registered at ${path}`)
  return page
}
