import { epochSecond, instantOf } from '../availability/days.ts'
import { type HistoryDocument, livesOf } from '../availability/history.ts'
import type { Instant } from '../clock.ts'
import type { AlertSettings } from './alert.ts'
import { type AlertPreview, PREVIEW_DAYS, unweighed } from './preview-contract.ts'
import { isWishedDay } from './trip-wish.ts'

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
