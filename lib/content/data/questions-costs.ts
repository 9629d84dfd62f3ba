import { feeTable } from '../../programs/qantas/data/account-data.ts'
import { carrierChargeTable } from '../../programs/velocity/data/charge-data.ts'
import type { Question } from '../question-model.ts'

const aff = 'https://www.australianfrequentflyer.com.au'
const velocitySeat = 'https://virginaustralia.com/uk/en/travel-info/flying-with-us/fare-types/velocity-reward-seat'
const velocitySeatUs = 'http://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/'
const charges = { href: '/carrier-charges', label: 'Carrier charges' } as const
const [domestic, tasman, shortHaul] = carrierChargeTable.rows
const points = (count: number) => count.toLocaleString('en-AU')

export const costQuestions = [
  {
    id: 'taxes',
    question: 'Do reward seats have taxes?',
    answer:
      'Yes. You always pay airport taxes, and often a carrier charge on top. Most of it depends on which airline you fly.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: [`${aff}/how-to-avoid-fuel-surcharges-on-award-bookings/`],
      },
    ],
    goOn: charges,
  },
  {
    id: 'cheap-partners',
    question: 'Which partners have the lowest charges?',
    answer: 'With Qantas Points: Fiji Airways, Alaska and LATAM, which were listed with no carrier charge.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://australianfrequentflyer.com.au/point-of-origin'],
      },
    ],
    goOn: charges,
  },
  {
    id: 'dear-partners',
    question: 'Which partner has the highest charges?',
    answer: 'Historically Emirates, for Qantas members.',
    from: [
      {
        asOf: '2026-02-18',
        confidence: 'confirmed',
        sources: [
          'https://www.pointhacks.com.au/news/emirates-increases-carrier-charges-qantas-classic-reward-redemptions/',
          'https://thehighlife.com.au/blog-posts',
        ],
      },
    ],
    goOn: charges,
  },
  {
    id: 'virgin-charges',
    question: 'What charges does Virgin Australia add?',
    answer: `A carrier charge of $${domestic.Y} a sector within Australia, $${tasman.Y} across the Tasman, and $${shortHaul.Y} in economy or $${shortHaul.J} in business on other short international flights, as last published. Airport taxes are extra.`,
    from: [{ ...carrierChargeTable, asOf: carrierChargeTable.lastSeenOn }],
    goOn: charges,
  },
  {
    id: 'cancel-velocity',
    question: 'Can I cancel a Velocity reward seat?',
    answer:
      'Yes, up to 24 hours before departure, for 4,500 points or $35 on a domestic booking and 7,500 points or $60 on an international one.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: [velocitySeat, 'https://www.virginaustralia.com/nz/en/information/business-reward/'],
      },
    ],
  },
  {
    id: 'cancel-qantas',
    question: 'Can I cancel a Qantas reward seat?',
    answer: `Yes: ${points(feeTable.cancellationPerPassenger)} points per person to cancel and ${points(feeTable.changePerPassenger)} to change, as at December 2019. Check the current fee when you book.`,
    from: [feeTable],
  },
  {
    id: 'change-name',
    question: 'Can I change the name on a reward seat?',
    answer: 'Not on a Velocity reward booking. We found no published rule for Qantas.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [velocitySeat] }],
  },
  {
    id: 'children',
    question: 'Do children pay full points?',
    answer:
      'Yes, on Virgin Australia a child in their own seat costs the same as an adult. A baby under 2 on your lap is free on domestic flights.',
    from: [{ asOf: '2024-12-31', confidence: 'confirmed', sources: [velocitySeatUs] }],
  },
] as const satisfies readonly Question[]
