import type { Provenance } from '../../../core/provenance.ts'

/**
 * How a Classic Flight Reward itinerary is priced, according to the sources. Implemented in trip.ts and trip-price.ts.
 */
export const tripRules = {
  asOf: '2026-09-28',
  confidence: 'confirmed',
  sources: [
    'https://stavreskimario.github.io/apps/flight-rewards/ (README, charts reviewed 2026-09-28)',
    'https://github.com/vardanyan1/million (CSV exports of qantas.com reward searches from Sydney, May, June and November 2023, 2 adults)',
  ],
  rules: [
    'Add up the miles of every flight on one trip; the total falls in one zone of the table.',
    'A new trip starts after a stopover of more than 24 hours, with a different partner airline or table, on the way back, and where the total would pass 15,000 miles.',
    'Flights on one airline are one price. Two partner airlines, or a partner and Qantas, are priced separately and added up.',
    'Mixed cabins: the whole trip in the highest cabin, or each cabin priced separately, whichever is lower.',
    'Qantas with Jetstar: the Qantas price for all the miles, or each flight on its own airline’s table, whichever is lower, as searches have shown.',
    'No price is published above 15,000 miles on one trip.',
  ],
  observed2023: [
    'A partner Trip with a change of cabin was split even when the whole Trip in the higher cabin was cheaper.',
    'China Airlines SYD-TPE-SIN was charged as the sum of its two flights in all 103 recorded options (economy 50,200, premium economy 93,500, business 118,800), with stops of two to four hours; Cathay Pacific and Malaysia Airlines connections were charged as one Trip. Searches of May and June 2023 were charged as one total, and since August 2025 the rule of all partners is used.',
    'A Qantas or Jetstar feeder in economy before a Qantas business flight showed two prices, one per cabin searched: 82,000 and 74,800 via BNE, 82,000 and 88,400 via MEL. The price here is the lower one, which can be booked: a search in the other cabin shows more, such as 102,900 (94,900 and 8,000) instead of 94,900.',
  ],
  knownAnomalies: [
    'Philippine Airlines SYD-MNL in premium economy and MNL-LAX in business was charged as 70,800 + 143,000, though the whole trip in business is 182,900 (one answer, 2026-09-06): priced so here. Whether other partners are charged so too is not known.',
    'MEL-SYD-DPS and MEL-PER-DPS on Jetstar were seen at 24,500 economy where these rules give 23,300 (2026-07-02, unexplained).',
  ],
  missing: ['exact wording of clause 14.3 of the terms'],
} as const satisfies Provenance & Record<string, unknown>
