import type { Cabin } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { TableReference } from '../../../core/provenance.ts'

/** A mileage band's prices for the whole itinerary. */
type OneworldBand = { band: number; maxMiles: number } & Record<Cabin, number | null>

/**
 * A table for the booking dates from `validFrom` to `validTo`, both included; null where the start is not known or
 * there is no end.
 */
export type OneworldTable = TableReference & {
  validFrom: LocalDate | null
  validTo: LocalDate | null
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
  rows: readonly OneworldBand[]
}

const sources = [
  'https://australianfrequentflyer.com.au/how-to-book-qantas-oneworld-classic-flight-reward',
  'https://staging.australianfrequentflyer.com.au/qantas-oneworld-award-not-just-rtw',
  'https://australianfrequentflyer.com.au/community/threads/8228',
  'https://www.finder.com.au/frequent-flyer/qantas-oneworld-classic-flight-rewards-round-the-world',
  'https://www.pointhacks.com.au/qantas-round-the-world-classic-award-guide/',
  'https://www.qantas.com/en-au/frequent-flyer/use-points/classic-flight-rewards/tables (cited by the sources as primary; the page itself was not seen)',
] as const

/**
 * The oneworld Classic Flight Reward: points for one adult for the whole itinerary. Of the older tables only the top
 * band is known.
 */
export const oneworldTables: readonly OneworldTable[] = [
  {
    id: 'oneworld-2025',
    title: 'oneworld Classic Reward table from 5 August 2025',
    validFrom: '2025-08-05',
    validTo: null,
    asOf: '2025-08-05',
    confidence: 'confirmed',
    sources,
    rows: [
      { band: 1, maxMiles: 1_200, Y: 23_000, W: 33_200, J: 42_000, F: 61_000 },
      { band: 2, maxMiles: 2_400, Y: 32_200, W: 49_800, J: 63_000, F: 91_400 },
      { band: 3, maxMiles: 4_800, Y: 46_000, W: 72_400, J: 92_000, F: 135_400 },
      { band: 4, maxMiles: 7_200, Y: 56_400, W: 116_400, J: 146_800, F: 215_600 },
      { band: 5, maxMiles: 9_600, Y: 69_400, W: 141_600, J: 180_000, F: 258_400 },
      { band: 6, maxMiles: 11_600, Y: 87_000, W: 170_000, J: 216_000, F: 310_400 },
      { band: 7, maxMiles: 14_000, Y: 103_600, W: 196_400, J: 250_800, F: 359_600 },
      { band: 8, maxMiles: 16_800, Y: 115_600, W: 224_400, J: 286_000, F: 410_000 },
      { band: 9, maxMiles: 19_200, Y: 141_400, W: 261_600, J: 334_000, F: 478_400 },
      { band: 10, maxMiles: 35_000, Y: 152_200, W: 287_000, J: 365_800, F: 523_200 },
    ],
  },
  {
    id: 'oneworld-2019',
    title: 'oneworld Classic Reward table, 18 September 2019 to 4 August 2025, top band only',
    validFrom: '2019-09-18',
    validTo: '2025-08-04',
    asOf: '2019-09-18',
    confidence: 'confirmed',
    sources,
    rows: [
      { band: 1, maxMiles: 1_200, Y: null, W: null, J: null, F: null },
      { band: 2, maxMiles: 2_400, Y: null, W: null, J: null, F: null },
      { band: 3, maxMiles: 4_800, Y: null, W: null, J: null, F: null },
      { band: 4, maxMiles: 7_200, Y: null, W: null, J: null, F: null },
      { band: 5, maxMiles: 9_600, Y: null, W: null, J: null, F: null },
      { band: 6, maxMiles: 11_600, Y: null, W: null, J: null, F: null },
      { band: 7, maxMiles: 14_000, Y: null, W: null, J: null, F: null },
      { band: 8, maxMiles: 16_800, Y: null, W: null, J: null, F: null },
      { band: 9, maxMiles: 19_200, Y: null, W: null, J: null, F: null },
      { band: 10, maxMiles: 35_000, Y: 132_400, W: 249_600, J: 318_000, F: 455_000 },
    ],
  },
  {
    id: 'oneworld-before-2019',
    title: 'oneworld Classic Reward table before 18 September 2019, top band only',
    validFrom: null,
    validTo: '2019-09-17',
    asOf: '2019-09-17',
    confidence: 'confirmed',
    sources,
    rows: [
      { band: 1, maxMiles: 1_200, Y: null, W: null, J: null, F: null },
      { band: 2, maxMiles: 2_400, Y: null, W: null, J: null, F: null },
      { band: 3, maxMiles: 4_800, Y: null, W: null, J: null, F: null },
      { band: 4, maxMiles: 7_200, Y: null, W: null, J: null, F: null },
      { band: 5, maxMiles: 9_600, Y: null, W: null, J: null, F: null },
      { band: 6, maxMiles: 11_600, Y: null, W: null, J: null, F: null },
      { band: 7, maxMiles: 14_000, Y: null, W: null, J: null, F: null },
      { band: 8, maxMiles: 16_800, Y: null, W: null, J: null, F: null },
      { band: 9, maxMiles: 19_200, Y: null, W: null, J: null, F: null },
      { band: 10, maxMiles: 35_000, Y: 140_000, W: 210_000, J: 280_000, F: 420_000 },
    ],
  },
]

/**
 * The rules of a oneworld Classic Flight Reward (clause 14.4 of the terms, as given in the AFF guide). Phone agents
 * mentioned a limit of 9 segments, but others contradicted it; no rule against backtracking was seen.
 */
export const oneworldRules = {
  asOf: '2025-08-05',
  confidence: 'confirmed',
  sources,
  maxMiles: 35_000,
  minAirlinesBesideQantas: 2,
  maxStopovers: 5,
  maxSectors: 16,
  maxStopoversPerCity: 1,
  maxTransitsPerCity: 2,
  afterFirstFlight: 'You can’t add or change flights once you’ve flown the first one (community report).',
  missing: ['whether mixed cabins price the whole ticket at the highest cabin (probably, but unconfirmed for Qantas)'],
} as const
