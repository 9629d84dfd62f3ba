import type { Provenance } from '../../../core/provenance.ts'

const sources = [
  'https://github.com/artsworks/qff-points-optimizer (README)',
  'https://qantas.com/ca/en/frequent-flyer/use-points/classic-upgrade-rewards.html',
  'https://www.canstar.com.au/credit-cards/qantas-points-worth/',
  'https://www.flystaypoints.com.au/qantas-offers-ability-to-upgrade-reward-flights/',
  'https://www.pointhacks.com.au/how-do-qantas-upgrades-using-points-work/',
] as const

/** Classic Upgrade Rewards: points for one adult on one flight. Cells not listed are not known. */
export const upgradeTable = {
  title: 'Classic Upgrade Reward (points, per person per flight)',
  asOf: '2025-08-05',
  confidence: 'confirmed',
  sources,
  id: 'classic-upgrade-2025',
  validFrom: '2025-08-05',
  cells: [
    { zone: 6, from: 'economy', to: 'J', points: 78_500 },
    { zone: 6, from: 'flexibleEconomy', to: 'J', points: 43_100 },
    { zone: 6, from: 'economyReward', to: 'J', points: 83_600 },
  ],
  olderExamples: [
    {
      from: 'MEL',
      to: 'SYD',
      fare: 'discountEconomy',
      cabin: 'J',
      points: 10_900,
      seen: 'undated, between 2019 and 2025',
    },
  ],
  missing: [
    'full upgrade table for zones 1-5 and 7-10 and for premium economy and first',
    'domestic upgrade table after 2025-08-05',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Rules of Classic Upgrade Rewards. */
export const upgradeRules = {
  asOf: '2025-08-05',
  confidence: 'confirmed',
  sources,
  title: 'Which tickets can ask for a Classic Upgrade, and when it is decided',
  requestDeadlineHours: { international: 10, domestic: 5 },
  eligibleInternationalEconomy: ['B', 'H', 'Y', 'G', 'K', 'L', 'M', 'S', 'V'],
  notEligibleInternationalEconomy: ['E', 'N', 'O', 'Q'],
  flexibleEconomy: ['B', 'H', 'Y'],
  paths: [
    ['Y', 'W'],
    ['Y', 'J'],
    ['W', 'J'],
    ['J', 'F'],
  ],
  pathsFromReward: [
    ['Y', 'W'],
    ['Y', 'J'],
    ['W', 'J'],
  ],
  reviewHours: {
    'Platinum One': { domestic: 72, international: 168 },
    Platinum: { domestic: 72, international: 72 },
    Gold: { domestic: 24, international: 24 },
    Silver: { domestic: 24, international: 24 },
    Bronze: { domestic: 24, international: 24 },
  },
  onlyOn: 'QF-operated flights with a QF number',
  earn: 'points and status credits on the fare you bought',
  upToGateOptIn: 'some international flights',
} as const satisfies Provenance & Record<string, unknown>

/** Bid Now Upgrades as of 2015; nothing newer was found. */
export const bidNow = {
  title: 'Bid Now Upgrades',
  asOf: '2015-02-10',
  confidence: 'confirmed',
  sources: [
    'https://qantasnewsroom.com.au/?p=3635',
    'http://www.ausbt.com.au/qantas-online-auction-lets-you-bid-for-business-class-upgrade',
    'https://www.corporatetraveler.us/expert-insights/insights/qantas-introduces-bid-now-upgrades',
  ],
  minPointsDomestic: 3_000,
  minPointsInternational: 5_000,
  combination: 'points plus cash; cash-only for non-members',
  invitationDaysBefore: 7,
  editableUntilHoursBefore: 24,
  resultHoursBefore: [12, 24],
  order: 'processed after all Classic Upgrade Rewards',
  example2015: 'PER-MEL floor 4,000 points with cash up to AUD 975; no points ceiling',
  missing: ['the cash value of a point in a bid', 'current Bid Now minimums (figures are from 2015)'],
} as const satisfies Provenance & Record<string, unknown>
