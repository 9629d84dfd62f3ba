import type { Provenance } from '../../../core/provenance.ts'

/** What a Qantas Point was worth in Australian cents, by use, as of October 2025. */
export const valueTable = {
  title: 'Value of a point (Australian cents)',
  asOf: '2025-10-01',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/qantas-introduces-classic-plus-rewards/',
    'https://reviewer4you.com/blog/featured/qantas-introduces-classic-plus-rewards/ (mirror of a Point Hacks article, April 2024)',
    'https://theaussiecorporate.com/blogs/pickandscrollnews/qantas-raises-points-needed-for-free-seats',
    'https://www.canstar.com.au/credit-cards/qantas-points-worth/',
    'https://www.pointhacks.com.au/beginner-points-value-guide/',
    'https://www.theaustralian.com.au/business/wealth/frequent-flyer-points-confusion-climbs-amid-qantas-overhaul/news-story/0d9639606d584ebf826d5747c922da0e',
    'https://cashwinner.info/frequent-flyer-program-why-your-status-matters',
  ],
  id: 'points-value',
  uses: [
    { use: 'Points Plus Pay', low: 0.5, high: 0.6 },
    { use: 'Classic Plus economy', low: 1.0, high: 1.0 },
    { use: 'Classic Plus premium economy/business/first until about 2025-10', low: 1.5, high: 1.5 },
    { use: 'Classic Plus premium cabins since about 2025-10', low: 1.25, high: 1.25 },
    { use: 'Supermarket gift card', low: 0.5, high: 0.57, before: '2025-08' },
    { use: 'Store goods', low: 0.48, high: 0.6 },
    { use: 'Flight voucher', low: 0.59, high: 0.59 },
    { use: 'Upgrade economy to premium economy, international', low: 1.6, high: 1.6, before: '2025-08' },
    { use: 'Upgrade economy to business, international', low: 3.1, high: 3.1, before: '2025-08' },
    { use: 'Upgrade business to first', low: 5.8, high: 5.8, before: '2025-08' },
    { use: 'Upgrade economy to business, domestic', low: 4.9, high: 5.09, before: '2025-08' },
    { use: 'Classic Reward business and first', low: 3.0, high: null },
  ],
  note: 'Upgrade and gift-card figures predate August 2025. About 2025-10 more points were also needed for hotels, packages and wine.',
  missing: [
    'price of buying points (top-up) today',
    'Classic Reward economy and premium economy range from a dated source',
    'value when paying for wine with points',
  ],
} as const satisfies Provenance & Record<string, unknown>

/**
 * Classic Plus: how many cents of the fare a point pays for. The rate of the premium cabins changed in October 2025;
 * the day is not known.
 */
export const classicPlusTable = {
  title: 'Classic Plus Flight Rewards',
  asOf: '2025-10-01',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/qantas-introduces-classic-plus-rewards/',
    'https://reviewer4you.com/blog/featured/qantas-introduces-classic-plus-rewards/ (mirror of a Point Hacks article, April 2024)',
    'https://theaussiecorporate.com/blogs/pickandscrollnews/qantas-raises-points-needed-for-free-seats',
    'https://www.theaustralian.com.au/business/wealth/frequent-flyer-points-confusion-climbs-amid-qantas-overhaul/news-story/0d9639606d584ebf826d5747c922da0e',
  ],
  id: 'classic-plus',
  launchedOn: '2024-04-08',
  rates: [
    { from: '2024-04-08', economy: 1.0, premium: 1.5 },
    { from: '2025-10-01', economy: 1.0, premium: 1.25 },
  ],
  facts: [
    'Launched 2024-04-08 for travel from 2024-07-01, QF-operated flights only',
    'Price follows the lowest cash fare of the cabin; return is usually cheaper than two one-ways',
    'Fees and taxes are counted in the stated value; the same taxes and charges as Classic Rewards are paid in cash',
    'No points or status credits earned unless in Points Club',
    'Change 5,000 and cancellation 6,000 points per passenger',
  ],
  example: {
    route: 'SYD-LAX',
    cabin: 'business',
    direction: 'one way',
    date: '2024-04',
    pointsLow: 500_000,
    pointsHigh: 700_000,
    cashAud: 627,
  },
  missing: ['exact date of the 2025 change'],
} as const satisfies Provenance & Record<string, unknown>
