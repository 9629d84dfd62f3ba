import { oneworldRules } from '../../programs/qantas/data/oneworld-tables.ts'
import { releaseTable } from '../../programs/qantas/data/release-data.ts'
import { valueTable } from '../../programs/qantas/data/value-data.ts'
import type { Reason } from '../reason-model.ts'

const fly = 'https://www.flystaypoints.com.au/qantas-classic-rewards-versus-points-plus-pay/'
const plus = 'https://australianfrequentflyer.com.au/?p=85566'
const giftCard = valueTable.uses.find(({ use }) => use === 'Supermarket gift card')
const premium = valueTable.uses.find(({ use }) => use === 'Classic Reward business and first')
const { Bronze, Silver } = releaseTable.premiumLongHaulDays

/** Why a Classic Reward is the best use of Qantas Points for most who fly. */
export const goodReasons: readonly Reason[] = [
  {
    title: 'The price is fixed',
    text: 'The points follow distance and cabin. In the week before Christmas a seat costs what it costs in May.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [plus, fly] }],
    goOn: { href: '/qantas/how-many-points-to-fly-to', label: 'Points to fly anywhere' },
  },
  {
    title: 'A point is worth most in business and first',
    text: `From ${premium?.low} cents there, against ${giftCard?.low} to ${giftCard?.high} cents on a supermarket gift card.`,
    from: [valueTable],
    goOn: { href: '/qantas/points-to-dollars', label: 'Points to dollars' },
  },
  {
    title: 'One way is half a return',
    text: 'Each direction is priced by itself. Out in business and home in economy, or out with points and home on a sale fare, costs nothing extra.',
    from: [
      {
        asOf: '2025-08-31',
        confidence: 'confirmed',
        sources: ['https://community.pointhacks.com/t/what-are-the-rules-for-partner-classic-flight-rewards/25073'],
      },
    ],
    goOn: { href: '/honest-itinerary', label: 'Price a trip part by part' },
  },
  {
    title: 'Partners come with it',
    text: 'The same points book Emirates, Cathay Pacific, Japan Airlines, Qatar Airways and others, often on routes Qantas does not fly.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://www.australianfrequentflyer.com.au/qantas-partner-award-cancellations/'],
      },
    ],
    goOn: { href: '/qantas/reward-seat-finder', label: 'Search all carriers' },
  },
  {
    title: 'Plans can change',
    text: 'A reward seat can be changed or cancelled for points where a sale fare is simply lost. The list of fees found is of 2019; the booking page names today’s.',
    from: [
      {
        asOf: '2019-12-18',
        confidence: 'confirmed',
        sources: [
          'https://australianfrequentflyer.com.au/community/threads/oneworld-classic-flight-reward-discussion-the-definitive-thread.8228/page-412',
        ],
      },
    ],
  },
  {
    title: 'Around the world on one ticket',
    text: `A oneworld reward takes up to ${oneworldRules.maxMiles.toLocaleString('en-AU')} miles and ${oneworldRules.maxStopovers} stopovers at one price.`,
    from: [oneworldRules],
  },
  {
    title: 'An example',
    text: 'In April 2024 business from Sydney to Los Angeles took 108,400 points and $347 one way, where the fare was $7,500 to $15,000. Points have gone up since: look at today’s table.',
    from: [
      {
        asOf: '2024-04-30',
        confidence: 'confirmed',
        sources: [
          'https://www.theaustralian.com.au/business/wealth/frequent-flyer-points-confusion-climbs-amid-qantas-overhaul/news-story/0d9639606d584ebf826d5747c922da0e',
        ],
      },
    ],
    goOn: { href: '/qantas/how-many-points-to-fly-to/sydney/los-angeles', label: 'Sydney to Los Angeles today' },
  },
]

/** Why a search finds nothing, commonest first, each with what to do. */
export const emptyReasons: readonly Reason[] = [
  {
    title: 'The search shows Points Plus Pay',
    text: 'The default screen can show an ordinary fare in points, at many times the price. Switch to Classic Rewards before you judge.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [fly] }],
    goOn: { href: '/which-price-is-this', label: 'Which price is this?' },
  },
  {
    title: 'It is the busiest cabin on the busiest day',
    text: 'Premium cabins, long flights and school holidays are scarcest. Let the day move by a week, and look at the year as a whole.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [plus] }],
    goOn: { href: '/qantas/reward-seat-finder', label: 'A year on one screen' },
  },
  {
    title: 'The day is not open to your tier yet',
    text: `In long-haul premium cabins Bronze waits until ${Bronze} days before departure and Silver until ${Silver}; Gold and above see ${releaseTable.qantasDays}.`,
    from: [releaseTable],
    goOn: { href: '/when-to-book', label: 'The day your seats open' },
  },
  {
    title: 'No number is promised',
    text: 'A flight may have no reward seat at all. The flight before or after it may.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://australianfrequentflyer.com.au/qantas-reward-seat-guarantee'],
      },
    ],
  },
  {
    title: 'Many members, few seats',
    text: 'In 2023 over 15 million members shared about five million seats.',
    from: [
      {
        asOf: '2023-12-31',
        confidence: 'confirmed',
        sources: [
          'https://www.theaustralian.com.au/business/aviation/juggernaut-qantas-frequent-flyer-scheme-facing-senate-scrutiny/news-story/a91adce3deda2fb96d53020db6f1836e',
        ],
      },
    ],
  },
  {
    title: 'Only Qantas was searched',
    text: 'Partners open seats of their own on the same routes, and through their own cities.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: ['https://www.australianfrequentflyer.com.au/qantas-partner-award-cancellations/'],
      },
    ],
    goOn: { href: '/qantas/reward-seat-finder', label: 'Search all carriers' },
  },
  {
    title: 'You asked for several seats at once',
    text: 'Seats often come by ones and twos. Search for one person to see what is there, then decide who flies when.',
    from: [{ asOf: '2026-11-20', confidence: 'recalled', sources: [] }],
  },
  {
    title: 'Upgrades took them',
    text: 'Requests for upgrades draw on the same booking classes, and on some flights they come first.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'weak',
        sources: [
          'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122',
        ],
      },
    ],
    goOn: { href: '/flight-load-checker', label: 'How full is the flight?' },
  },
  {
    title: 'A partner has rules of its own',
    text: 'Emirates First, for one, takes Silver status or higher since 18 February 2026.',
    from: [{ asOf: '2026-02-18', confidence: 'confirmed', sources: ['https://thehighlife.com.au/blog-posts'] }],
  },
  {
    title: 'The tool cannot see the flight',
    text: 'Qantas’ own Flight Reward Finder leaves out domestic flights. Ours covers them as far as its sources do, and says where nobody has looked.',
    from: [{ asOf: '2026-09-05', confidence: 'confirmed', sources: ['https://flightrewardfinder.qantas.com/'] }],
  },
]
