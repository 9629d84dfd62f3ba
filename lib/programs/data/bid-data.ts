import type { Program } from '../../core/program.ts'
import type { Fact } from '../../core/provenance.ts'

const ausbt = 'http://www.ausbt.com.au/qantas-online-auction-lets-you-bid-for-business-class-upgrade'
const corporate = 'https://www.corporatetraveler.us/expert-insights/insights/qantas-introduces-bid-now-upgrades'
const insider =
  'https://www.businessinsider.com.au/qantas-is-auctioning-off-last-minute-business-class-seats-to-its-best-frequent-flyers-2015-2'
const newTerms = 'https://virginaustralia.com/eu/en/travel-info/onboard-experience/upgrademe/terms-of-service'
const oldTerms = 'http://www.virginaustralia.com/ws/en/specials-offers/upgrademe/premium-bid/terms-of-service/'

/** The rules of bidding for upgrades, by program. Most are old, so each says when it was seen. */
export const bidFacts: Record<Program, readonly Fact[]> = {
  qantas: [
    {
      text: 'Bid Now is by invitation, about seven days before departure. Members bid points and money together; non-members bid money only.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', corporate],
    },
    {
      text: 'At launch the minimum bid was 3,000 points on domestic flights and 5,000 on international, plus some dollars. We found no upper limit, and nothing newer.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', insider],
    },
    {
      text: 'You could change or withdraw a bid until 24 hours before departure, and heard back 24 to 12 hours before. If you lose you pay nothing.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: [insider, corporate],
    },
    {
      text: 'Classic Upgrade requests are decided first; every bid ranks below them, whatever your tier.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', ausbt],
    },
    {
      text: 'Qantas shows whether your bid looks weak or strong. You can’t see other bids.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://www.flystaypoints.com.au/qantas-to-introduce-upgrade-auctions/', insider],
    },
    {
      text: 'Your bid covers everyone in the booking, on top of the ticket.',
      asOf: '2025-12-31',
      confidence: 'confirmed',
      sources: ['https://qantas.com/pg/en/manage-booking/upgrade/bid-now-upgrade/terms-conditions.html'],
    },
    {
      text: 'One known range: Perth to Melbourne from 4,000 points with up to $975 in cash, from a sample screen.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: [ausbt],
    },
  ],
  velocity: [
    {
      text: 'Bidding closes 4 hours before departure, and bids can be accepted until 3 hours before.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [newTerms],
    },
    {
      text: 'Under the newer terms your offer is the total for everyone booked; under the older ones it was per person.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [newTerms, oldTerms],
    },
    {
      text: 'Only Virgin Australia flights with a VA number, by invitation, one offer per booking, and you must be 18 or over.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [oldTerms],
    },
    {
      text: 'You can’t bid on a reward seat booking; you can on an Any Seat booking.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [oldTerms],
    },
    {
      text: 'The minimum and maximum are set for each flight and aren’t published.',
      asOf: '2013-10-31',
      confidence: 'confirmed',
      sources: [
        'https://www.businessinsider.com.au/virgin-australia-is-auctioning-off-premium-and-business-class-upgrades-in-its-new-upgrademe-program-2013-10',
      ],
    },
    {
      text: 'One member reported: Sydney to Christchurch, $205 where the minimum was $200, declined even though business was empty. That was in the mid-2010s.',
      asOf: '2015-12-31',
      confidence: 'weak',
      sources: ['https://www.flyertalk.com/forum/25859948-post1.html'],
    },
  ],
}

/** The years in which some facts were seen: 2013–2024. */
export function verifiedYears(facts: readonly Fact[]): string {
  const years = facts.map(({ asOf }) => asOf.slice(0, 4)).sort()
  return `${years[0]}–${years.at(-1)}`
}
