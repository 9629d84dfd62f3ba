import type { Program } from '../../core/program.ts'
import type { Fact } from '../fact.ts'

const ausbt = 'http://www.ausbt.com.au/qantas-online-auction-lets-you-bid-for-business-class-upgrade'
const corporate = 'https://www.corporatetraveler.us/expert-insights/insights/qantas-introduces-bid-now-upgrades'
const insider =
  'https://www.businessinsider.com.au/qantas-is-auctioning-off-last-minute-business-class-seats-to-its-best-frequent-flyers-2015-2'
const newTerms = 'https://virginaustralia.com/eu/en/travel-info/onboard-experience/upgrademe/terms-of-service'
const oldTerms = 'http://www.virginaustralia.com/ws/en/specials-offers/upgrademe/premium-bid/terms-of-service/'

/** The rules of bidding, program by program. Most are old: every one says when it was seen. */
export const bidFacts: Record<Program, readonly Fact[]> = {
  qantas: [
    {
      text: 'Bid Now is by invitation, about seven days before departure, for points and money together; people without membership bid money only.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', corporate],
    },
    {
      text: 'At the start a bid took at least 3,000 points at home and 5,000 abroad, plus some dollars. No upper limit was told. Nothing newer was found.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', insider],
    },
    {
      text: 'A bid could be changed or withdrawn until 24 hours before departure; the answer came between 24 and 12 hours before. Who loses pays nothing.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: [insider, corporate],
    },
    {
      text: 'Classic Upgrade requests are settled first; every bid ranks below them, whatever the tier.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://qantasnewsroom.com.au/?p=3635', ausbt],
    },
    {
      text: 'While one bids, Qantas shows whether the price looks poor or good. Other bids stay hidden.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: ['https://www.flystaypoints.com.au/qantas-to-introduce-upgrade-auctions/', insider],
    },
    {
      text: 'The bid covers everybody in the booking, on top of the ticket.',
      asOf: '2025-12-31',
      confidence: 'confirmed',
      sources: ['https://qantas.com/pg/en/manage-booking/upgrade/bid-now-upgrade/terms-conditions.html'],
    },
    {
      text: 'One range was seen: Perth to Melbourne from 4,000 points with cash up to $975, on a sample screen.',
      asOf: '2015-02-10',
      confidence: 'confirmed',
      sources: [ausbt],
    },
  ],
  velocity: [
    {
      text: 'A bid closes 4 hours before departure and may be accepted until 3 hours before.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [newTerms],
    },
    {
      text: 'The newer terms take the offer as the total for everybody booked; the older ones took it a person.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [newTerms, oldTerms],
    },
    {
      text: 'Only flights of Virgin Australia with a VA number, by invitation, one offer a booking, by somebody of 18 or more.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [oldTerms],
    },
    {
      text: 'Bookings with reward seats cannot bid; points bookings of any seat can.',
      asOf: '2024-12-31',
      confidence: 'confirmed',
      sources: [oldTerms],
    },
    {
      text: 'The smallest and the largest offer are set for each flight and not published.',
      asOf: '2013-10-31',
      confidence: 'confirmed',
      sources: [
        'https://www.businessinsider.com.au/virgin-australia-is-auctioning-off-premium-and-business-class-upgrades-in-its-new-upgrademe-program-2013-10',
      ],
    },
    {
      text: 'One outcome was told: Sydney to Christchurch, $205 where $200 was the least, refused although business flew empty. That was in the mid-2010s.',
      asOf: '2015-12-31',
      confidence: 'weak',
      sources: ['https://www.flyertalk.com/forum/25859948-post1.html'],
    },
  ],
}
