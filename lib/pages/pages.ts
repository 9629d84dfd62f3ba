import { contentPages, developerPages } from './content.ts'
import { finderPages } from './finders.ts'
import { flightPages } from './flights.ts'
import { internalPages } from './internal.ts'
import { type PageRecord, unlisted } from './page.ts'
import { pointsToolPages, qantasToolPages, velocityToolPages } from './tools.ts'

const aboutAlerts = { group: 'Seats and flights', menu: 'Alerts', index: true } as const

/** Pages about plans and billing, and members' own pages. */
const accountPages = [
  {
    path: '/pricing',
    title: 'Pricing',
    summary: 'Plans to search further ahead and for more people. Cancel any time.',
    group: 'Pointsward',
    menu: 'Pricing',
    index: true,
    priority: 0.8,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...unlisted,
    path: '/dashboard',
    title: 'Dashboard',
    summary: 'New seats on your alerts, your points and your recent searches.',
    related: ['/dashboard/account', '/qantas/reward-seat-finder', '/pricing'],
  },
  {
    ...unlisted,
    path: '/dashboard/account',
    title: 'Plan, limits and settings',
    summary: 'Your plan, limits, messages, log-in, data and referral link.',
    related: ['/dashboard', '/dashboard/billing', '/pricing'],
  },
  {
    ...unlisted,
    path: '/dashboard/billing',
    title: 'Billing and receipts',
    summary: 'Your next payment, and every receipt and invoice so far.',
    related: ['/dashboard', '/dashboard/account', '/pricing'],
  },
  {
    ...unlisted,
    path: '/auth/action',
    title: 'Your account',
    summary: 'Confirm your email address or choose a new password.',
    related: ['/dashboard'],
  },
  {
    ...unlisted,
    path: '/checkout',
    title: 'Checkout',
    summary: 'Pay for a plan.',
    related: ['/pricing'],
  },
  {
    ...unlisted,
    path: '/thankyou',
    title: 'Thank you',
    summary: 'What your new plan gives you.',
    related: ['/dashboard', '/qantas/reward-seat-finder'],
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    summary: 'Top referrers: the members who have brought the most friends to Pointsward.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.3,
    related: ['/dashboard', '/pricing'],
  },
] as const satisfies readonly PageRecord[]

/** Pages about alerts and seat alerts. */
const alertPages = [
  {
    ...aboutAlerts,
    path: '/alerts',
    title: 'Reward seat alerts',
    summary: 'Tell us the trip. We’ll let you know when reward seats open.',
    priority: 0.9,
    related: ['/seat-alerts', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/when-to-book'],
  },
  {
    ...aboutAlerts,
    path: '/seat-alerts',
    title: 'Seat alerts',
    summary: 'Already booked? We watch the seat map and tell you when your seat becomes available.',
    priority: 0.7,
    related: ['/flight-seat-availability-checker', '/seatmaps', '/alerts'],
  },
  {
    ...aboutAlerts,
    path: '/lp/alerts',
    title: 'Know the day a reward seat opens',
    summary: 'Choose a route, dates and cabin; we email or message you when seats appear.',
    priority: 0.7,
    related: ['/alerts', '/seat-alerts', '/pricing'],
  },
  {
    path: '/import',
    title: 'Import seats you found',
    summary:
      'Searched at the airline yourself? Drop the page’s HAR or JSON file here to add its seats to your own searches and alerts.',
    group: 'Seats and flights',
    menu: 'Find seats',
    index: true,
    priority: 0.5,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/alerts'],
  },
  {
    path: '/developers/webhooks',
    title: 'Webhooks for alerts',
    summary:
      'What we send your server when seats open: every event with an example, signatures, retries and the delivery log.',
    group: 'Pointsward',
    menu: null,
    index: true,
    priority: 0.3,
    related: ['/alerts', '/lp/alerts', '/pricing'],
  },
  {
    ...unlisted,
    path: '/unsubscribe',
    title: 'Alert emails',
    summary: 'Unsubscribe from an alert’s emails, or pause them.',
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

/** Every page of the site. Navigation, footer and metadata all read this list, so that no link is broken. */
export const pages: readonly Page[] = records

/** The page at a path, or undefined when there is none. */
export function findPage(path: string): Page | undefined {
  return pages.find((candidate) => candidate.path === path)
}

/** The page at a path in the registry. */
export function pageAt(path: PagePath): Page {
  const page = findPage(path)
  if (!page) throw new RangeError(`no page is registered at ${path}`)
  return page
}
