import { type PageRecord, unlisted } from './page.ts'

const rival = {
  group: 'Comparisons',
  menu: null,
  index: true,
  priority: 0.4,
  related: ['/alternatives', '/pricing', '/qantas/reward-seat-finder'],
} as const
const toRead = { group: 'Pointsward', menu: 'Learn', index: true } as const
const inFooter = { group: 'Pointsward', menu: null, index: true } as const

/** The home page and the pages for reading. */
export const contentPages = [
  {
    ...inFooter,
    path: '/',
    title: 'Home',
    summary:
      'Search a year of Qantas and Velocity reward seats at once: every cabin, the points, the taxes and how recently we checked.',
    priority: 1,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
  },
  {
    ...toRead,
    path: '/faq',
    title: 'Questions about reward seats',
    link: 'FAQ',
    summary:
      'Short answers about Qantas and Velocity reward seats, points, taxes and upgrades, each with its date and sources.',
    priority: 0.7,
    related: ['/top-reasons/qantas-reward-seats', '/when-to-book', '/contact'],
  },
  {
    path: '/top-reasons/qantas-reward-seats',
    title: 'Why Qantas reward seats are worth it, and why you can’t find any',
    link: 'Why reward seats',
    summary:
      'Seven reasons to spend points on Qantas reward seats, ten reasons a search comes up empty, and how to fix each one.',
    group: 'Qantas',
    menu: 'Learn',
    index: true,
    priority: 0.6,
    related: ['/qantas/reward-seat-finder', '/when-to-book', '/which-price-is-this'],
  },
  {
    ...toRead,
    path: '/about',
    title: 'About Pointsward',
    link: 'About',
    summary: 'Who we are, where our seats and figures come from, and how sure we are of each one.',
    priority: 0.5,
    related: ['/faq', '/contact', '/pricing'],
  },
  {
    ...toRead,
    path: '/alternatives',
    title: 'Pointsward vs seats.aero, point.me, Roame and others',
    link: 'Alternatives',
    summary: 'How Pointsward compares with other reward seat tools: what each does better, with dates and sources.',
    priority: 0.5,
    related: ['/seats-aero-alternative', '/pricing', '/qantas/reward-seat-finder'],
  },
  {
    ...toRead,
    path: '/points-booking-service',
    title: 'Points booking service',
    summary: 'Tell us your trip and your points. One of us replies with the seats you can book and what they cost.',
    priority: 0.6,
    related: ['/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder', '/faq'],
  },
  {
    ...inFooter,
    path: '/reviews',
    title: 'Member reviews',
    link: 'Reviews',
    summary: 'Reviews of Pointsward in members’ own words, moderated before publishing.',
    priority: 0.4,
    related: ['/about', '/pricing'],
  },
  {
    ...inFooter,
    path: '/contact',
    title: 'Contact',
    summary: 'Ask the people behind Pointsward a question, report a wrong figure or get help with your account.',
    priority: 0.6,
    related: ['/faq', '/points-booking-service'],
  },
  {
    ...inFooter,
    path: '/status',
    title: 'Status',
    summary: 'Live status of our data, messages and incidents: how fresh the seats are and what we’re fixing.',
    priority: 0.3,
    related: ['/about', '/contact', '/reward-availability-stats'],
  },
  {
    ...inFooter,
    path: '/privacy-policy',
    title: 'Privacy Policy + T&Cs',
    summary: 'What Pointsward keeps about you, why, for how long and who else sees it, and the terms of use.',
    priority: 0.3,
    related: ['/contact', '/about'],
  },
  {
    path: '/seats-aero-alternative',
    title: 'A seats.aero alternative for Qantas and Velocity',
    summary: 'How Pointsward and seats.aero differ if you’re in Australia with Qantas or Velocity points.',
    group: 'Comparisons',
    menu: null,
    index: true,
    priority: 0.5,
    related: ['/alternatives', '/qantas/reward-seat-finder', '/pricing'],
  },
  {
    ...rival,
    path: '/alternatives/roame',
    title: 'Pointsward vs Roame',
    summary:
      'Roame and Pointsward side by side: programs, prices, days ahead and alerts, each with its date and sources.',
  },
  {
    ...rival,
    path: '/alternatives/point-me',
    title: 'Pointsward vs point.me',
    summary:
      'How point.me and Pointsward compare: programs, prices, days ahead and alerts, each with its date and sources.',
  },
  {
    ...rival,
    path: '/alternatives/seats-aero',
    title: 'Pointsward vs seats.aero',
    summary:
      'How seats.aero and Pointsward compare: programs, prices, days ahead and alerts, each with its date and sources.',
  },
  {
    ...rival,
    path: '/alternatives/points-yeah',
    title: 'Pointsward vs PointsYeah',
    summary:
      'PointsYeah and Pointsward side by side: programs, prices, days ahead and alerts, each with its date and sources.',
  },
  {
    ...rival,
    path: '/alternatives/expert-flyer',
    title: 'Pointsward vs ExpertFlyer',
    summary:
      'ExpertFlyer and Pointsward side by side: programs, prices, days ahead and alerts, each with its date and sources.',
  },
  {
    ...rival,
    path: '/alternatives/gyoza-flights',
    title: 'Pointsward vs Gyoza Flights',
    summary: 'What Pointsward does, and why we say nothing yet about Gyoza Flights: we couldn’t confirm any of it.',
  },
  {
    path: '/qantas/extension',
    title: 'Browser extension for Qantas bookings',
    link: 'Qantas extension',
    summary:
      'See reward seats, points and value for your route and dates right beside the Qantas booking page, with your own plan.',
    group: 'Qantas',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/virgin-australia/extension', '/qantas/reward-seat-finder', '/privacy-policy'],
  },
  {
    path: '/virgin-australia/extension',
    title: 'Browser extension for Virgin Australia bookings',
    link: 'Virgin Australia extension',
    summary:
      'See reward seats, points and value for your route and dates beside the Virgin Australia booking page, with your own plan.',
    group: 'Virgin Australia',
    menu: 'Tools',
    index: true,
    priority: 0.6,
    related: ['/qantas/extension', '/virgin-australia/reward-seat-finder', '/privacy-policy'],
  },
  {
    ...unlisted,
    path: '/offline',
    title: 'No connection',
    summary: 'The calculators you can use while you’re offline.',
    related: [],
  },
] as const satisfies readonly PageRecord[]

/** Pages for members who search with their own tools. */
export const developerPages = [
  {
    ...toRead,
    path: '/developers',
    title: 'Developers',
    summary: 'Search reward seats and set alerts from your own scripts, with your own token.',
    priority: 0.5,
    related: ['/developers/assistants', '/developers/reference', '/developers/webhooks', '/dashboard'],
  },
  {
    ...inFooter,
    path: '/developers/reference',
    title: 'API reference',
    summary: 'Every operation in the Pointsward API: what it does, an example you can run, parameters and errors.',
    priority: 0.4,
    related: ['/developers', '/developers/assistants', '/status'],
  },
  {
    ...inFooter,
    path: '/developers/assistants',
    title: 'Connect an AI assistant',
    summary: 'Let your AI assistant search reward seats, explain prices and set alerts for you, with your plan.',
    priority: 0.5,
    related: ['/developers', '/developers/reference', '/alerts'],
  },
  {
    ...unlisted,
    path: '/oauth/authorize',
    title: 'Connect an app',
    summary: 'Where an app asks for access to your account.',
    related: ['/developers/assistants', '/dashboard'],
  },
] as const satisfies readonly PageRecord[]
