import type { Provenance } from '../../core/provenance.ts'
import { oneworldRules } from '../../programs/qantas/data/oneworld-tables.ts'
import { releaseTable } from '../../programs/qantas/data/release-data.ts'
import { valueTable } from '../../programs/qantas/data/value-data.ts'

/** A reason in a sentence or two, with its sources and the page to go on to. */
export type Reason = {
  title: string
  text: string
  from: readonly Provenance[]
  goOn?: { href: `/${string}`; label: string }
}

const fly = 'https://www.flystaypoints.com.au/qantas-classic-rewards-versus-points-plus-pay/'
const plus = 'https://australianfrequentflyer.com.au/?p=85566'
const giftCard = valueTable.uses.find(({ use }) => use === 'Supermarket gift card')
const premium = valueTable.uses.find(({ use }) => use === 'Classic Reward business and first')
const { Bronze, Silver } = releaseTable.premiumLongHaulDays

/** Why a Classic Reward is the best use of Qantas Points for most travellers. */
export const goodReasons: readonly Reason[] = [
  {
    title: 'The price is fixed',
    text: 'The points depend on distance and cabin. A seat in the week before Christmas costs the same as one in May.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [plus, fly] }],
    goOn: { href: '/qantas/how-many-points-to-fly-to', label: 'Points to fly anywhere' },
  },
  {
    title: 'Points are worth most in business and first',
    text: `From ${premium?.low} cents each, compared with ${giftCard?.low} to ${giftCard?.high} cents on a supermarket gift card.`,
    from: [valueTable],
    goOn: { href: '/qantas/points-to-dollars', label: 'Points to dollars' },
  },
  {
    title: 'One way costs half a return',
    text: 'Each direction is priced separately. Fly out in business and home in economy, or out on points and home on a sale fare, at no extra cost.',
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
    title: 'You can fly partners too',
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
    text: 'You can change or cancel a reward seat for a points fee, where a sale fare is simply lost. Check the current fee when you book.',
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
    text: `A oneworld reward covers up to ${oneworldRules.maxMiles.toLocaleString('en-AU')} miles and ${oneworldRules.maxStopovers} stopovers at one price.`,
    from: [oneworldRules],
  },
  {
    title: 'An example',
    text: 'In April 2024 business from Sydney to Los Angeles cost 108,400 points and $347 one way, when the fare was $7,500 to $15,000. Points have gone up since: check today’s price.',
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

/** Why a search finds nothing, the most common reason first, each with what to do about it. */
export const emptyReasons: readonly Reason[] = [
  {
    title: 'The search shows Points Plus Pay',
    text: 'The default screen can show an ordinary fare in points, at many times the price. Switch to Classic Rewards first.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [fly] }],
    goOn: { href: '/which-price-is-this', label: 'Which price is this?' },
  },
  {
    title: 'You want the busiest cabin on the busiest day',
    text: 'Premium cabins, long-haul flights and school holidays are the hardest to get. Be flexible by a week, and look at the whole year.',
    from: [{ asOf: '2025-12-31', confidence: 'confirmed', sources: [plus] }],
    goOn: { href: '/qantas/reward-seat-finder', label: 'A year on one screen' },
  },
  {
    title: 'The date isn’t open to your tier yet',
    text: `In long-haul premium cabins, Bronze waits until ${Bronze} days before departure and Silver until ${Silver}; Gold and above see ${releaseTable.qantasDays}.`,
    from: [releaseTable],
    goOn: { href: '/when-to-book', label: 'When your seats open' },
  },
  {
    title: 'No seats are guaranteed',
    text: 'A flight may have no reward seats at all. Try the flight before or after it.',
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
    text: 'In 2023 more than 15 million members shared about five million seats.',
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
    title: 'You only searched Qantas',
    text: 'Partners release their own seats on the same routes, and through their own cities.',
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
    title: 'You searched for several seats at once',
    text: 'Seats often open in ones and twos. Search for one person to see what’s there, then decide who flies when.',
    from: [{ asOf: '2026-11-20', confidence: 'recalled', sources: [] }],
  },
  {
    title: 'Upgrades took them',
    text: 'Upgrade requests use the same booking classes, and on some flights they come first.',
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
    title: 'The partner has its own rules',
    text: 'Emirates First, for example, has needed Silver status or higher since 18 February 2026.',
    from: [{ asOf: '2026-02-18', confidence: 'confirmed', sources: ['https://thehighlife.com.au/blog-posts'] }],
  },
  {
    title: 'The tool can’t see that flight',
    text: 'Qantas’ own Flight Reward Finder leaves out domestic flights. Ours includes them and marks any days we haven’t checked.',
    from: [{ asOf: '2026-09-05', confidence: 'confirmed', sources: ['https://flightrewardfinder.qantas.com/'] }],
  },
]
