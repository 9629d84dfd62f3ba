import type { Provenance } from '../../core/provenance.ts'
import { amexTransferTable } from '../../programs/data/amex-data.ts'
import { getPlanLimits } from '../../programs/plan-limits.ts'
import { accountTable, feeTable } from '../../programs/qantas/data/account-data.ts'
import bookingClasses from '../../programs/qantas/data/booking-classes.json' with { type: 'json' }
import { oneworldRules } from '../../programs/qantas/data/oneworld-tables.ts'
import { releaseHourTable, releaseTable } from '../../programs/qantas/data/release-data.ts'
import { upgradeRules } from '../../programs/qantas/data/upgrade-data.ts'
import { classicPlusTable, valueTable } from '../../programs/qantas/data/value-data.ts'
import { carrierChargeTable } from '../../programs/velocity/data/charge-data.ts'
import { expiryTable, familyTransferTable } from '../../programs/velocity/data/points-data.ts'
import { bidTable, releaseTable as velocityRelease } from '../../programs/velocity/data/window-data.ts'

/** A question and its answer. `from` gives the tables or pages behind what the answer says about a program. */
export type Question = {
  /** Its anchor on the page. */
  id: string
  question: string
  answer: string
  from: readonly Provenance[]
  /** The page for working out the answer or acting on it. */
  goOn?: { href: `/${string}`; label: string }
}

type QuestionTopic = { id: string; title: string; questions: readonly Question[] }

const fly = 'https://www.flystaypoints.com.au'
const [payWithPoints] = valueTable.uses
const [, latestClassicPlus] = classicPlusTable.rates

const rewardQuestions = [
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

const { Bronze, Silver } = releaseTable.premiumLongHaulDays
const [sydneyClaim, utcClaim] = releaseHourTable.claims
const whenToBook = { href: '/when-to-book', label: 'When to book' } as const

const timingQuestions = [
  {
    id: 'qantas-window',
    question: 'How far ahead can I book a Qantas reward seat?',
    answer: `${releaseTable.qantasDays} days before departure. In premium cabins on long-haul flights, Bronze waits until ${Bronze} days before and Silver until ${Silver}. Jetstar opens about ${releaseTable.jetstarDays} days before.`,
    from: [releaseTable],
    goOn: whenToBook,
  },
  {
    id: 'velocity-window',
    question: 'How far ahead can I book a Velocity reward seat?',
    answer: `About ${velocityRelease.days} days before departure. All tiers see the same window.`,
    from: [velocityRelease],
    goOn: whenToBook,
  },
  {
    id: 'release-hour',
    question: 'What time of day do new dates open?',
    answer: `Qantas doesn’t say, and reports differ: one traveller’s 2026 notes say ${sydneyClaim.words}, members usually say ${utcClaim.words}. We found nothing for Velocity.`,
    from: [releaseHourTable],
    goOn: whenToBook,
  },
  {
    id: 'last-minute',
    question: 'Are seats released at the last minute?',
    answer:
      'Sometimes. Neither airline publishes a pattern, but members have seen seats appear in the last weeks and days, once the airline knows what it won’t sell. Set an alert so you don’t miss them.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'weak',
        sources: [
          'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122',
        ],
      },
    ],
  },
  {
    id: 'why-none',
    question: 'Why can’t I find any seats?',
    answer:
      'Usually because the search shows Points Plus Pay instead of Classic Rewards, it’s school holidays, you searched one airline, you need more than two seats, or the date isn’t open to your status tier yet. Try one person, one way, a month at a time.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: [
          'https://www.flystaypoints.com.au/qantas-classic-rewards-versus-points-plus-pay/',
          'https://pointhacks.com.au/when-do-award-calendars-open',
          'https://www.australianfrequentflyer.com.au/qantas-partner-award-cancellations/',
        ],
      },
    ],
    goOn: { href: '/top-reasons/qantas-reward-seats', label: 'Ten reasons and what to do' },
  },
] as const satisfies readonly Question[]

const [qantas, velocity] = amexTransferTable.partners
const points = (count: number) => count.toLocaleString('en-AU')

const accountQuestions = [
  {
    id: 'qantas-expiry',
    question: 'Do Qantas Points expire?',
    answer: `After ${accountTable.expiryMonths} months without earning or using any. Family transfers don’t count as activity.`,
    from: [accountTable],
  },
  {
    id: 'velocity-expiry',
    question: 'Do Velocity Points expire?',
    answer: `After ${expiryTable.months} months without earning or using any. Family transfers and pooling don’t count.`,
    from: [expiryTable],
  },
  {
    id: 'velocity-family',
    question: 'Can I give Velocity Points to family?',
    answer: `Yes: up to ${familyTransferTable.maxTransfersPerMembershipYear} transfers per membership year, of ${points(familyTransferTable.minPoints)} to ${points(familyTransferTable.maxPoints)} points each.`,
    from: [familyTransferTable],
    goOn: { href: '/household-wallet', label: 'Household wallet' },
  },
  {
    id: 'earn-on-reward',
    question: 'Do I earn points on a reward flight?',
    answer: 'Not on a Velocity reward seat: you earn neither points nor status credits.',
    from: [
      {
        asOf: '2025-01-21',
        confidence: 'confirmed',
        sources: [
          'http://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/',
          'https://www.velocityfrequentflyer.com/velocity-program-changes/changes-to-points-earn-and-reward-seats',
        ],
      },
    ],
  },
  {
    id: 'amex-qantas',
    question: 'Can I move American Express points to Qantas?',
    answer: `Only from the top cards, ${qantas.who}: ${qantas.cardPoints} card points make 1 Qantas Point.`,
    from: [amexTransferTable],
    goOn: { href: '/amex/transfer-points/qantas', label: 'Transfer to Qantas' },
  },
  {
    id: 'amex-velocity',
    question: 'Can I move American Express points to Velocity?',
    answer: `Yes, from ${velocity.who}: ${velocity.cardPoints} card points make 1 Velocity Point. One member’s transfer took 24 to 48 hours in September 2026; there’s no guarantee.`,
    from: [amexTransferTable],
    goOn: { href: '/amex/transfer-points/velocity', label: 'Transfer to Velocity' },
  },
] as const satisfies readonly Question[]

const aff = 'https://www.australianfrequentflyer.com.au'
const velocitySeat = 'https://virginaustralia.com/uk/en/travel-info/flying-with-us/fare-types/velocity-reward-seat'
const velocitySeatUs = 'http://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/'
const charges = { href: '/carrier-charges', label: 'Carrier charges' } as const
const [domestic, tasman, shortHaul] = carrierChargeTable.rows

const costQuestions = [
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

const { reviewHours } = upgradeRules
const rewardClass = bookingClasses.rows.find(({ carrier }) => carrier === 'QF')?.reward

const upgradeQuestions = [
  {
    id: 'which-fares',
    question: 'Which Qantas fares can be upgraded with points?',
    answer: `On international flights, economy booking classes ${upgradeRules.eligibleInternationalEconomy.join(', ')}, but not ${upgradeRules.notEligibleInternationalEconomy.join(', ')}. In plain fares: Saver and Flex, but not Sale. Only ${upgradeRules.onlyOn} count.`,
    from: [upgradeRules],
    goOn: { href: '/qantas/how-many-points-upgrade', label: 'Points to upgrade' },
  },
  {
    id: 'when-decided',
    question: 'When are Qantas upgrade requests decided?',
    answer: `On international flights from ${reviewHours['Platinum One'].international / 24} days before departure for Platinum One and ${reviewHours.Platinum.international / 24} days for Platinum; for Gold, Silver and Bronze in the last ${reviewHours.Gold.international} hours.`,
    from: [upgradeRules],
  },
  {
    id: 'bid-on-reward',
    question: 'Can I bid to upgrade a reward seat?',
    answer: 'Not a Virgin Australia Reward Seat. You can bid on an Any Seat booking if you’re invited.',
    from: [bidTable],
    goOn: { href: '/upgrade-bid-estimator', label: 'Upgrade bid estimator' },
  },
  {
    id: 'award-letters',
    question: 'What do the letters U, X, Z and P mean?',
    answer: `They are the booking classes of Qantas reward seats: ${rewardClass?.F} in first, ${rewardClass?.J} in business, ${rewardClass?.W} in premium economy and ${rewardClass?.Y} in economy. Partners use their own letters.`,
    from: [{ ...bookingClasses, confidence: 'confirmed' }],
    goOn: { href: '/flight-load-checker', label: 'See a flight’s booking classes' },
  },
] as const satisfies readonly Question[]

const guest = getPlanLimits('guest', 'qantas')
const free = getPlanLimits('free', 'qantas')

const ownQuestions = [
  {
    id: 'where-from',
    question: 'Where do the seats on Pointsward come from?',
    answer:
      'Each result names its source and when we last checked. Cached results are never called live. Until a live source is connected we show sample data on real routes, always marked "Sample data".',
    from: [],
    goOn: { href: '/about', label: 'How we work' },
  },
  {
    id: 'without-account',
    question: 'What can I do without an account?',
    answer: `Search ${guest.daysAhead} days ahead for ${guest.seats} seat per flight, and use every calculator and seat map. A free account searches ${free.daysAhead} days ahead and includes alerts.`,
    from: [],
    goOn: { href: '/pricing', label: 'Pricing' },
  },
  {
    id: 'book-here',
    question: 'Can I book here?',
    answer:
      'No, you book with the airline. We take you to its booking page with your search filled in, and you can ask us to help find a trip.',
    from: [],
    goOn: { href: '/points-booking-service', label: 'Points booking service' },
  },
  {
    id: 'gone-seat',
    question: 'Why was a seat I saw here gone at the airline?',
    answer:
      'Someone booked it after we checked, or the airline doesn’t release it to your status tier. Each result says how long ago we checked: the more recent, the more likely the seat is still there.',
    from: [],
  },
  {
    id: 'affiliated',
    question: 'Is Pointsward owned by an airline?',
    answer: 'No. It is not affiliated with any airline or loyalty program.',
    from: [],
  },
] as const satisfies readonly Question[]

/** The frequently asked questions, by topic. */
export const questionTopics: readonly QuestionTopic[] = [
  { id: 'rewards', title: 'Reward seats', questions: rewardQuestions },
  { id: 'timing', title: 'When seats open', questions: timingQuestions },
  { id: 'costs', title: 'What a seat costs', questions: costQuestions },
  { id: 'accounts', title: 'Points and accounts', questions: accountQuestions },
  { id: 'upgrades', title: 'Upgrades', questions: upgradeQuestions },
  { id: 'pointsward', title: 'About Pointsward', questions: ownQuestions },
]

/** The newest date of any answer's sources: when the page last changed. */
export function getQuestionsDate(): string {
  const dates = questionTopics.flatMap(({ questions }) => questions.flatMap(({ from }) => from.map(({ asOf }) => asOf)))
  return dates.sort().at(-1) ?? ''
}
