import type { Provenance } from '../../../core/provenance.ts'

/** Fees of Classic Rewards, in points per passenger unless the name says AUD. */
export const feeTable = {
  title: 'Reward fees (points)',
  asOf: '2019-12-18',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/community/threads/oneworld-classic-flight-reward-discussion-the-definitive-thread.8228/page-412',
    'https://reviewer4you.com/blog/featured/qantas-introduces-classic-plus-rewards/ (mirror of a Point Hacks article, April 2024)',
    'https://www.ratecity.com.au/credit-cards/articles/points-need-business-class-seat',
  ],
  id: 'reward-fees',
  changePerPassenger: 5_000,
  cancellationPerPassenger: 6_000,
  assistanceInternational: 7_700,
  assistanceOther: 4_500,
  familyTransferByPhoneAud: 35,
  topUpByPhoneAud: 35,
  latestBookingHoursBefore: 24,
  missing: ['the 2026 fee schedule', 'cancellation cut-off before departure'],
} as const satisfies Provenance & Record<string, unknown>

/** Expiry and family transfers. `transfersPerYear` null: their number is not limited. */
export const accountTable = {
  title: 'Account rules',
  asOf: '2024-10-08',
  confidence: 'confirmed',
  sources: [
    'https://qantas.com/de/en/frequent-flyer/discover-and-join/terms-and-conditions.html (effective 8 Oct 2024) and https://vdocuments.net/1-introduction-qantas-money.html',
    'https://www.pointhacks.com.au/qantas/family-transfers/',
    'https://www.executivetraveller.com/how-to-transfer-qantas-frequent-flyer-points-to-family-members (2014)',
    'https://executivetraveller.com/sharing-your-qantas-points-with-family-members (2024-09-24)',
  ],
  id: 'account-rules',
  expiryMonths: 18,
  activity: 'earning or using points; family transfers don’t count',
  familyTransfer: {
    minPoints: 1_500,
    maxPointsPerYear: null,
    maxPointsPerYearIn2014: 600_000,
    transfersPerYear: null,
    feeOnlineAud: 0,
    feePhoneAud: 35,
    extendsExpiry: false,
    countsForPointsClub: false,
    eligible:
      'spouse or partner, parents, children, siblings, grandparents, grandchildren, in-laws, aunts, uncles, nieces, nephews, first cousins (incl. step and half)',
  },
  missing: [
    'today’s yearly maximum for family transfers (600,000 in older articles)',
    'when the minimum dropped from 5,000 to 1,500',
  ],
} as const satisfies Provenance & Record<string, unknown>
