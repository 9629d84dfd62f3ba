import type { Provenance } from '../../provenance.ts'

/** How a Classic Flight Reward itinerary is priced, as the sources put it; trip.ts and trip-price.ts follow it. */
export const tripRules = {
  asOf: '2026-09-28',
  confidence: 'confirmed',
  sources: [
    'https://stavreskimario.github.io/apps/flight-rewards/ (README, charts reviewed 2026-09-28)',
    'public GitHub file: Qantas award-pricing module (repository name unknown)',
    'public GitHub file: reward-table audit (dated 2026-07-02: same tables compared cell-for-cell with the live qantas.com table page)',
    'https://github.com/vardanyan1/million (CSV exports of qantas.com reward searches from Sydney, May, June and November 2023, 2 adults)',
  ],
  rules: [
    'Add the flown miles of all segments inside one Trip, then look up one zone.',
    'A Trip ends at a stopover (over 24 h), at a change of partner airline or of table, at the return boundary and when the total would pass 15,000 miles.',
    'One airline: one total. Two partner airlines: sum of one price per airline. Partner plus Qantas/Jetstar: sum of one price per part.',
    'Mixed cabins: the lower of (whole Trip at the highest cabin) and (split at every cabin change).',
    'Observed for QF + Jetstar connections: min(Qantas table on total miles, sum of per-segment prices on each own table).',
    'Out of chart (over 15,000 miles on one trip): no published price.',
  ],
  observed2023: [
    'A partner Trip with a change of cabin was split even when the whole Trip in the higher cabin was cheaper.',
    'China Airlines SYD-TPE-SIN was charged as the sum of its two flights in all 103 recorded options (economy 50,200, premium economy 93,500, business 118,800), with stops of two to four hours; Cathay Pacific and Malaysia Airlines connections were charged as one Trip. Whether it still holds is not known.',
    'A Qantas or Jetstar feeder in economy before a Qantas business flight showed two prices, one per cabin searched: 82,000 and 74,800 via BNE, 82,000 and 88,400 via MEL.',
  ],
  knownAnomalies: [
    'MEL-SYD-DPS and MEL-PER-DPS on Jetstar were seen at 24,500 economy where these rules give 23,300 (2026-07-02, unexplained).',
  ],
  missing: ['exact wording of clause 14.3 of the terms'],
} as const satisfies Provenance & Record<string, unknown>
