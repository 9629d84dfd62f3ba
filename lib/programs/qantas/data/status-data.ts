import type { Provenance } from '../../../core/provenance.ts'

const sources = [
  'https://australianfrequentflyer.com.au/qantas-gifts-status-credits-to-frequent-flyers',
  'https://www.2paxfly.com/2026/02/26/qantas-sweeping-overhaul-of-qantas-frequent-flyer-program-the-good-and-the-bad',
  'https://www.australianfrequentflyer.com.au/qantas-status-changes-2026',
  'https://manofmany.com/culture/travel/qantas-frequent-flyer-status-changes-2026',
  'https://thewest.com.au/travel/biggest-qantas-frequent-flyer-shift-ever-c-21765970',
  'https://www.theaustralian.com.au/business/aviation/qantas-frequent-flyers-can-now-earn-status-credits-without-flying/news-story/4442bd35d3d3a12a14d47832c761fdb1',
] as const

/** The tiers of Qantas Frequent Flyer, lowest first, with the status credits they take in a membership year. */
export const statusTable = {
  title: 'Status tiers and thresholds',
  asOf: '2026-05-06',
  confidence: 'confirmed',
  sources,
  id: 'status-tiers',
  tiers: [
    { tier: 'Bronze', attain: 0, retain: 0, minQantasGroupSectors: 0, minFromQfMarketed: 0, oneworld: null },
    { tier: 'Silver', attain: 300, retain: 250, minQantasGroupSectors: 4, minFromQfMarketed: 0, oneworld: 'Ruby' },
    { tier: 'Gold', attain: 700, retain: 600, minQantasGroupSectors: 4, minFromQfMarketed: 0, oneworld: 'Sapphire' },
    {
      tier: 'Platinum',
      attain: 1_400,
      retain: 1_200,
      minQantasGroupSectors: 4,
      minFromQfMarketed: 0,
      oneworld: 'Emerald',
    },
    {
      tier: 'Platinum One',
      attain: 3_600,
      retain: 3_600,
      minQantasGroupSectors: 0,
      minFromQfMarketed: 2_700,
      oneworld: 'Emerald',
    },
  ],
  retainNote:
    'Figures to keep a tier come from the 2020 offer of exactly half: 125/300/600/1,800; a 2026 article also says 600 for Gold.',
  lifetime: { Silver: 7_000, Gold: 14_000, Platinum: 75_000 },
  membershipYear:
    "12 months from the member's anniversary month; credits reset to zero at its end (until rollover starts)",
  bonuses: [
    { at: 2_400, gives: '50,000 points or Gold status for a companion' },
    { at: 5_000, gives: '75,000 points' },
    { at: 7_000, gives: '100,000 points' },
  ],
  loyaltyBonus: {
    every: 500,
    from: '2025-09-15',
    statusCredits: 50,
    confidence: 'recalled',
    before: '8,000 points per 500 status credits on QF/JQ flights, at most 4 per year',
  },
  missing: [
    'rollover cap per tier',
    'status credits per Lifetime Gold milestone',
    'whether rollover had already started by 2026-11-20',
    'dates and terms of double status credit offers',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Changes announced for late 2026 and 2027. Whether they had begun by November 2026 was not found. */
export const statusChanges2026 = {
  title: 'Status changes announced on 26 February 2026',
  asOf: '2026-02-26',
  confidence: 'confirmed',
  sources,
  rollover: {
    from: 'late 2026',
    share: 0.5,
    silverShare: 0.25,
    silverShareNote: 'reported as Silver 25%, Gold/Platinum 50%, or 50% for every tier',
    capPerYear: null,
  },
  groundStatusCredits: { from: 'late 2026', maxPerYear: 140 },
  singleTarget: {
    from: 'about 2027-02',
    note: "Gold 700 stated; others follow from 'one target per tier equal to the attain level'",
  },
  lifetimeGoldMilestones: {
    from: 'about 2027-02',
    gives: 'up to 5 banked years of Platinum between Lifetime Gold and Lifetime Platinum',
  },
  retired: ['Points Club', 'Points Club Plus', 'Green Tier'],
} as const satisfies Provenance & Record<string, unknown>

/** Points Club, which counts points earned without flying in a membership year. As of 2020. */
export const pointsClubTable = {
  title: 'Points Club and Points Club Plus',
  asOf: '2020-01-01',
  confidence: 'confirmed',
  sources: [
    'https://www.mightytravels.com/2025/06/the-path-to-status-via-classic-flight-rewards',
    'https://reviewer4you.com/blog/featured/qantas-introduces-classic-plus-rewards/ (mirror of a Point Hacks article, April 2024)',
    'https://www.australianfrequentflyer.com.au/qantas-status-changes-2026',
  ],
  id: 'points-club',
  pointsClub: 150_000,
  pointsClubPlus: null,
  pointsClubPlusIn2019: 300_000,
  pointsClubPlusRecalled: 350_000,
  basis: 'points earned on the ground in a membership year',
  familyTransfersCount: false,
  statusCreditsOnClassicRewards:
    'members of Points Club or Points Club Plus on the travel date earn status credits on Classic rewards with a QF flight number',
  statusCreditRate: null,
  retiring: 'phased out from late 2026',
  missing: [
    'status credits per reward flight (rate table)',
    'exact closing date',
    'current Points Club Plus threshold',
  ],
} as const satisfies Provenance & Record<string, unknown>
