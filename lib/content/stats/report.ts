import type { Cabin } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'

/** How often there was a seat: how many checks (`looks`) were made, and how many of them found one. */
export type Share = { looks: number; found: number }

/** The share of one value, such as a cabin, month or airline. */
export type ShareOf<Key extends string = string> = Share & { key: Key }

/** What the figures are narrowed to; null means everything. */
export type StatsQuestion = {
  program: Program | null
  cabin: Cabin | null
  /** Airports; null means anywhere. */
  from: readonly string[] | null
  to: readonly string[] | null
}

/** How many days before departure a route was checked. Each bucket starts at `minDays`. */
export const leadBuckets = [
  { key: '0-6', minDays: 0, words: 'under a week' },
  { key: '7-29', minDays: 7, words: '1 to 4 weeks' },
  { key: '30-89', minDays: 30, words: '1 to 3 months' },
  { key: '90-179', minDays: 90, words: '3 to 6 months' },
  { key: '180-269', minDays: 180, words: '6 to 9 months' },
  { key: '270+', minDays: 270, words: '9 months and more' },
] as const

/** The key of the bucket that a number of days falls into. */
export function getLeadBucket(days: number): string {
  return leadBuckets.findLast(({ minDays }) => days >= minDays)?.key ?? leadBuckets[0].key
}

/** The share in whole per cent; null without any checks. */
export function getPercent({ looks, found }: Share): number | null {
  return looks === 0 ? null : Math.round((found / looks) * 100)
}
