import type { Cabin } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { TableReference } from '../../../core/provenance.ts'

/** One zone's prices; null where the price is not known. */
export type ZoneRow = { zone: number; maxMiles: number } & Record<Cabin, number | null>

/** A price table as one data record. Dates are booking dates, both ends included. */
export type ClassicRewardTable = TableReference & {
  validFrom: LocalDate
  validTo: LocalDate | null
  /** Cells less certain than the rest of the table, as zone and cabin: `2Y`. */
  recalledCells?: readonly string[]
  derivedCells?: readonly string[]
  note?: string
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
  /** Zones 1 to 10 in order. */
  rows: readonly ZoneRow[]
}

/** A published cell, without the miles that led to it. */
export type TableCell = {
  status: 'published'
  points: number
  zone: number
  table: TableReference
  conditions: readonly string[]
}

/**
 * The Classic Flight Reward tables, newest first; the booking date decides which applies. Points for one adult, one
 * way; null where no price was published. To update: add a table with its own `validFrom`, end the one it replaces, and
 * assign carriers in carrier-tables.ts; never edit or remove an old one.
 */
export const classicRewardTables = {
  'qantas-2025': {
    id: 'qantas-2025',
    title: 'Qantas Classic Reward table from 5 August 2025',
    validFrom: '2025-08-05',
    validTo: null,
    asOf: '2025-08-05',
    confidence: 'confirmed',
    sources: [
      'https://github.com/artsworks/qff-points-optimizer (README)',
      'https://pointspilotapp.com/routes/syd-lhr (updated 2026-05-26)',
      'https://www.qantas.com/en-au/frequent-flyer/use-points/classic-flight-rewards/tables (cited by the sources as primary; the page itself was not seen)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 9_200, W: 14_500, J: 19_300, F: 29_000 },
      { zone: 2, maxMiles: 1_200, Y: 13_800, W: 21_600, J: 29_000, F: 43_600 },
      { zone: 3, maxMiles: 2_400, Y: 20_700, W: 32_600, J: 43_600, F: 65_300 },
      { zone: 4, maxMiles: 3_600, Y: 23_300, W: 50_600, J: 68_400, F: 102_600 },
      { zone: 5, maxMiles: 4_800, Y: 29_000, W: 61_600, J: 82_100, F: 123_100 },
      { zone: 6, maxMiles: 5_800, Y: 36_200, W: 73_800, J: 98_400, F: 147_700 },
      { zone: 7, maxMiles: 7_000, Y: 43_200, W: 85_300, J: 113_900, F: 170_800 },
      { zone: 8, maxMiles: 8_400, Y: 48_200, W: 97_600, J: 130_100, F: 195_400 },
      { zone: 9, maxMiles: 9_600, Y: 58_900, W: 113_900, J: 151_800, F: 227_800 },
      { zone: 10, maxMiles: 15_000, Y: 63_500, W: 124_700, J: 166_300, F: 249_400 },
    ],
  },
  'partner-2025': {
    id: 'partner-2025',
    title: 'Partner Classic Reward table from 5 August 2025',
    validFrom: '2025-08-05',
    validTo: null,
    asOf: '2025-08-05',
    confidence: 'confirmed',
    sources: [
      'https://pointspilotapp.com/routes/syd-lhr (updated 2026-05-26)',
      'https://www.qantas.com/en-au/frequent-flyer/use-points/classic-flight-rewards/tables (cited by the sources as primary; the page itself was not seen)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 11_500, W: 16_600, J: 21_000, F: 30_500 },
      { zone: 2, maxMiles: 1_200, Y: 16_100, W: 24_900, J: 31_500, F: 45_700 },
      { zone: 3, maxMiles: 2_400, Y: 23_000, W: 36_200, J: 46_000, F: 67_700 },
      { zone: 4, maxMiles: 3_600, Y: 28_200, W: 58_200, J: 73_400, F: 107_800 },
      { zone: 5, maxMiles: 4_800, Y: 34_700, W: 70_800, J: 90_000, F: 129_200 },
      { zone: 6, maxMiles: 5_800, Y: 43_500, W: 85_000, J: 108_000, F: 155_200 },
      { zone: 7, maxMiles: 7_000, Y: 51_800, W: 98_200, J: 125_400, F: 179_800 },
      { zone: 8, maxMiles: 8_400, Y: 57_800, W: 112_200, J: 143_000, F: 205_000 },
      { zone: 9, maxMiles: 9_600, Y: 70_700, W: 130_800, J: 167_000, F: 239_200 },
      { zone: 10, maxMiles: 15_000, Y: 76_100, W: 143_500, J: 182_900, F: 261_600 },
    ],
  },
  'emirates-2026': {
    id: 'emirates-2026',
    title: 'Emirates Classic Reward table from 31 March 2026',
    validFrom: '2026-03-31',
    validTo: null,
    asOf: '2026-03-31',
    confidence: 'confirmed',
    sources: [
      'https://stavreskimario.github.io/apps/flight-rewards/ (README, charts reviewed 2026-09-28)',
      'https://www.qantas.com/en-au/frequent-flyer/use-points/classic-flight-rewards/tables (cited by the sources as primary; the page itself was not seen)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 10_200, W: 18_900, J: 21_000, F: 34_800 },
      { zone: 2, maxMiles: 1_200, Y: 15_200, W: 28_400, J: 31_500, F: 52_400 },
      { zone: 3, maxMiles: 2_400, Y: 22_800, W: 41_400, J: 46_000, F: 78_400 },
      { zone: 4, maxMiles: 3_600, Y: 25_700, W: 66_100, J: 73_400, F: 123_200 },
      { zone: 5, maxMiles: 4_800, Y: 31_900, W: 81_000, J: 90_000, F: 147_800 },
      { zone: 6, maxMiles: 5_800, Y: 39_900, W: 97_200, J: 108_000, F: 177_300 },
      { zone: 7, maxMiles: 7_000, Y: 47_600, W: 112_900, J: 125_400, F: 205_000 },
      { zone: 8, maxMiles: 8_400, Y: 53_100, W: 128_700, J: 143_000, F: 234_500 },
      { zone: 9, maxMiles: 9_600, Y: 64_800, W: 150_300, J: 167_000, F: 273_400 },
      { zone: 10, maxMiles: 15_000, Y: 69_900, W: 164_700, J: 182_900, F: 299_300 },
    ],
  },
  'jetstar-2025': {
    id: 'jetstar-2025',
    title: 'Jetstar Classic Reward table from 5 August 2025',
    validFrom: '2025-08-05',
    validTo: null,
    asOf: '2025-08-05',
    confidence: 'recalled',
    sources: [
      'https://www.qantas.com/en-au/frequent-flyer/use-points/classic-flight-rewards/tables (cited by the sources as primary; the page itself was not seen)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 5_700, W: null, J: 14_500, F: null },
      { zone: 2, maxMiles: 1_200, Y: 11_000, W: null, J: 21_600, F: null },
      { zone: 3, maxMiles: 2_400, Y: 16_600, W: null, J: 32_600, F: null },
      { zone: 4, maxMiles: 3_600, Y: 20_700, W: null, J: 50_600, F: null },
      { zone: 5, maxMiles: 4_800, Y: 24_700, W: null, J: 61_600, F: null },
      { zone: 6, maxMiles: 5_800, Y: 29_900, W: null, J: 73_800, F: null },
      { zone: 7, maxMiles: 7_000, Y: 36_800, W: null, J: 85_300, F: null },
      { zone: 8, maxMiles: 8_400, Y: 40_900, W: null, J: 97_600, F: null },
      { zone: 9, maxMiles: 9_600, Y: 50_000, W: null, J: 113_900, F: null },
      { zone: 10, maxMiles: 15_000, Y: 53_900, W: null, J: 124_700, F: null },
    ],
  },
  'qantas-2019': {
    id: 'qantas-2019',
    title: 'Qantas Classic Reward table, 18 September 2019 to 4 August 2025',
    validFrom: '2019-09-18',
    validTo: '2025-08-04',
    asOf: '2019-09-18',
    confidence: 'confirmed',
    recalledCells: ['2Y', '2J', '2F', '1F', '3F', '4F', '5F', '6F', '7F', '8F', '9F', '10F', '10W', '10J'],
    derivedCells: ['1W', '2W', '3W', '7W'],
    note: 'Economy prices began on 20 June 2019.',
    sources: [
      'https://uk.news.yahoo.com/qantas-overhauls-frequent-flyer-program-011602343.html',
      'https://www.theaustralian.com.au/business/wealth/frequent-flyer-points-confusion-climbs-amid-qantas-overhaul/news-story/0d9639606d584ebf826d5747c922da0e',
      'https://www.flystaypoints.com.au/qantas-classic-rewards-versus-points-plus-pay/',
      'https://australianfrequentflyer.com.au/how-to-book-qantas-oneworld-classic-flight-reward',
      'https://github.com/vardanyan1/million (CSV exports of qantas.com reward searches from Sydney, May, June and November 2023, 2 adults)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 8_000, W: 13_800, J: 18_400, F: 27_600 },
      { zone: 2, maxMiles: 1_200, Y: 12_000, W: 20_600, J: 27_600, F: 41_500 },
      { zone: 3, maxMiles: 2_400, Y: 18_000, W: 31_000, J: 41_500, F: 62_200 },
      { zone: 4, maxMiles: 3_600, Y: 20_300, W: 42_200, J: 57_000, F: 85_500 },
      { zone: 5, maxMiles: 4_800, Y: 25_200, W: 51_300, J: 68_400, F: 102_600 },
      { zone: 6, maxMiles: 5_800, Y: 31_500, W: 61_500, J: 82_000, F: 123_100 },
      { zone: 7, maxMiles: 7_000, Y: 37_600, W: 71_100, J: 94_900, F: 142_300 },
      { zone: 8, maxMiles: 8_400, Y: 41_900, W: 81_300, J: 108_400, F: 162_800 },
      { zone: 9, maxMiles: 9_600, Y: 51_200, W: 94_900, J: 126_500, F: 189_800 },
      { zone: 10, maxMiles: 15_000, Y: 55_200, W: 108_400, J: 144_600, F: 216_900 },
    ],
  },
  'partner-2019': {
    id: 'partner-2019',
    title: 'Partner Classic Reward table, 18 September 2019 to 4 August 2025',
    validFrom: '2019-09-18',
    validTo: '2025-08-04',
    asOf: '2019-09-18',
    confidence: 'confirmed',
    recalledCells: ['8Y', '8J', '9Y', '9J'],
    derivedCells: ['2W', '8W', '9W', '1F', '2F', '3F', '6F', '7F', '8F', '9F'],
    sources: [
      'https://australianfrequentflyer.com.au/how-to-book-qantas-oneworld-classic-flight-reward',
      'https://www.pointhacks.com.au/qantas-round-the-world-classic-award-guide/',
      'https://www.finder.com.au/frequent-flyer/qantas-oneworld-classic-flight-rewards-round-the-world',
      'https://pointhacks.com.au/oneworld-classic-reward-overseas-guide-part-1',
      'https://github.com/vardanyan1/million (CSV exports of qantas.com reward searches from Sydney, May, June and November 2023, 2 adults)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 10_000, W: 15_800, J: 20_000, F: 29_000 },
      { zone: 2, maxMiles: 1_200, Y: 14_000, W: 23_700, J: 30_000, F: 43_500 },
      { zone: 3, maxMiles: 2_400, Y: 20_000, W: 34_500, J: 43_800, F: 64_500 },
      { zone: 4, maxMiles: 3_600, Y: 24_500, W: 48_500, J: 61_200, F: 89_800 },
      { zone: 5, maxMiles: 4_800, Y: 30_200, W: 59_000, J: 75_000, F: 107_700 },
      { zone: 6, maxMiles: 5_800, Y: 37_800, W: 70_800, J: 90_000, F: 129_300 },
      { zone: 7, maxMiles: 7_000, Y: 45_000, W: 81_800, J: 104_500, F: 149_800 },
      { zone: 8, maxMiles: 8_400, Y: 50_300, W: 93_500, J: 119_200, F: 170_800 },
      { zone: 9, maxMiles: 9_600, Y: 61_500, W: 109_000, J: 139_200, F: 199_300 },
      { zone: 10, maxMiles: 15_000, Y: 66_200, W: 124_800, J: 159_000, F: 227_500 },
    ],
  },
  'jetstar-2023': {
    id: 'jetstar-2023',
    title: 'Jetstar Classic Reward table before 5 August 2025, the cells known',
    validFrom: '2023-05-01',
    validTo: '2025-08-04',
    asOf: '2023-06-01',
    confidence: 'confirmed',
    note: 'Read off recorded trips of May, June and November 2023; the day the table began is not known, so it counts from the month it was first seen.',
    sources: [
      'https://github.com/vardanyan1/million (CSV exports of qantas.com reward searches from Sydney, May, June and November 2023, 2 adults)',
    ],
    rows: [
      { zone: 1, maxMiles: 600, Y: 6_400, W: null, J: null, F: null },
      { zone: 2, maxMiles: 1_200, Y: null, W: null, J: null, F: null },
      { zone: 3, maxMiles: 2_400, Y: null, W: null, J: null, F: null },
      { zone: 4, maxMiles: 3_600, Y: 18_000, W: null, J: 42_200, F: null },
      { zone: 5, maxMiles: 4_800, Y: 21_500, W: null, J: 51_300, F: null },
      { zone: 6, maxMiles: 5_800, Y: 26_000, W: null, J: 61_500, F: null },
      { zone: 7, maxMiles: 7_000, Y: null, W: null, J: null, F: null },
      { zone: 8, maxMiles: 8_400, Y: null, W: null, J: null, F: null },
      { zone: 9, maxMiles: 9_600, Y: null, W: null, J: null, F: null },
      { zone: 10, maxMiles: 15_000, Y: null, W: null, J: null, F: null },
    ],
  },
} as const satisfies Record<string, ClassicRewardTable>

/** The id of a Classic Reward table. */
export type ClassicRewardTableId = keyof typeof classicRewardTables
