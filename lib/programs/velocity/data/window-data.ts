import type { Provenance } from '../../../core/provenance.ts'

/** How many days before departure reward seats can be searched. */
export const releaseTable = {
  id: 'velocity-release',
  title: 'How far ahead reward seats can be searched',
  asOf: '2024-12-31',
  asOfNote: 'undated page, 2024',
  confidence: 'confirmed',
  sources: [
    'https://pointhacks.com.au/when-do-award-calendars-open',
    'https://www.pointhacks.com.au/when-do-award-calendars-open/',
    'https://github.com/vardanyan1/million (CSV exports of virginaustralia.com reward searches from Sydney, run 6-17 August 2023, 2 adults)',
  ],
  days: 330,
  singaporeDays: 331,
  krisflyerDays: 355,
  maxPassengers: 9,
  notes: [
    '9 seats for Velocity (6 for Qantas) are limits in a 2026 FlightSeats client.',
    'No earlier window by Velocity tier was seen, unlike Qantas. Release hour not seen.',
    'Searches of August 2023 showed seats up to 331 days ahead on Qatar, United and Singapore Airlines and 330 on Etihad (give or take a day for time zones).',
  ],
  missing: [
    'Seats released per flight today (only the August 2023 samples), release hour, any earlier access by tier; number of guaranteed seats a year',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** UpgradeMe Premium Bid. */
export const bidTable = {
  id: 'velocity-upgrade-bid',
  title: 'UpgradeMe Premium Bid rules',
  asOf: '2024-12-31',
  asOfNote: 'undated official terms; limits 2013-10',
  confidence: 'confirmed',
  sources: [
    'http://www.virginaustralia.com/ws/en/specials-offers/upgrademe/premium-bid/terms-of-service/',
    'https://virginaustralia.com/eu/en/travel-info/onboard-experience/upgrademe/terms-of-service',
    'https://www.businessinsider.com.au/virgin-australia-is-auctioning-off-premium-and-business-class-upgrades-in-its-new-upgrademe-program-2013-10',
  ],
  bidClosesHoursBeforeDeparture: 4,
  acceptanceUntilHoursBeforeDeparture: 3,
  minAge: 18,
  oneOfferPerBooking: true,
  coversAllGuests: true,
  amountIsPerGuest: true,
  cabinsUp: 1,
  flights: 'VA number and VA-operated, by invitation',
  rewardSeatEligible: false,
  anySeatEligible: true,
  minMaxBid: 'set by Virgin Australia per flight, not published',
  notes: [
    "In 2013 the cheapest fare family and agency bookings were excluded; today's rule is by invitation.",
    'Older terms say the amount is per guest; the newer define an Offer as the total for all guests.',
  ],
  missing: ['UpgradeMe Bid minimum and maximum amounts'],
} as const satisfies Provenance & Record<string, unknown>

/** UpgradeMe Points: no figure was found. */
export const upgradeTable = {
  id: 'velocity-upgrade-points',
  title: 'UpgradeMe Points (upgrade with points)',
  asOf: '2024-11-18',
  confidence: 'confirmed',
  sources: [
    'https://www.flystaypoints.com.au/velocity-announce-huge-changes-to-the-program/',
    'https://pointhacks.com.au/news/velocity-frequent-flyer-new-program-changes-2024',
    'https://awardwallet.com/blog/virgin-velocity-program-changes',
  ],
  cells: [],
  notes: ['Business upgrades went up on 2024-11-18.', 'No figure of the upgrade table was found: see missing.'],
  missing: [
    'UpgradeMe Points table by zone and fare, before or after 2024-11-18; eligible fares; Economy X points price; upgrades on partners',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** The yearly guaranteed economy seat of Gold and Platinum. */
export const guaranteedSeatTable = {
  id: 'velocity-guaranteed-seat',
  title: 'Guaranteed reward seat benefit',
  asOf: '2023-07-05',
  confidence: 'confirmed',
  sources: ['https://australianfrequentflyer.com.au/velocity-tiered-reward-pricing'],
  tiers: ['Gold', 'Platinum'],
  pricedAt: 'tier 3',
  perYear: null,
  notes: ['Number per year and Platinum Plus allotment not seen.'],
} as const satisfies Provenance & Record<string, unknown>
