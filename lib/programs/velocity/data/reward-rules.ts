import type { Provenance } from '../../../core/provenance.ts'

/** How a one-way reward is priced. */
export const rewardRules = {
  title: 'How a one-way reward is priced',
  asOf: '2023-08-17',
  confidence: 'confirmed',
  sources: [
    'https://www.velocityfrequentflyer.com/content/Redeem/Airlines/PointsTables/?error=login_required',
    'https://www.velocityfrequentflyer.com/velocity-program-changes/changes-to-points-earn-and-reward-seats',
    'https://australianfrequentflyer.com.au/velocity-tiered-reward-pricing',
    'https://github.com/vardanyan1/million (CSV exports of virginaustralia.com reward searches from Sydney, run 6-17 August 2023, 2 adults)',
  ],
  basis: 'sum of flown miles of one one-way trip -> one zone -> price',
  dearerWith: ['stopover', 'change of cabin within the trip', 'more than one airline'],
  observed2023: [
    'VA flights plus Qatar, Etihad or Singapore Airlines flights cost the VA zone price plus the partner zone price, each on its own miles in the same cabin',
    'VA plus United flights are one price on the total miles (both were on Table 1 then; we don’t know if that still applies after 21 January 2025)',
    'a domestic Virgin Australia flight in a mixed trip cost the middle economy tier.',
    'SYD-BNE-DOH-LHR on VA + Qatar: economy 82,800 = 7,800 + 75,000; business 154,500 = 15,500 + 139,000.',
    'SYD-MEL-LAX on VA + United (8,366 mi): 44,800 economy, 95,500 business. SYD-MEL-SFO-LAX (8,638 mi): 54,800. SYD-OOL-MEL-LAX (9,176 mi): 111,500 business.',
  ],
  earnsPointsOrStatus: false,
  missing: [
    'Full reward seat tables in force since 2025-01-21: VA domestic tiers 2-3 and business, tier 1 zones 2-5, VA short-haul international, every partner table except the few cells above',
    'Table 2 before 2025: economy zones 1-7, premium economy zones 1-9, business zones 1-5, 7 and 8, first zones 1-9; premium economy after 2025',
    'Virgin Atlantic, Air Canada, Hawaiian, South African, Etihad, Link Airways prices since 2025; whether VA-numbered Doha flights use their own table; whether VA + United is still one price',
    'Anything Velocity changed between November 2025 and November 2026 (we found no source)',
  ],
} as const satisfies Provenance & Record<string, unknown>
