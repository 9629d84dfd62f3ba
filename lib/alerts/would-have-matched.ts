import { z } from 'zod'
import { epochSecond, instantOf } from '../availability/days.ts'
import { type HistoryDocument, livesOf } from '../availability/history.ts'
import type { Instant } from '../clock.ts'
import type { AlertSettings } from './alert.ts'
import { isWishedDay } from './trip-wish.ts'

export const PREVIEW_DAYS = 30

/** What of an alert the history of seats says nothing about, so that a preview counts more than the alert would tell. */
const unweighed = ['seats', 'direct', 'carriers', 'maxPoints', 'maxCharges', 'stay', 'holding'] as const

/** How often an alert would have spoken up lately, as far as the history goes. */
export const AlertPreview = z.object({
  now: z.iso.datetime(),
  /** Days and cabins whose seats came within the time looked at, where a look before had found none. */
  matches: z.int().min(0),
  /** From when on the history was looked at: `PREVIEW_DAYS` ago, or the first look where that is later; null = no look. */
  since: z.iso.datetime().nullable(),
  /** Routes of the alert that anybody looks at, and how many of them were counted. */
  routes: z.object({ covered: z.int(), counted: z.int() }),
  /** Settings the history cannot weigh: with them the alert speaks up at most as often. */
  unweighed: z.array(z.enum(unweighed)),
  /** True when anything counted is of the built-in sample world. */
  sample: z.boolean(),
})
export type AlertPreview = z.infer<typeof AlertPreview>

/**
 * Counts the days and cabins of an alert that came to have seats lately. Seats found at the very first look are left
 * out, for nobody knows when they came; seats that came back count once, for the history keeps their first time only.
 */
export function wouldHaveMatched(
  histories: readonly HistoryDocument[],
  settings: AlertSettings,
  now: Instant,
): Pick<AlertPreview, 'matches' | 'since' | 'sample' | 'unweighed'> {
  const from = epochSecond(now) - PREVIEW_DAYS * 86_400
  let matches = 0
  let firstLook = Number.POSITIVE_INFINITY
  let sample = false
  for (const history of histories) {
    for (const life of livesOf(history)) {
      if (!settings.cabins.includes(life.cabin) || !isWishedDay(settings, life.date)) continue
      firstLook = Math.min(firstLook, life.firstLook)
      if (life.seen === null || life.seen.first < from || life.firstLook >= life.seen.first) continue
      matches += 1
      sample ||= history.sample
    }
  }
  const since = Number.isFinite(firstLook) ? instantOf(Math.max(from, firstLook)) : null
  return { matches, since, sample, unweighed: unweighed.filter((name) => isAsked(settings, name)) }
}

function isAsked(settings: AlertSettings, name: (typeof unweighed)[number]): boolean {
  if (name === 'seats') return settings.seats > 1
  const value = settings[name]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}
