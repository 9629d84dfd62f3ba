import { oneworldRules } from '../../programs/qantas/data/oneworld-tables.ts'
import { classicPlusTable, valueTable } from '../../programs/qantas/data/value-data.ts'
import type { Question } from '../question-model.ts'

const fly = 'https://www.flystaypoints.com.au'
const [payWithPoints] = valueTable.uses
const [, latestClassicPlus] = classicPlusTable.rates

export const rewardQuestions = [
  {
    id: 'classic-reward',
    question: 'What is a Classic Reward seat?',
    answer:
      'A seat on Qantas or one of its partners at a fixed number of points plus taxes and charges. The points depend on distance and cabin, not on the day’s fare. The airline decides how many of these seats each flight has.',
    from: [
      {
        asOf: '2025-08-05',
        confidence: 'confirmed',
        sources: [`${fly}/qantas-classic-rewards-versus-points-plus-pay/`],
      },
    ],
    goOn: { href: '/qantas/how-many-points-to-fly-to', label: 'Points to fly anywhere' },
  },
  {
    id: 'classic-plus',
    question: 'What is Classic Plus?',
    answer: `A points price on Qantas flights that follows the cash fare. There are more of these seats, and they usually cost far more points. A point covers about ${latestClassicPlus.economy} cent of the fare in economy and ${latestClassicPlus.premium} cents in the premium cabins.`,
    from: [classicPlusTable],
    goOn: { href: '/which-price-is-this', label: 'Which price is this?' },
  },
  {
    id: 'points-plus-pay',
    question: 'What is Points Plus Pay?',
    answer: `Using points like money on an ordinary fare, at about ${payWithPoints.low} to ${payWithPoints.high} cents each. Business class can exceed a million points, so check that a search shows Classic Rewards before you judge a price.`,
    from: [valueTable],
    goOn: { href: '/qantas/points-to-dollars', label: 'Points to dollars' },
  },
  {
    id: 'fewer-than-a-friend',
    question: 'Why can my friend see more seats than me?',
    answer:
      'Higher status tiers see long-haul premium seats on Qantas flights sooner, and some seats only they can see. On partner airlines everyone sees the same, except Emirates First: since 18 February 2026 you need Silver or higher.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://pointhacks.com.au/when-do-award-calendars-open'],
      },
      { asOf: '2026-02-18', confidence: 'confirmed', sources: ['https://thehighlife.com.au/blog-posts'] },
    ],
    goOn: { href: '/when-to-book', label: 'When to book' },
  },
  {
    id: 'guaranteed-seats',
    question: 'Does Qantas guarantee reward seats on every flight?',
    answer: 'No. No Qantas flight has a guaranteed number, and a full flight may have none at all.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://australianfrequentflyer.com.au/qantas-reward-seat-guarantee'],
      },
    ],
  },
  {
    id: 'mix-airlines',
    question: 'Can one trip mix several airlines?',
    answer: `Yes. Ordinary rewards are priced one part at a time. A oneworld Classic Reward prices the whole trip at once, with up to ${oneworldRules.maxStopovers} stopovers, one in each city, and up to 35,000 miles.`,
    from: [oneworldRules],
    goOn: { href: '/honest-itinerary', label: 'Price a trip part by part' },
  },
  {
    id: 'emirates-first',
    question: 'Is Emirates First open to every Qantas member?',
    answer: 'No. Since 18 February 2026 you need Silver status or higher.',
    from: [{ asOf: '2026-02-18', confidence: 'confirmed', sources: ['https://thehighlife.com.au/blog-posts'] }],
  },
  {
    id: 'official-tool',
    question: 'Is there an official Qantas search for reward seats?',
    answer:
      'Yes: Flight Reward Finder, at flightrewardfinder.qantas.com. It covers international flights only; search domestic seats on the booking pages.',
    from: [{ asOf: '2026-09-05', confidence: 'confirmed', sources: ['https://flightrewardfinder.qantas.com/'] }],
    goOn: { href: '/qantas/extension', label: 'Compare it with us' },
  },
] as const satisfies readonly Question[]
