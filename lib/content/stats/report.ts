import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
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

/**
 * Shares of days with seats. One of them is the newest check of a route, departure date and cabin; it found a seat when
 * there was at least one, direct or connecting. Airlines are counted on direct flights only.
 */
export type StatsReport = {
  total: Share
  routes: number
  /** Departure dates covered; null without any checks. */
  dates: { first: LocalDate; last: LocalDate } | null
  /** Epoch seconds of the oldest and newest check; null without any. */
  looked: { oldest: number; newest: number } | null
  sample: boolean
  byCabin: readonly ShareOf<Cabin>[]
  /** `yyyy-mm`, in order. */
  byMonth: readonly ShareOf[]
  /** `0` Monday to `6` Sunday. */
  byWeekday: readonly ShareOf[]
  /** Days from the check to the departure, by the keys of `leadBuckets`. */
  byLead: readonly ShareOf[]
  /** Two-letter codes, the highest share first. */
  byCarrier: readonly ShareOf[]
  byRoute: readonly RouteShare[]
}

export type RouteShare = Share & { program: Program; from: string; to: string }

/** How many days before departure a route was checked. Each bucket starts at `minDays`. */
export const leadBuckets = [
  { key: '0-6', minDays: 0, words: 'under a week' },
  { key: '7-29', minDays: 7, words: '1 to 4 weeks' },
  { key: '30-89', minDays: 30, words: '1 to 3 months' },
  { key: '90-179', minDays: 90, words: '3 to 6 months' },
  { key: '180-269', minDays: 180, words: '6 to 9 months' },
  { key: '270+', minDays: 270, words: '9 months and more' },
] as const

/** The share in whole per cent; null without any checks. */
export function getPercent({ looks, found }: Share): number | null {
  return looks === 0 ? null : Math.round((found / looks) * 100)
}
