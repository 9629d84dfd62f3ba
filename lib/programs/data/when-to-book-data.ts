import type { Fact } from '../../core/provenance.ts'

const calendars = 'https://pointhacks.com.au/when-do-award-calendars-open'
const oldThread =
  'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122'

/** What is known or reported about when reward seats appear, apart from the release windows themselves. */
export const whenToBookFacts: readonly Fact[] = [
  {
    text: 'An open calendar is no guarantee: a new date may have no reward seats at all.',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: [calendars],
  },
  {
    text: 'Qantas publishes no release timetable. In the mid-2000s forum members saw a set number released at first, with reviews about two to three weeks, one week, three days and one day before departure. Treat it as folklore.',
    asOf: '2006-12-31',
    confidence: 'weak',
    sources: [oldThread],
  },
  {
    text: 'Upgrades come from the same business and first seats as rewards, so waiting upgrade requests get newly opened ones first.',
    asOf: '2006-12-31',
    confidence: 'weak',
    sources: [oldThread],
  },
  {
    text: 'A cancelled reward seat may become available again, but not always.',
    asOf: '2023-12-31',
    confidence: 'confirmed',
    sources: [
      oldThread,
      'https://travellingonpoints.com/article/airlines/american-airlines/overview-of-oneworld-award-seat-redemptions/',
    ],
  },
  {
    text: 'Seats are hardest to get in premium cabins, on popular long routes and at peak times; economy and off-peak dates are often open.',
    asOf: '2024-04-30',
    confidence: 'confirmed',
    sources: ['https://australianfrequentflyer.com.au/?p=85566'],
  },
  {
    text: 'British Airways guarantees its own members 8 economy, 2 premium economy and 4 business seats per flight, and Finnair, since 2024, at least 4, 2 and 2. Qantas has no such guarantee.',
    asOf: '2025-12-31',
    confidence: 'confirmed',
    sources: ['https://australianfrequentflyer.com.au/qantas-reward-seat-guarantee'],
  },
  {
    text: 'Velocity prices domestic economy in three tiers by demand; the third and highest was 20 to 25% more when it began on 5 July 2023.',
    asOf: '2024-10-17',
    confidence: 'confirmed',
    sources: [
      'https://australianfrequentflyer.com.au/velocity-tiered-reward-pricing',
      'https://www.velocityfrequentflyer.com/velocity-program-changes/changes-to-points-earn-and-reward-seats',
    ],
  },
  {
    text: 'Qantas has no waitlist for Classic Reward seats; set an alert instead.',
    asOf: '2026-11-20',
    confidence: 'recalled',
    sources: [],
  },
]
