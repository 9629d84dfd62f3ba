import { type Cabin, cabins } from '../core/cabin.ts'
import { formatMonth, formatNumber } from '../core/formats.ts'
import { onFirstUse } from '../core/lazy.ts'
import { classicRewardTables } from '../programs/qantas/data/classic-reward-tables.ts'
import { upgradeTable } from '../programs/qantas/data/upgrade-data.ts'
import { valueTable } from '../programs/qantas/data/value-data.ts'
import { type Fields, wholeNumber } from './fields.ts'
import type { SlugWords } from './slug.ts'
import type { Step } from './working.ts'

export type PointsToDollarsState = { points: number }

export const pointsToDollarsFields: Fields<PointsToDollarsState> = { points: wholeNumber(1, 10_000_000) }
export const pointsToDollarsDefaults: PointsToDollarsState = { points: 100_000 }

/** An option to spend points, with its lowest and highest known value; null highs mean no known limit. */
export type SpendingOption = {
  use: string
  lowCents: number
  highCents: number | null
  lowAud: number
  highAud: number | null
}

/** The fewest points a use takes: a seat's or upgrade's lowest price, otherwise 0. */
function fewestPoints(use: string): number {
  if (use.startsWith('Classic Reward')) return Math.min(...classicRewardTables['qantas-2025'].rows.map(({ J }) => J))
  if (!use.startsWith('Upgrade')) return 0
  const { cells, olderExamples } = upgradeTable
  return Math.min(...(use.includes('domestic') ? olderExamples : cells).map(({ points }) => points))
}

/** Marks the rate before October 2025, which the table keeps only as history. */
const superseded = 'until about'

/**
 * Every known option for a number of points, by its lowest value, best first; values from before a change come last.
 * Seats and upgrades that cost more points are left out.
 */
export function listSpendingOptions(points: number): SpendingOption[] {
  return valueTable.uses
    .filter(({ use }) => !use.includes(superseded) && points >= fewestPoints(use))
    .toSorted((a, b) => Number('before' in a) - Number('before' in b) || b.low - a.low)
    .map(({ use, low, high, ...dated }) => ({
      use: 'before' in dated ? `${use}, before ${formatMonth(dated.before)}` : use.replace(' since about 2025-10', ''),
      lowCents: low,
      highCents: high,
      lowAud: (points * low) / 100,
      highAud: high === null ? null : (points * high) / 100,
    }))
}

/** The farthest zone that points reach in a cabin, for one adult one way on Qantas. */
export type Reach = { cabin: Cabin; zone: number; maxMiles: number; points: number; trips: number }

/** How far points go in each cabin. A cabin that costs more even in the first zone is left out. */
export function listReach(points: number): Reach[] {
  const { rows } = classicRewardTables['qantas-2025']
  return cabins.flatMap((cabin): Reach[] => {
    const row = rows.findLast((zone) => zone[cabin] <= points)
    if (!row) return []
    return [
      { cabin, zone: row.zone, maxMiles: row.maxMiles, points: row[cabin], trips: Math.floor(points / row[cabin]) },
    ]
  })
}

/** How far points too few for Qantas go on Jetstar, whose rewards start lower; null when they don't reach either. */
export function findJetstarMiles(points: number): number | null {
  return classicRewardTables['jetstar-2025'].rows.findLast((zone) => zone.Y <= points)?.maxMiles ?? null
}

const dollars = onFirstUse(
  () => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 }),
)

/** Whole dollars, in Australian format: $1,234. */
export function formatDollars(aud: number): string {
  return dollars().format(aud)
}

/** A range of dollars in words: `$500 to $600`, `$590`, `$3,000 or more`. */
export function dollarSpan({ lowAud, highAud }: Pick<SpendingOption, 'lowAud' | 'highAud'>): string {
  if (highAud === null) return `${formatDollars(lowAud)} or more`
  return lowAud === highAud ? formatDollars(lowAud) : `${formatDollars(lowAud)} to ${formatDollars(highAud)}`
}

/** A range of cents a point in words. */
export function centsSpan({ lowCents, highCents }: Pick<SpendingOption, 'lowCents' | 'highCents'>): string {
  if (highCents === null) return `${lowCents} or more`
  return lowCents === highCents ? String(lowCents) : `${lowCents} to ${highCents}`
}

/** The working of one option. */
export function spendingSteps(points: number, option: SpendingOption): Step[] {
  return [
    { what: 'Points', how: 'what you have', figure: formatNumber(points) },
    { what: 'Value', how: `${option.use}, in cents a point`, figure: centsSpan(option) },
    { what: 'Dollars', how: 'points × cents ÷ 100', figure: dollarSpan(option) },
  ]
}

/** Amounts that have their own page. */
export const roundAmounts: readonly number[] = [
  1_000, 2_000, 3_000, 5_000, 7_500, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 40_000,
  45_000, 50_000, 55_000, 60_000, 65_000, 70_000, 75_000, 80_000, 90_000, 100_000, 110_000, 120_000, 125_000, 130_000,
  140_000, 150_000, 160_000, 175_000, 180_000, 200_000, 225_000, 250_000, 275_000, 300_000, 350_000, 400_000, 450_000,
  500_000, 600_000, 700_000, 750_000, 800_000, 900_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
]

/** The amounts that search engines list, because people look them up; other amounts' pages point to the calculator. */
const listedAmounts: readonly number[] = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000]

/** The canonical address of an amount's page; none when the page is listed itself. */
export function canonicalOfAmount(family: string, points: number): { canonical?: string } {
  return listedAmounts.includes(points) ? {} : { canonical: family }
}

/** The amount in a slug such as `50000`, or undefined when it has no page. */
export function findAmountSlug(segments: readonly string[]): number | undefined {
  const [text, ...rest] = segments
  return rest.length > 0 ? undefined : roundAmounts.find((amount) => String(amount) === text)
}

/** The title and description of an amount's page. */
export function amountWords(points: number): SlugWords {
  const options = listSpendingOptions(points)
  const [goods, reward] = [options.find(({ use }) => use === 'Store goods'), options.find(isReward)]
  const amount = `${formatNumber(points)} Qantas Points`
  const rewardText = reward ? `, and ${dollarSpan(reward)} on a business or first class reward seat` : ''
  return {
    path: `/qantas/points-to-dollars/${points}`,
    title: `What ${amount} are worth in dollars`,
    summary: `${amount} are worth ${goods ? dollarSpan(goods) : 'little'} in the Qantas store${rewardText}.`,
    ...canonicalOfAmount('/qantas/points-to-dollars', points),
  }
}

/** Whether a use is a reward seat in a premium cabin. */
export function isReward({ use }: Pick<SpendingOption, 'use'>): boolean {
  return use.startsWith('Classic Reward')
}
