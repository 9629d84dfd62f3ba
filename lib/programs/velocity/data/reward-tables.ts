import type { Cabin } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { TableReference } from '../../../core/provenance.ts'

/** A zone's prices, one per cabin; null where the price is not known. A zone without any known price has no row. */
export type SingleRow = { zone: number } & Record<Cabin, number | null>

/** A domestic zone. Economy has several prices, cheapest first, of which Velocity picks one by demand. */
export type DomesticRow = { zone: number; tiers: readonly (number | null)[]; J: number | null }

/**
 * A price table for the booking dates from `validFrom` to `validTo`, both included; `validTo` is null for a table in
 * force.
 */
export type VelocityTable = TableReference & {
  carriers: readonly string[]
  validFrom: LocalDate
  validTo: LocalDate | null
  derivedCells?: readonly string[]
  /** The one route its price was reported for; on other routes of the zone the price is derived. */
  seenOn?: string
  note?: string
  /** When the table was last checked against its sources, if later than when it was gathered. */
  checkedOn?: LocalDate
} & ({ kind: 'single'; rows: readonly SingleRow[] } | { kind: 'domestic'; rows: readonly DomesticRow[] })

const pointsTables = 'https://www.velocityfrequentflyer.com/content/Redeem/Airlines/PointsTables/?error=login_required'
const recordings =
  'https://github.com/vardanyan1/million (CSV exports of virginaustralia.com reward searches from Sydney, run 6-17 August 2023, 2 adults)'
const courierMail =
  'https://www.couriermail.com.au/business/virgin-australias-velocity-overhaul-including-two-new-tiers-and-fewer-points-per-dollar-spent/news-story/4a71be6359584ca05ba38cb3224f3db2'
const globalLoyalty =
  'https://staging.globalloyalty.org/article/velocity-frequent-flyer-announces-program-changes-with-new-status-tiers-and-a-one-million-domestic-reward-seat-sale'
const press2023 = [
  'https://www.flystaypoints.com.au/velocity-introduces-tiers-on-domestic-economy-rewards/',
  'https://www.executivetraveller.com/news/virgin-australia-velocity-points-reward-seats',
  'https://australianfrequentflyer.com.au/velocity-tiered-reward-pricing',
] as const
const press2024 = [
  'https://pointhacks.com.au/news/velocity-frequent-flyer-new-program-changes-2024',
  courierMail,
  globalLoyalty,
  'https://www.velocityfrequentflyer.com/velocity-program-changes/changes-to-points-earn-and-reward-seats',
]
const press2025 = [
  courierMail,
  'https://www.flystaypoints.com.au/velocity-announce-huge-changes-to-the-program/',
  globalLoyalty,
]

/**
 * Velocity reward seats: points for one adult, one way, by booking date; null where no price was published. The full
 * tables in force since 21 January 2025 were not found, only the cells below. To update: add a table with its own
 * `validFrom`, end the one it replaces, and never edit or remove an old one.
 */
export const velocityTables: readonly VelocityTable[] = [
  {
    id: 'velocity-table-1',
    title: 'Velocity Reward Seat Table 1, 1 June 2016 to 20 January 2025',
    kind: 'single',
    carriers: ['VA', 'FC', 'UA', 'VS'],
    validFrom: '2016-06-01',
    validTo: '2025-01-20',
    asOf: '2016-06-01',
    confidence: 'confirmed',
    note: 'Virgin Australia, United and Virgin Atlantic; once also Air New Zealand across the Tasman, Delta and Alitalia. Domestic economy of Virgin Australia left it on 5 June 2023. United was seen on it in August 2023.',
    sources: [pointsTables, press2023[0], recordings],
    rows: [
      { zone: 1, Y: 7_800, W: 11_700, J: 15_500, F: null },
      { zone: 2, Y: 11_800, W: 17_700, J: 23_500, F: null },
      { zone: 3, Y: 17_800, W: 26_700, J: 35_500, F: null },
      { zone: 4, Y: 22_300, W: 36_700, J: 49_500, F: null },
      { zone: 5, Y: 27_800, W: 44_700, J: 59_500, F: null },
      { zone: 6, Y: 34_800, W: 53_700, J: 71_500, F: null },
      { zone: 7, Y: 39_800, W: 62_700, J: 83_500, F: null },
      { zone: 8, Y: 44_800, W: 71_700, J: 95_500, F: null },
      { zone: 9, Y: 54_800, W: 83_700, J: 111_500, F: null },
      { zone: 10, Y: 59_800, W: 95_700, J: 127_500, F: null },
    ],
  },
  {
    id: 'velocity-table-2',
    title: 'Velocity Reward Seat Table 2 until 20 January 2025, the cells known',
    kind: 'single',
    carriers: ['QR', 'EY', 'SQ', 'AC', 'HA', 'SA'],
    validFrom: '2023-08-06',
    validTo: '2025-01-20',
    asOf: '2023-08-06',
    confidence: 'confirmed',
    derivedCells: ['8Y'],
    note: 'Prices seen in searches from 6 to 17 August 2023 and in the press; we didn’t find the table itself.',
    sources: [pointsTables, courierMail, recordings],
    rows: [
      { zone: 8, Y: 56_000, W: null, J: null, F: null },
      { zone: 9, Y: 65_000, W: null, J: 121_000, F: null },
      { zone: 10, Y: 75_000, W: 112_500, J: 139_000, F: 203_000 },
    ],
  },
  {
    id: 'velocity-ana-2024',
    title: 'Velocity reward price of ANA until 20 January 2025',
    kind: 'single',
    carriers: ['NH'],
    validFrom: '2023-08-06',
    validTo: '2025-01-20',
    asOf: '2025-01-20',
    confidence: 'derived',
    note: 'The press gave 82,000 after a rise of 4,000.',
    sources: [pointsTables, courierMail, recordings],
    rows: [{ zone: 6, Y: null, W: null, J: 78_000, F: null }],
  },
  {
    id: 'velocity-domestic-2023-06',
    title: 'Virgin Australia domestic rewards, 5 June to 4 July 2023',
    kind: 'domestic',
    carriers: ['VA', 'FC'],
    validFrom: '2023-06-05',
    validTo: '2023-07-04',
    asOf: '2023-06-05',
    confidence: 'confirmed',
    note: 'The highest economy tier began on 5 July 2023.',
    sources: press2023,
    rows: [
      { zone: 1, tiers: [6_200, 7_800], J: 15_500 },
      { zone: 2, tiers: [9_400, 11_800], J: 23_500 },
      { zone: 3, tiers: [14_100, 17_800], J: 35_500 },
      { zone: 4, tiers: [17_600, 22_300], J: 49_500 },
      { zone: 5, tiers: [21_000, 27_800], J: 59_500 },
    ],
  },
  {
    id: 'velocity-domestic-2023-07',
    title: 'Virgin Australia domestic rewards, 5 July 2023 to 16 October 2024',
    kind: 'domestic',
    carriers: ['VA', 'FC'],
    validFrom: '2023-07-05',
    validTo: '2024-10-16',
    asOf: '2023-07-05',
    confidence: 'confirmed',
    sources: press2023,
    rows: [
      { zone: 1, tiers: [6_200, 7_800, 9_900], J: 15_500 },
      { zone: 2, tiers: [9_400, 11_800, 14_900], J: 23_500 },
      { zone: 3, tiers: [14_100, 17_800, 21_900], J: 35_500 },
      { zone: 4, tiers: [17_600, 22_300, 27_500], J: 49_500 },
      { zone: 5, tiers: [21_000, 27_800, 33_900], J: 59_500 },
    ],
  },
  {
    id: 'velocity-domestic-2024-10',
    title: 'Virgin Australia domestic rewards, 17 October 2024 to 20 January 2025',
    kind: 'domestic',
    carriers: ['VA', 'FC'],
    validFrom: '2024-10-17',
    validTo: '2025-01-20',
    asOf: '2024-10-17',
    confidence: 'confirmed',
    note: 'All five lead-in prices fell that day; only that of zone 1 was seen.',
    sources: [...press2023, ...press2024],
    rows: [
      { zone: 1, tiers: [5_900, 7_800, 9_900], J: 15_500 },
      { zone: 2, tiers: [null, 11_800, 14_900], J: 23_500 },
      { zone: 3, tiers: [null, 17_800, 21_900], J: 35_500 },
      { zone: 4, tiers: [null, 22_300, 27_500], J: 49_500 },
      { zone: 5, tiers: [null, 27_800, 33_900], J: 59_500 },
    ],
  },
  {
    id: 'velocity-domestic-2025',
    title: 'Virgin Australia domestic rewards from 21 January 2025 (one price known)',
    kind: 'domestic',
    carriers: ['VA', 'FC'],
    validFrom: '2025-01-21',
    validTo: null,
    asOf: '2024-10-17',
    confidence: 'confirmed',
    note: 'The lead-in price of zone 1 dates from 17 October 2024; the other prices moved on 21 January 2025 and we don’t have them.',
    sources: press2024,
    rows: [{ zone: 1, tiers: [5_900, null, null], J: null }],
  },
  {
    id: 'velocity-ua-2025',
    title: 'Velocity reward price of United from 21 January 2025 (one price known)',
    kind: 'single',
    carriers: ['UA'],
    validFrom: '2025-01-21',
    validTo: null,
    asOf: '2025-01-21',
    confidence: 'confirmed',
    seenOn: 'SYD-LAX',
    sources: press2025,
    rows: [{ zone: 8, Y: null, W: null, J: 102_000, F: null }],
  },
  {
    id: 'velocity-qr-2025',
    title: 'Velocity reward price of Qatar Airways from 21 January 2025 (one price known)',
    kind: 'single',
    carriers: ['QR'],
    validFrom: '2025-01-21',
    validTo: null,
    asOf: '2025-01-21',
    confidence: 'confirmed',
    seenOn: 'SYD-LHR',
    sources: press2025,
    rows: [{ zone: 10, Y: 80_000, W: null, J: null, F: null }],
  },
  {
    id: 'velocity-nh-2025',
    title: 'Velocity reward price of ANA from 21 January 2025 (one price known)',
    kind: 'single',
    carriers: ['NH'],
    validFrom: '2025-01-21',
    validTo: null,
    asOf: '2025-01-21',
    confidence: 'confirmed',
    seenOn: 'SYD-HND',
    sources: press2025,
    rows: [{ zone: 6, Y: null, W: null, J: 82_000, F: null }],
  },
  {
    id: 'velocity-ua-2026',
    title: 'Velocity reward prices of United quoted in September 2026',
    kind: 'single',
    carriers: ['UA'],
    validFrom: '2026-09-28',
    validTo: null,
    asOf: '2026-09-28',
    confidence: 'recalled',
    derivedCells: ['4Y'],
    note: 'One unnamed report. Zone 4 is the price from Los Angeles to Newark, worked out by taking Sydney to Los Angeles off Sydney to Newark.',
    sources: [],
    rows: [
      { zone: 4, Y: 23_500, W: null, J: null, F: null },
      { zone: 8, Y: 48_000, W: null, J: null, F: null },
      { zone: 10, Y: 63_000, W: null, J: null, F: null },
    ],
  },
  {
    id: 'velocity-qr-2026',
    title: 'Velocity reward prices of Qatar Airways quoted in September 2026',
    kind: 'single',
    carriers: ['QR'],
    validFrom: '2026-09-01',
    validTo: null,
    asOf: '2026-09-01',
    confidence: 'recalled',
    note: 'No source with a name. 139,000 was the zone 10 price before 2025, so an old figure may have been carried over.',
    sources: [],
    rows: [
      { zone: 8, Y: null, W: null, J: 119_500, F: null },
      { zone: 9, Y: null, W: null, J: 139_000, F: null },
    ],
  },
  {
    id: 'velocity-sq-2026',
    title: 'Velocity reward price of Singapore Airlines quoted in September 2026',
    kind: 'single',
    carriers: ['SQ'],
    validFrom: '2026-09-01',
    validTo: null,
    asOf: '2026-09-01',
    confidence: 'recalled',
    note: 'No source with a name. 139,000 was the zone 10 price before 2025, so an old figure may have been carried over.',
    sources: [],
    rows: [{ zone: 9, Y: null, W: null, J: 139_000, F: null }],
  },
]

/**
 * The upper limits of the ten zones in statute miles, for both kinds of table, since 2016. The limits of 2025 were not
 * seen.
 */
export const velocityZoneLimits = [600, 1_200, 2_400, 3_600, 4_800, 5_800, 7_000, 8_500, 9_500, 15_000] as const
