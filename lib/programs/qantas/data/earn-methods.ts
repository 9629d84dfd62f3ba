import type { Provenance } from '../../../core/provenance.ts'

/** What a person must do or spend for a way of earning to count. */
export type Habit =
  | 'cardBonus'
  | 'switchEnergy'
  | 'switchHealth'
  | 'switchCover'
  | 'homeLoan'
  | 'cardSpend'
  | 'groceries'
  | 'fuelLitres'
  | 'shopping'
  | 'hotels'
  | 'overseas'
  | 'savings'

/**
 * A way to earn Qantas Points without flying. `rate` is points a month for one unit of the habit; `once` is paid on
 * joining.
 */
export type EarnMethod = Provenance & {
  id: string
  name: string
  habit: Habit
  /** Points on joining: the certain minimum, and the maximum. */
  once: { least: number; most: number } | null
  /** Points for each unit of the habit in a month, least and most. */
  rate: { least: number; most: number } | null
  words: string
  /** The date as the source gives it. */
  seen: string
}

/** The ways to earn without flying that were found. A figure given as `up to` counts as 0 in `least`. */
export const earnMethods: readonly EarnMethod[] = [
  {
    id: 'card-bonus',
    name: 'A new card with a bonus',
    habit: 'cardBonus',
    once: { least: 90_000, most: 100_000 },
    rate: null,
    words:
      'September 2026: NAB Signature 100,000, Westpac and ANZ Black 90,000; in February up to 150,000. Annual fees of $199 to $450, and you must wait after your last card: ANZ and Westpac 24 months, NAB and Amex 18, Qantas Money and CommBank 12.',
    seen: '2026-09',
    asOf: '2026-09-01',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'home-loan',
    name: 'A Qantas home loan',
    habit: 'homeLoan',
    once: null,
    rate: { least: 8_333, most: 12_500 },
    words: '100,000 to 150,000 a year on an eligible Qantas Money home loan.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'health',
    name: 'Qantas Health Insurance',
    habit: 'switchHealth',
    once: { least: 0, most: 130_000 },
    rate: null,
    words: 'Up to 130,000 when you join, then 1 per dollar of premium.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'transaction-account',
    name: 'Bankwest Qantas Transaction Account',
    habit: 'savings',
    once: null,
    rate: { least: 0.09, most: 0.0913 },
    words: '0.3 points a day for each $100 up to $50,000: up to 54,750 a year; fees of $72 a year.',
    seen: 'about 2024-25',
    asOf: '2024-12-31',
    confidence: 'confirmed',
    sources: ['https://finder.com.au/savings-accounts/qantas-points-savings-accounts-comparison'],
  },
  {
    id: 'cover',
    name: 'Qantas Car or Home Insurance',
    habit: 'switchCover',
    once: { least: 0, most: 40_000 },
    rate: null,
    words: 'Up to 40,000 on a new policy, then 1 per dollar.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'energy',
    name: 'Red Energy',
    habit: 'switchEnergy',
    once: { least: 0, most: 15_000 },
    rate: null,
    words: 'Up to 15,000 when you switch, then 2 per dollar on bills paid on time.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'card-spend',
    name: 'Everyday card spending',
    habit: 'cardSpend',
    once: null,
    rate: { least: 0.5, most: 1.25 },
    words: '0.5 to 1.25 per dollar; Amex Ultimate 1.25, Amex Platinum 1.125 after the transfer.',
    seen: '2026',
    asOf: '2026-02-28',
    confidence: 'confirmed',
    sources: [
      'https://americanexpress.com/au/credit-cards/upgrade/qantas-ultimate/?cpid=100360231',
      'https://www.pointhacks.com.au/credit-cards/velocity-frequent-flyer-cards',
    ],
  },
  {
    id: 'groceries',
    name: 'Woolworths Everyday Rewards',
    habit: 'groceries',
    once: null,
    rate: { least: 0.5, most: 0.5 },
    words: '1 Everyday point per dollar, and 2,000 make 1,000 Qantas Points: 0.5 per dollar before boosters.',
    seen: '2026-05',
    asOf: '2026-05-01',
    confidence: 'confirmed',
    sources: ['https://www.australianfrequentflyer.com.au/everyday-rewards-guide/'],
  },
  {
    id: 'shopping',
    name: 'Qantas Shopping',
    habit: 'shopping',
    once: null,
    rate: { least: 0, most: 10 },
    words: 'Up to 10 per dollar at more than 450 shops.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
  {
    id: 'hotels',
    name: 'Qantas Hotels',
    habit: 'hotels',
    once: null,
    rate: { least: 3, most: 3 },
    words: '3 per dollar.',
    seen: 'undated',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: ['https://www.qantas.com/cn/en/book-a-trip/hotels/terms-and-conditions.html'],
  },
  {
    id: 'fuel',
    name: 'BP',
    habit: 'fuelLitres',
    once: null,
    rate: { least: 1, most: 2 },
    words: '2 per litre of Ultimate 98, 1 per litre of other fuels.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: [
      'https://www.pointhacks.com.au/earning-points-petrol-stations-guide/',
      'https://www.bp.com/en_au/australia/home/products-services/rewards-at-bp.html',
    ],
  },
  {
    id: 'overseas',
    name: 'Qantas Pay card overseas',
    habit: 'overseas',
    once: null,
    rate: { least: 1.5, most: 1.5 },
    words: '1.5 per dollar overseas, 1 per $4 in Australia.',
    seen: 'about 2025',
    asOf: '2025-12-31',
    confidence: 'recalled',
    sources: [],
  },
]

/** Smaller ways to earn, described in words only. */
export const smallerMethods: readonly { name: string; words: string; seen: string }[] = [
  {
    name: 'Qantas Wine',
    words: 'at least 1 per dollar, with a bonus of up to about 10,000 per case',
    seen: 'about 2024-25',
  },
  { name: 'Qantas Wellbeing app', words: 'up to 1,000 in the first 28 days, then a few each day', seen: 'about 2025' },
  { name: 'Binge', words: '1,000 when you join and 50 a month', seen: 'about 2025' },
  { name: 'Airbnb through the Qantas link', words: '1 per dollar, unofficial', seen: 'unconfirmed' },
]
