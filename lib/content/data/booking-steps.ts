import { feeTable } from '../../programs/qantas/data/account-data.ts'
import type { Reason } from './reasons.ts'

const points = (count: number) => count.toLocaleString('en-AU')

/** The steps we handle a request in. */
export const serviceSteps = [
  {
    title: 'Tell us your trip',
    text: 'Where, when, how many people, which cabin, which points. You pay nothing and nothing is booked.',
  },
  {
    title: 'We search for you',
    text: 'Both programs and their partners, a few days either side, and what each trip costs in points and dollars.',
  },
  {
    title: 'You get options',
    text: 'By email: the flights, the points, the taxes and charges, and what to transfer first.',
  },
  {
    title: 'You book with the airline',
    text: 'With your own account, on the airline’s own site. We never ask for your password or your points.',
  },
] as const

/** What others charge for the same service, so that readers can judge our offer. */
export const servicePrices: readonly Reason[] = [
  {
    title: 'The airline, by phone',
    text: `Velocity: $40 or 5,200 points per person. Qantas: ${points(feeTable.assistanceInternational)} points on international trips and ${points(feeTable.assistanceOther)} on others, as at 2019.`,
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://virginaustralia.com/uk/en/travel-info/flying-with-us/fare-types/velocity-reward-seat'],
      },
      feeTable,
    ],
  },
  {
    title: 'TravelManagers advisers',
    text: 'One charges $165 per person for a frequent flyer booking; another, before GST, $150 within Australia and $500 overseas.',
    from: [
      {
        asOf: '2026-11-20',
        confidence: 'confirmed',
        sources: [
          'https://travelmanagers.com.au/ptm/LindaPower/explore/linda-power-service-fees',
          'https://www.travelmanagers.com.au/ptm/chrisscott/explore/chris-scott-service-fees-leisure/',
        ],
      },
    ],
  },
  {
    title: 'BookMyAward, United States',
    text: 'US$375 each for a business return, US$100 more in first or for a solo traveller.',
    from: [{ asOf: '2026-11-20', confidence: 'confirmed', sources: ['http://www.bookmyaward.com/no-risk-pricing/'] }],
  },
]
