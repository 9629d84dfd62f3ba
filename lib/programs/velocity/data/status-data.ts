import type { Provenance } from '../../../core/provenance.ts'

/**
 * The Velocity tiers, lowest first, with the status credits they take in the last 12 months. `sectorsBefore2025`:
 * eligible sectors needed until 30 September 2025; null where none were needed or the tier did not exist.
 */
export const tierTable = {
  id: 'velocity-tiers',
  title: 'Status credits to reach and keep a tier (rolling 12 months)',
  asOf: '2025-10-01',
  confidence: 'confirmed',
  sources: [
    'https://pointhacks.com.au/velocity/status-credit-changes-2024-analysis',
    'https://www.velocityfrequentflyer.com/view/frequent-flyer/wait-a-second-what-is-a-status-credit',
    'https://www.australianfrequentflyer.com.au/velocity-status-changes-october-2025',
    'https://www.couriermail.com.au/business/virgin-australias-velocity-overhaul-including-two-new-tiers-and-fewer-points-per-dollar-spent/news-story/4a71be6359584ca05ba38cb3224f3db2',
    'https://thechampagnemile.com.au/major-changes-coming-to-velocity-frequent-flyer-who-wins-and-who-loses',
  ],
  tiers: [
    { tier: 'Red', attain: 0, retain: 0, vaShare: 0, sectorsBefore2025: null },
    { tier: 'Silver', attain: 250, retain: 200, vaShare: 0.5, sectorsBefore2025: 2 },
    { tier: 'Gold', attain: 500, retain: 400, vaShare: 0.5, sectorsBefore2025: 4 },
    { tier: 'Platinum', attain: 1_000, retain: 800, vaShare: 0.5, sectorsBefore2025: 8 },
    { tier: 'Platinum Plus', attain: 2_000, retain: 2_000, vaShare: 0.75, sectorsBefore2025: null },
  ],
  foreverGold: { lifetime: 12_000, fromVa: 9_000, countsFrom: '2013' },
  notes: [
    'The Virgin Australia share counts flights you flew on a VA number, including codeshares; pooled credits and credits from flybuys and cards don’t count.',
    'Applies to reviews on or after 2025-10-01.',
    'Missing the keep target drops one tier (soft landing), per the program terms quoted on a forum: https://community.pointhacks.com/t/if-i-dont-re-qualify-for-velocity-platinum-will-i-have-a-soft-landing-to-velocity-gold/21546',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Status credits by fare paid, for bookings from 2 April 2025, rounded up. */
export const spendTable = {
  id: 'velocity-status-spend',
  title: 'Status credits on VA-marketed flights operated by VA or Link Airways',
  asOf: '2025-04-02',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/major-velocity-frequent-flyer-changes-2024',
    'https://australianfrequentflyer.com.au/?p=92317',
    'https://pointhacks.com.au/velocity/status-credit-changes-2024-analysis',
    'https://staging.globalloyalty.org/article/velocity-frequent-flyer-announces-program-changes-with-new-status-tiers-and-a-one-million-domestic-reward-seat-sale',
    'https://www.flystaypoints.com.au/velocity-changing-status-credit-earning/',
  ],
  base: "total fare paid (Velocity's words as reported); exact tax treatment not seen",
  audPerStatusCredit: { lite: 24, choice: 12, flex: 12, business: 12 },
  missing: ['What part of the fare counts for spend-based status credits (taxes, extras, GST)'],
} as const satisfies Provenance & Record<string, unknown>

/** Status credits by distance, for bookings before 2 April 2025. */
export const distanceTable = {
  id: 'velocity-status-distance',
  title: 'Status credits per sector before 2 April 2025',
  asOf: '2022-01-19',
  validFrom: '2022-01-19',
  validTo: '2025-04-01',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-makes-adjustments-to-status-credit-earn-rates/',
    'https://australianfrequentflyer.com.au/?p=92317',
  ],
  rows: [
    { network: 'domestic', maxMiles: 750, lite: 5, choice: 15, flex: 25, business: 55 },
    { network: 'domestic', maxMiles: 1_500, lite: 7, choice: 20, flex: 35, business: 80 },
    { network: 'domestic', maxMiles: null, lite: 10, choice: 30, flex: 45, business: 105 },
    { network: 'shortHaulInternational', maxMiles: 750, lite: 7, choice: 15, flex: 25, business: 45 },
    { network: 'shortHaulInternational', maxMiles: 1_700, lite: 15, choice: 30, flex: 45, business: 95 },
    { network: 'shortHaulInternational', maxMiles: 2_500, lite: 20, choice: 35, flex: 50, business: 110 },
    { network: 'shortHaulInternational', maxMiles: null, lite: 25, choice: 45, flex: 65, business: 140 },
  ],
  notes: [
    "asOf is the date on AFF's picture of the domestic table; the international rows come from the same article as the domestic change.",
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Status credits on partners: no figure was found. */
export const partnerStatusTable = {
  id: 'velocity-status-partners',
  title: 'Partner and VA-codeshare status credits',
  asOf: '2025-10-01',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/major-velocity-frequent-flyer-changes-2024',
    'https://pointhacks.com.au/?p=207443',
    'https://velocityfrequentflyer.com/velocity-program-changes/terms-and-conditions',
  ],
  rows: [],
  notes: [
    'VA codeshares on other airlines (not Link, not Alliance) earn by fare type and miles, not spend. We found no per-zone figures.',
    'Partner status credits were cut on 2025-10-01, by up to 56%.',
  ],
  missing: ['Partner status credit tables since 2025-10-01 and before; codeshare status credits by miles'],
} as const satisfies Provenance & Record<string, unknown>
