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

/** One way to spend points: dollars they bring, at the least and at the most known; `highAud` null is open-ended. */
export type SpendingWay = {
  use: string
  lowCents: number
  highCents: number | null
  lowAud: number
  highAud: number | null
}

/** The fewest points each kind of seat takes; what has no such floor buys a part of anything. */
function fewestPoints(use: string): number {
  if (use.startsWith('Classic Reward')) return Math.min(...classicRewardTables['qantas-2025'].rows.map(({ J }) => J))
  if (!use.startsWith('Upgrade')) return 0
  const { cells, olderExamples } = upgradeTable
  return Math.min(...(use.includes('domestic') ? olderExamples : cells).map(({ points }) => points))
}

/** The rate before October 2025 stands in the table for its history only. */
const superseded = 'until about'

/**
 * Every known way to spend a number of points, best first by what is sure; what dates from before a change, last. Seats
 * and upgrades that cost more than that are left out.
 */
export function spendingWays(points: number): SpendingWay[] {
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

/** The farthest zone points reach in a cabin, one adult, one way, on Qantas. */
export type Reach = { cabin: Cabin; zone: number; maxMiles: number; points: number; trips: number }

/** How far points go in each cabin; a cabin too dear even for the first zone is left out. */
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

const dollars = onFirstUse(
  () => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 }),
)

/** Whole dollars as Australians write them: $1,234. */
export function formatDollars(aud: number): string {
  return dollars().format(aud)
}

/** A span of dollars in words: `$500 to $600`, `$590`, `$3,000 or more`. */
export function dollarSpan({ lowAud, highAud }: Pick<SpendingWay, 'lowAud' | 'highAud'>): string {
  if (highAud === null) return `${formatDollars(lowAud)} or more`
  return lowAud === highAud ? formatDollars(lowAud) : `${formatDollars(lowAud)} to ${formatDollars(highAud)}`
}

/** Cents a point in words. */
export function centsSpan({ lowCents, highCents }: Pick<SpendingWay, 'lowCents' | 'highCents'>): string {
  if (highCents === null) return `${lowCents} or more`
  return lowCents === highCents ? String(lowCents) : `${lowCents} to ${highCents}`
}

/** The working of one way. */
export function spendingSteps(points: number, way: SpendingWay): Step[] {
  return [
    { what: 'Points', how: 'what you have', figure: formatNumber(points) },
    { what: 'Value', how: `${way.use}, in cents a point`, figure: centsSpan(way) },
    { what: 'Dollars', how: 'points × cents ÷ 100', figure: dollarSpan(way) },
  ]
}

/** Amounts with a page of their own. */
export const roundAmounts: readonly number[] = [
  1_000, 2_000, 3_000, 5_000, 7_500, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 40_000,
  45_000, 50_000, 55_000, 60_000, 65_000, 70_000, 75_000, 80_000, 90_000, 100_000, 110_000, 120_000, 125_000, 130_000,
  140_000, 150_000, 160_000, 175_000, 180_000, 200_000, 225_000, 250_000, 275_000, 300_000, 350_000, 400_000, 450_000,
  500_000, 600_000, 700_000, 750_000, 800_000, 900_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
]

/** The amounts people look up; the pages of the others send search engines to the calculator. */
const listedAmounts: readonly number[] = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000]

/** Where an amount's page sends search engines; nothing where it is listed itself. */
export function canonicalOfAmount(family: string, points: number): { canonical?: string } {
  return listedAmounts.includes(points) ? {} : { canonical: family }
}

/** The amount of a slug such as `50000`, or undefined when it has no page. */
export function findAmountSlug(segments: readonly string[]): number | undefined {
  const [text, ...rest] = segments
  return rest.length > 0 ? undefined : roundAmounts.find((amount) => String(amount) === text)
}

/** The words of an amount's page. */
export function amountWords(points: number): SlugWords {
  const ways = spendingWays(points)
  const [goods, reward] = [ways.find(({ use }) => use === 'Store goods'), ways.find(isReward)]
  const amount = `${formatNumber(points)} Qantas Points`
  const most = reward ? `, and ${dollarSpan(reward)} on a business or first class reward seat` : ''
  return {
    path: `/qantas/points-to-dollars/${points}`,
    title: `What ${amount} are worth in dollars`,
    summary: `${amount} are worth ${goods ? dollarSpan(goods) : 'little'} in the Qantas store${most}.`,
    ...canonicalOfAmount('/qantas/points-to-dollars', points),
  }
}

/** Whether a use is a reward seat in a premium cabin. */
export function isReward({ use }: Pick<SpendingWay, 'use'>): boolean {
  return use.startsWith('Classic Reward')
}
