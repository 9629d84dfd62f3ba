import { feeTable } from '../../programs/qantas/data/account-data.ts'
import type { Reason } from '../reason-model.ts'

const points = (count: number) => count.toLocaleString('en-AU')

/** What a request goes through, as we handle it. */
export const serviceSteps = [
  {
    title: 'You tell us the trip',
    text: 'Where, when, how many, which cabin, which points. Nothing is paid and nothing is booked.',
  },
  {
    title: 'A person looks',
    text: 'At stored and live seats of both programs and their partners, a few days either way, and at what each way costs in points and dollars.',
  },
  {
    title: 'You get ways to fly',
    text: 'By email: the flights, the points, the charges, how long a seat is likely to last, and what to transfer first.',
  },
  {
    title: 'You book with the airline',
    text: 'With your own account, on its own page. We never ask for your password or your points.',
  },
] as const

/** What others charge for the same, so that an offer can be judged. */
export const servicePrices: readonly Reason[] = [
  {
    title: 'The airline by telephone',
    text: `Velocity: $40 or 5,200 points a person. Qantas: ${points(feeTable.assistanceInternational)} points on international trips and ${points(feeTable.assistanceOther)} on others, by a list of 2019.`,
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
    title: 'Advisers of TravelManagers',
    text: 'One asks $165 a person for a frequent flyer booking; another, before GST, $150 within Australia and $500 abroad.',
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
    text: 'US$375 each for a business return, US$100 more in first or for one traveller alone.',
    from: [{ asOf: '2026-11-20', confidence: 'confirmed', sources: ['http://www.bookmyaward.com/no-risk-pricing/'] }],
  },
]
