import type { Confidence, Fact, Provenance } from '../../core/provenance.ts'

/** An American Express card as sold in Australia. */
export type AmexCard = {
  id: string
  name: string
  kind: 'personal' | 'business' | 'corporate'
  /** Yearly fee in AUD; null where it was not seen, or where sources differ, in which case `feeNote` explains. */
  feeAud: number | null
  feeNote: string | null
  earn: string
  bonus: string
  /** Which points it earns, and whether they can be transferred to Qantas. */
  earns: 'membership-rewards' | 'qantas' | 'velocity'
  toQantas: boolean
  /** Month or year the row was last seen. */
  seen: string
  confidence: Confidence
}

const platinumPage =
  'https://americanexpress.com/en-au/credit-cards/membership-benefits/the-platinum-card/membership-rewards'
const decemberReport = 'https://layarlensa.info/your-frequent-flyer-account-is-taking-another-hit-61164.html'
const velocityCards = 'https://www.pointhacks.com.au/credit-cards/velocity-frequent-flyer-cards'

/** Transfer rates from Membership Rewards points to airline points. */
export const amexTransferTable = {
  id: 'amex-transfer',
  title: 'American Express Australia: Membership Rewards to airline points',
  asOf: '2025-12-15',
  confidence: 'confirmed',
  sources: [decemberReport, 'https://newsmoco.com/?p=32681', platinumPage],
  partners: [
    { partner: 'Qantas Frequent Flyer', cardPoints: 2, who: 'Platinum and Platinum Business (Ascent Premium)' },
    { partner: 'Velocity Frequent Flyer', cardPoints: 2, who: 'every Membership Rewards card' },
    { partner: 'Singapore Airlines KrisFlyer', cardPoints: 3, who: 'unchanged on 15 December 2025' },
    {
      partner: 'British Airways, Cathay Pacific, Etihad, Malaysia, Qatar, Virgin Atlantic',
      cardPoints: 3,
      who: 'before 15 December 2025: 2',
    },
    { partner: 'Emirates Skywards', cardPoints: null, who: 'sources differ: 3 or 4' },
    { partner: 'Hilton Honors, Marriott Bonvoy', cardPoints: null, who: 'not published' },
  ],
  missing: [
    'minimum transfer, increments and any yearly limit',
    'transfer time to Qantas',
    'the Emirates ratio: two sources differ',
    'hotel ratios',
  ],
} as const satisfies Provenance & Record<string, unknown>

/** The cards whose pages were seen. Fees and bonuses change often. */
export const amexCardTable: Provenance & {
  id: string
  title: string
  missing: readonly string[]
  cards: readonly AmexCard[]
} = {
  id: 'amex-cards',
  title: 'American Express cards in Australia',
  asOf: '2026-02-28',
  confidence: 'confirmed',
  sources: [
    platinumPage,
    velocityCards,
    'https://americanexpress.com/au/credit-cards/upgrade/explorer/?cpid=100421845',
    'https://americanexpress.com/en-au/credit-cards/membership-benefits/the-amex-essential-rewards-card',
    'https://americanexpress.com/au/business/business-credit-cards/membership-benefits/gold-business-card',
    'https://americanexpress.com/au/credit-cards/upgrade/qantas-ultimate/?cpid=100360231',
    'https://www.americanexpress.com/au/credit-cards/compare-qantas-cards/',
    'https://americanexpress.com/en-au/credit-cards/upgrade/velocity-escape-plus',
    'https://www.infochoice.com.au/product/credit-card-the-american-express-velocity-escape-card-27732',
  ],
  missing: ['fees for Essential Rewards and Gold Business', 'November 2026 offers and when they end'],
  cards: [
    {
      id: 'platinum',
      name: 'Platinum Card',
      kind: 'personal',
      feeAud: 1_450,
      feeNote: null,
      earn: '2.25 per dollar; 1 on government spend',
      bonus: '200,000 with $5,000 spent in 90 days',
      earns: 'membership-rewards',
      toQantas: true,
      seen: '2026-09',
      confidence: 'confirmed',
    },
    {
      id: 'explorer',
      name: 'Explorer',
      kind: 'personal',
      feeAud: 395,
      feeNote: '399 in a copy of February 2026',
      earn: '2 per dollar; 1 on government spend',
      bonus: '125,000 with $4,000 spent in 90 days',
      earns: 'membership-rewards',
      toQantas: false,
      seen: '2026-09',
      confidence: 'confirmed',
    },
    {
      id: 'essential',
      name: 'Essential Rewards',
      kind: 'personal',
      feeAud: null,
      feeNote: null,
      earn: '5 on food and drink, 3 streaming, 2 at some shops, 1 elsewhere; the higher rates stop after 10,000 a month',
      bonus: 'not published',
      earns: 'membership-rewards',
      toQantas: false,
      seen: 'undated',
      confidence: 'confirmed',
    },
    {
      id: 'platinum-business',
      name: 'Platinum Business',
      kind: 'business',
      feeAud: 1_750,
      feeNote: null,
      earn: '2.25 per dollar; 1 on government spend',
      bonus: '150,000',
      earns: 'membership-rewards',
      toQantas: true,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'gold-business',
      name: 'Gold Business',
      kind: 'business',
      feeAud: null,
      feeNote: null,
      earn: '1.5 per dollar; 1 on government spend',
      bonus: 'not published',
      earns: 'membership-rewards',
      toQantas: false,
      seen: 'undated',
      confidence: 'confirmed',
    },
    {
      id: 'business-explorer',
      name: 'Business Explorer',
      kind: 'business',
      feeAud: 149,
      feeNote: null,
      earn: '2 per dollar, worked out',
      bonus: '100,000',
      earns: 'membership-rewards',
      toQantas: false,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'david-jones',
      name: 'David Jones Platinum',
      kind: 'personal',
      feeAud: 295,
      feeNote: null,
      earn: 'not published',
      bonus: '50,000',
      earns: 'membership-rewards',
      toQantas: false,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'qantas-ultimate',
      name: 'Qantas Ultimate',
      kind: 'personal',
      feeAud: 450,
      feeNote: null,
      earn: '1.25 per dollar, 1 after 100,000 points in a year; 2.25 on Qantas; 0.5 government',
      bonus: '100,000, usually with $3,000 in 3 months',
      earns: 'qantas',
      toQantas: true,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'qantas-premium',
      name: 'Qantas Premium',
      kind: 'personal',
      feeAud: 249,
      feeNote: null,
      earn: 'not published',
      bonus: '55,000',
      earns: 'qantas',
      toQantas: true,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'qantas-discovery',
      name: 'Qantas Discovery',
      kind: 'personal',
      feeAud: 0,
      feeNote: null,
      earn: '0.75 per dollar, unconfirmed',
      bonus: 'not published',
      earns: 'qantas',
      toQantas: true,
      seen: '2024',
      confidence: 'recalled',
    },
    {
      id: 'qantas-business',
      name: 'Qantas Business Rewards',
      kind: 'business',
      feeAud: 450,
      feeNote: null,
      earn: 'not published',
      bonus: '170,000 with $6,000, until June 2024',
      earns: 'qantas',
      toQantas: true,
      seen: '2024-06',
      confidence: 'confirmed',
    },
    {
      id: 'velocity-platinum',
      name: 'Velocity Platinum',
      kind: 'personal',
      feeAud: null,
      feeNote: 'sources differ: $450 or $375',
      earn: '1.25 per dollar; 2.25 with Virgin Australia; 0.5 government',
      bonus: '100,000',
      earns: 'velocity',
      toQantas: false,
      seen: '2026-02',
      confidence: 'confirmed',
    },
    {
      id: 'velocity-escape-plus',
      name: 'Velocity Escape Plus',
      kind: 'personal',
      feeAud: 95,
      feeNote: null,
      earn: 'not published',
      bonus: '20,000 to upgrade, until April 2025',
      earns: 'velocity',
      toQantas: false,
      seen: '2025',
      confidence: 'confirmed',
    },
    {
      id: 'velocity-escape',
      name: 'Velocity Escape',
      kind: 'personal',
      feeAud: 0,
      feeNote: 'may no longer be sold',
      earn: '0.75 per dollar; 1 more with Virgin Australia; 0.5 government',
      bonus: 'not published',
      earns: 'velocity',
      toQantas: false,
      seen: 'undated',
      confidence: 'confirmed',
    },
    {
      id: 'velocity-business',
      name: 'Velocity Business',
      kind: 'business',
      feeAud: null,
      feeNote: 'sources differ: $450, $295 or $249',
      earn: '1 per dollar; 2 with Virgin Australia',
      bonus: '100,000',
      earns: 'velocity',
      toQantas: false,
      seen: '2026-02',
      confidence: 'confirmed',
    },
  ],
}

/** Facts about Membership Rewards as a whole. */
export const amexFacts: readonly Fact[] = [
  {
    text: 'Membership Rewards points don’t expire while your account is in good standing, and there’s no overall limit on earning.',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: [platinumPage, 'https://www.americanexpress.com/au/credit-cards/rewards/'],
  },
  {
    text: 'Qantas- and Velocity-branded cards send points straight to the airline; only the others earn Membership Rewards.',
    asOf: '2025-10-01',
    confidence: 'confirmed',
    sources: [
      'https://www.americanexpress.com/au/credit-cards/frequent-flyer/',
      'https://pay.com.au/guides/what-is-american-express-membership-rewards/',
    ],
  },
  {
    text: 'Transfers to most airlines got more expensive on 15 December 2025. Qantas and Velocity stayed at 2 points to 1.',
    asOf: '2025-12-15',
    confidence: 'confirmed',
    sources: [decemberReport, 'https://newsmoco.com/?p=32681'],
  },
  {
    text: 'You normally can’t get a new card bonus if you’ve held an Amex-issued card in the past 18 months. It arrives 8 to 10 weeks after you meet the minimum spend.',
    asOf: '2023-12-31',
    confidence: 'confirmed',
    sources: ['https://americanexpress.com/au/customer-service/membership-rewards/'],
  },
  {
    text: 'You can earn up to 200,000 bonus points a year for referring friends.',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: ['https://www.americanexpress.com/au/credit-cards/rewards/'],
  },
  {
    text: 'You can’t transfer points back, so wait until you’ve found a seat.',
    asOf: '2026-09-01',
    confidence: 'recalled',
    sources: [],
  },
  {
    text: 'You can only transfer to a frequent flyer account in your own name.',
    asOf: '2026-11-20',
    confidence: 'recalled',
    sources: [],
  },
]

/** Facts about transfers to Qantas. */
export const amexQantasFacts: readonly Fact[] = [
  {
    text: 'Only the top Membership Rewards tier, Ascent Premium, transfers to Qantas: Platinum and Platinum Business. Explorer transfers to Velocity, not Qantas. Spirit corporate cards have their own rule.',
    asOf: '2026-09-01',
    confidence: 'confirmed',
    sources: ['https://pointshq.com.au/where-should-you-transfer-your-american-express-points', platinumPage],
  },
  {
    text: 'You can move points from a Qantas Business Rewards account to a member’s account instantly, from 3,000 points.',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: ['https://qantas.com/au/en/business-rewards/faqs/points.html'],
  },
]

/** Facts about transfers to Velocity. */
export const amexVelocityFacts: readonly Fact[] = [
  {
    text: 'One member’s transfers from Platinum took 24 to 48 hours in September 2026. There’s no guarantee.',
    asOf: '2026-09-01',
    confidence: 'recalled',
    sources: [],
  },
  {
    text: 'Velocity has run transfer bonuses about twice a year, in May and November, of 10 to 20%. In March 2019 they ran from 15 to 25%, and large transfers gave Platinum cardholders Velocity Gold or Platinum. We couldn’t verify a bonus in November 2026.',
    asOf: '2026-09-01',
    confidence: 'weak',
    sources: [
      'https://www.trivoso.com/2019/03/12/decide-before-friday-transfer-your-amex-points-to-velocity-or-hilton-honors-or-wait/',
    ],
  },
  {
    text: 'The 2019 bonus counted a single transfer, not the total of several.',
    asOf: '2019-03-12',
    confidence: 'confirmed',
    sources: [
      'https://www.trivoso.com/2019/03/12/decide-before-friday-transfer-your-amex-points-to-velocity-or-hilton-honors-or-wait/',
    ],
  },
  {
    text: 'You can move Velocity Points on to KrisFlyer at 1.55 points per mile.',
    asOf: '2026-09-01',
    confidence: 'recalled',
    sources: [],
  },
]
