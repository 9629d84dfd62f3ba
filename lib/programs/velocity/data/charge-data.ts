import type { Provenance } from '../../../core/provenance.ts'

/** The carrier charges of Virgin Australia per person and sector, in AUD. Last seen in October 2022. */
export const carrierChargeTable = {
  id: 'velocity-carrier-charges',
  title: 'Virgin Australia carrier charge per person per sector (AUD), on top of points',
  asOf: '2020-01-08',
  lastSeenOn: '2022-10-31',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-increasing-carrier-charges-on-reward-flights/',
    'https://www.businessinsider.com.au/virgin-australia-velocity-carrier-charges-rise-2019-10',
    'https://www.australianfrequentflyer.com.au/velocity-carrier-charges/',
    'https://www.pointhacks.com.au/news/velocity-carrier-charges/',
  ],
  rows: [
    { network: 'domestic', Y: 11, J: 11 },
    { network: 'trans-Tasman', Y: 10, J: 10 },
    { network: 'short-haul international', Y: 35, J: 70 },
  ],
  before: {
    from: null,
    to: '2020-01-07',
    rows: [
      { network: 'domestic', Y: 3.5, J: 5.5 },
      { network: 'trans-Tasman', Y: 3.5, J: 5.5 },
      { network: 'short-haul international', Y: 25, J: 50 },
    ],
    note: 'domestic and trans-Tasman without GST',
  },
  notes: [
    'Airport and government taxes are extra. An official page from about 2019 said total taxes, fees and surcharges started from 16.95.',
    'The charge may be paid in points or points and cash.',
  ],
  missing: [
    'Carrier charges after 2023 for every airline; Qatar and Etihad economy base; airport taxes by route, so today’s full price in points and dollars isn’t known, even from Sydney to Melbourne',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Carrier charges seen on partner rewards; none after 2023 was found. */
export const partnerChargeTable = {
  id: 'velocity-partner-charges',
  title: 'Carrier charges Velocity adds on partner rewards',
  asOf: '2022-10-05',
  confidence: 'confirmed',
  sources: [
    'https://www.pointhacks.com.au/news/velocity-carrier-charges/',
    'https://www.australianfrequentflyer.com.au/velocity-carrier-charges/',
    'https://github.com/vardanyan1/million (CSV exports of virginaustralia.com reward searches from Sydney, run 6-17 August 2023, 2 adults)',
  ],
  notes: [
    'No carrier charge after 2023 was found for any partner.',
    'Singapore Airlines above 4,200 mi is derived: cash part of a reward seat less the cash part of a points-priced ordinary fare on the same route (AUD 91.80 economy, SYD-FCO), and cabin differences of AUD 122-124 and 247, all round numbers in USD at the rate of the day.',
    'Qatar and Etihad add the same amount for business over economy on the same route; their economy base could not be separated from taxes.',
    'Lap infants pay 10% of the adult charge (SQ).',
  ],
  rows: [
    {
      airline: 'Singapore Airlines',
      minMiles: 0,
      maxMiles: 4_200,
      currency: 'USD',
      economy: 30,
      premiumEconomy: 60,
      business: 90,
      first: 90,
      per: 'one-way',
    },
    {
      airline: 'Singapore Airlines',
      minMiles: 4_201,
      maxMiles: null,
      currency: 'USD',
      economy: 60,
      premiumEconomy: 140,
      business: 220,
      per: 'one-way',
      asOf: '2023-08',
      confidence: 'derived',
    },
    { airline: 'Etihad', currency: 'USD', firstMax: 320, asOf: '2021-11' },
    { airline: 'Virgin Atlantic', charge: 0, asOf: '2021-11' },
    { airline: 'Hawaiian Airlines', charge: 0, asOf: '2021-11' },
    { airline: 'South African Airways', charge: 0, asOf: '2021-11' },
    { airline: 'Air Canada', charge: 0, asOf: '2021-11' },
    {
      airline: 'Air Canada',
      charge: 0,
      asOf: '2023-08',
      note: 'same cash part in economy and business on SYD-YVR-LAX',
      confidence: 'derived',
    },
    {
      airline: 'United Airlines',
      charge: 0,
      asOf: '2023-08',
      note: 'same cash part in economy and business on SYD-LAX',
      confidence: 'derived',
    },
  ],
  cabinDifferences2023: [
    {
      airlines: ['Etihad', 'Qatar Airways'],
      from: 'economy',
      to: 'business',
      currency: 'USD',
      oneWay: { 'SYD-FCO': 300, 'SYD-LHR': 315, 'SYD-AMS': 315, 'SYD-JFK': 340 },
      confidence: 'derived',
    },
    {
      airlines: ['Qatar Airways'],
      from: 'business',
      to: 'first',
      currency: 'USD',
      oneWay: { 'SYD-LHR': 160 },
      confidence: 'derived',
    },
  ],
} as const satisfies Provenance & Record<string, unknown>

/** Fees of reward seats. */
export const feeTable = {
  id: 'velocity-fees',
  title: 'Change, cancel and phone booking fees for reward seats',
  asOf: '2024-12-31',
  asOfNote: 'undated official pages stored 2016-2024',
  confidence: 'confirmed',
  sources: [
    'https://virginaustralia.com/uk/en/travel-info/flying-with-us/fare-types/velocity-reward-seat',
    'https://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/?error=login_required',
    'http://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/',
    'https://www.virginaustralia.com/nz/en/information/business-reward/?error=login_required',
    'https://www.velocityfrequentflyer.com/content/ProgramBenefits/LatestNews/change-membership-contact-fees/?error=login_required',
  ],
  rows: [
    { scope: 'change, domestic', aud: 35, orPoints: 4_500, per: 'each guest and booking' },
    { scope: 'cancel, domestic', aud: 35, orPoints: 4_500, per: 'each guest and booking' },
    { scope: 'change, international', aud: 60, orPoints: 7_500, per: 'each guest and booking' },
    { scope: 'cancel, international', aud: 60, orPoints: 7_500, per: 'each guest and booking' },
    { scope: 'phone booking, domestic', aud: 40, orPoints: 5_200, per: 'each person and booking' },
    {
      scope: 'phone booking, airline partners',
      aud: 60,
      orPoints: 7_500,
      per: 'each person and booking',
      asOf: '2015-04-02',
    },
  ],
  notes: [
    'At least 24 hours before departure; no refund once travel has begun or after checking in and not flying; no name change; fare and tax differences extra.',
  ],
} as const satisfies Provenance & Record<string, unknown>
