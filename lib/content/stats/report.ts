import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'

/** How often something was there: of so many looks, so many found a seat. */
export type Share = { looks: number; found: number }

/** A share of one value: a cabin, a month, an airline. */
export type ShareOf<Key extends string = string> = Share & { key: Key }

/** What the figures are narrowed to; null is everything. */
export type StatsQuestion = {
  program: Program | null
  cabin: Cabin | null
  /** Airports; null anywhere. */
  from: readonly string[] | null
  to: readonly string[] | null
}

/**
 * Shares of days with seats. One look is one route, departure date and cabin that somebody looked at; it found a seat
 * when the newest look has at least one, direct or connecting. Airlines are counted on direct flights alone.
 */
export type StatsReport = {
  total: Share
  routes: number
  /** Departure dates covered; null without any look. */
  dates: { first: LocalDate; last: LocalDate } | null
  /** Epoch seconds of the oldest and newest look; null without any. */
  looked: { oldest: number; newest: number } | null
  sample: boolean
  byCabin: readonly ShareOf<Cabin>[]
  /** `yyyy-mm`, in order. */
  byMonth: readonly ShareOf[]
  /** `0` Monday to `6` Sunday. */
  byWeekday: readonly ShareOf[]
  /** Days from the look to the departure, by the names of `leadBuckets`. */
  byLead: readonly ShareOf[]
  /** Two-letter codes, most found first. */
  byCarrier: readonly ShareOf[]
  byRoute: readonly RouteShare[]
}

export type RouteShare = Share & { program: Program; from: string; to: string }

/** How far ahead of a departure somebody looked, in days: from `least` on. */
export const leadBuckets = [
  { key: '0-6', least: 0, words: 'under a week' },
  { key: '7-29', least: 7, words: '1 to 4 weeks' },
  { key: '30-89', least: 30, words: '1 to 3 months' },
  { key: '90-179', least: 90, words: '3 to 6 months' },
  { key: '180-269', least: 180, words: '6 to 9 months' },
  { key: '270+', least: 270, words: '9 months and more' },
] as const

/** The share in whole per cent; null where nobody looked. */
export function getPercent({ looks, found }: Share): number | null {
  return looks === 0 ? null : Math.round((found / looks) * 100)
}
