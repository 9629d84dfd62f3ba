import type { Provenance } from '../../../core/provenance.ts'

/**
 * Points per AUD on Virgin Australia flights. The bonus shares were confirmed for 2018; that they apply to the base of
 * 4 is recalled.
 */
export const earnTable = {
  id: 'velocity-earn',
  title: 'Points per AUD on Virgin Australia flights',
  asOf: '2025-04-02',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-announce-huge-changes-to-the-program/',
    'https://australianfrequentflyer.com.au/major-velocity-frequent-flyer-changes-2024',
    'https://www.couriermail.com.au/business/virgin-australias-velocity-overhaul-including-two-new-tiers-and-fewer-points-per-dollar-spent/news-story/4a71be6359584ca05ba38cb3224f3db2',
    'https://www.flystaypoints.com.au/velocity-revamps-earn-rates-on-trans-tasman-and-short-haul-international/',
  ],
  perAud: { before: 5, from2025: 4 },
  bonus: { Red: 0, Silver: 0.5, Gold: 0.75, Platinum: 1, 'Platinum Plus': null },
  notes: [
    'Base 5 -> 4 and an exception for members holding an eligible Velocity-earning card (points earned on it in the 12 months before travel) are confirmed; that the exception restores 5 points is recalled.',
    "Bonus shares 50/75/100% are confirmed for 2018; the 'after' column for Silver and up is base x (1+bonus), derived.",
    "Whether Lite earns a tier bonus today and Platinum Plus's bonus: missing.",
  ],
  missing: [
    'Platinum Plus points bonus; Lite fare points and bonus; amount of the credit card bonus (recalled: back to 5 per dollar)',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Points per mile on Singapore Airlines as of 2018; nothing newer was found. */
export const singaporeEarnTable = {
  id: 'velocity-earn-singapore',
  title: 'Points per mile on Singapore Airlines (paid fares)',
  asOf: '2018-03-01',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-alters-singapore-airlines-earn-rates/',
    'https://www.ausbt.com.au/singapore-airlines-revamps-velocity-points-status-earn-rates?utm_source=grid',
  ],
  rows: [
    { cabin: 'first/suites', classes: 'all', rate: 2.0 },
    { cabin: 'business', classes: 'Z C J', rate: 1.5 },
    { cabin: 'business', classes: 'other', rate: 1.25 },
    { cabin: 'premium economy', classes: 'S T', rate: 1.25 },
    { cabin: 'premium economy', classes: 'P', rate: 1.0 },
    { cabin: 'economy', classes: 'Y B E', rate: 1.0 },
    { cabin: 'economy', classes: 'M H W', rate: 0.75 },
    { cabin: 'economy', classes: 'N Q V K', rate: 0.5 },
    { cabin: 'economy', classes: 'L', rate: 0.1 },
  ],
  notes: ['Old; 2026 rates not seen.'],
  missing: ['Partner points earn other than Singapore Airlines 2018'],
} as const satisfies Provenance & Record<string, unknown>

/** Family pooling. */
export const poolingTable = {
  id: 'velocity-pooling',
  title: 'Family pooling',
  asOf: '2016-04-27',
  confidence: 'confirmed',
  sources: [
    'https://experience.velocityfrequentflyer.com/the-basics/member-benefits/family-benefits',
    'https://www.austravelpoints.com/velocity-tweaks-family-pooling/',
    'https://www.pointhacks.co.nz/velocity-family-transfers-pooling-guide/',
  ],
  maxMembers: 6,
  maxAdults: 2,
  sameAddress: true,
  choices: ['points', 'points and status credits'],
  maxContributingAccountsPerCalendarYear: 5,
  maxBeneficiariesPerContributorPerCalendarYear: 2,
  countsTowardVaShare: false,
} as const satisfies Provenance & Record<string, unknown>

/** Family transfers of points. */
export const familyTransferTable = {
  id: 'velocity-family-transfer',
  title: 'Family transfer of points',
  asOf: '2024-12-31',
  asOfNote: 'undated page',
  confidence: 'confirmed',
  sources: [
    'https://finder.com.au/frequent-flyer/velocity/how-to-transfer-your-velocity-frequent-flyer-points-to-family-members',
    'https://www.velocityfrequentflyer.com/content/Help/help-centre/transfer-points/?error=login_required',
  ],
  minPoints: 5_000,
  maxPoints: 125_000,
  olderMaxPoints: 100_000,
  maxTransfersPerMembershipYear: 4,
  onlineFeeAud: 0,
  phoneFeeAud: 20,
  eligible:
    'spouse/partner, parent, child, sibling, grandparent/-child, in-laws, uncle, aunt, nephew, niece, first cousin, incl. step/foster/adopted',
} as const satisfies Provenance & Record<string, unknown>

/** Transfers between Velocity and KrisFlyer, the same rate either way. */
export const krisflyerTable = {
  id: 'velocity-krisflyer',
  title: 'Transfers between Velocity and KrisFlyer',
  asOf: '2019-01-01',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-and-krisflyer-transfer-rates-changing-in-january/',
    'https://flighthacks.com.au/why-did-virgin-australia-suspend-velocity-points-transfers/',
  ],
  minPoints: 5_000,
  rates: [
    { from: '2019-01-01', to: null, pointsPer100Miles: 155 },
    { from: null, to: '2018-12-31', pointsPer100Miles: 135 },
  ],
  notes: [],
} as const satisfies Provenance & Record<string, unknown>

/** Bank points to Velocity. */
export const cardTransferTable = {
  id: 'velocity-card-transfer',
  title: 'Bank points to Velocity',
  asOf: '2026-09-01',
  confidence: 'recalled',
  sources: [],
  rows: [{ program: 'Amex Membership Rewards (AU)', pointsPerVelocity: 2 }],
} as const satisfies Provenance & Record<string, unknown>

/** When Velocity Points expire. */
export const expiryTable = {
  id: 'velocity-expiry',
  title: 'Points expiry',
  asOf: '2016-06-01',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/community/virgin-australia-velocity/velocity-frequent-flyer-program-update-74379.html',
    'https://www.traveller.com.au/virgin-australia-changes-frequent-flyer-award-redemptions-gn6372',
    'http://affinityserve.com/virgin-is-changing-its-velocity-frequent-flyer-program-including-the-points-you-need/',
  ],
  months: 24,
  activity: 'earn or redeem at least once',
  notActivity: ['family transfer', 'points received by family pooling'],
  noticeDays: 30,
} as const satisfies Provenance & Record<string, unknown>

/** What a Velocity Point is worth in cents by use; none of it official. */
export const valueTable = {
  id: 'velocity-value',
  title: 'Value of a point in cents (AUD) by use',
  asOf: '2026-09-01',
  asOfNote: 'mixed dates, each row its own',
  confidence: 'weak',
  sources: [
    'https://www.flystaypoints.com.au/using-velocity-points-bp/',
    'https://www.thebulgingwallet.com/home/2017/8/21/how-to-calculate-the-points-cost-of-buying-gift-cards',
  ],
  rows: [
    { use: 'pay at BP in store', cents: 0.6, example: '1,667 points = $10', asOf: '2019 or earlier' },
    { use: 'Coles gift card $20', points: 4_500, cents: 0.444, asOf: '2017-08' },
    { use: 'BP gift card $25', points: 4_500, cents: 0.556, asOf: '2017-08' },
    { use: 'Points + Pay', cents: 0.6, asOf: '2026-09' },
    { use: 'business reward to Europe', points: 119_500, centsLow: 2.5, centsHigh: 3.5, asOf: '2026-09' },
    { use: 'valuation used by a 2026 deal script', cents: 1.35 },
    { use: 'implied by change fee 4,500 points or $35', cents: 0.778 },
    { use: 'implied by change fee 7,500 points or $60', cents: 0.8 },
    { use: 'cost of bought points, 50,000 and up', cents: 2.34 },
  ],
  pointsPlusPayCents: 0.6,
  missing: ['Points Plus Pay official rate and minimum; Any Seat rate; store and hotel rates'],
} as const satisfies Provenance & Record<string, unknown>
