import type { Delta } from '../availability/compare-cells.ts'
import { decodeLives, type HistoryDocument } from '../availability/history.ts'
import { routeId } from '../availability/route-key.ts'
import type { Instant } from '../core/clock.ts'
import { dateOf, epochDay, epochSecond, instantOf } from '../core/dates.ts'
import type { AlertSettings } from './alert.ts'
import { matchAlert, type TripContext } from './match-alert.ts'
import type { FindOffers, RowKey } from './party-split.ts'
import { PastOffers } from './past-changes.ts'
import { type AlertPreview, PREVIEW_DAYS } from './preview-contract.ts'
import { isWantedDay } from './trip-criteria.ts'

/** What is on record for an alert's routes. */
export type PastRecord = {
  /** The changes, oldest first, and since when they are kept; null = they are not. */
  changes: Delta
  since: Instant | null
  histories: readonly HistoryDocument[]
  /** What is on offer now. */
  current: FindOffers
  coversAirport: TripContext['coversAirport']
}

/** Returns the start of the preview's period. */
export function previewStart(now: Instant): Instant {
  return instantOf(epochSecond(now) - PREVIEW_DAYS * 86_400)
}

/**
 * Counts what an alert would have found lately, by the matcher's own rule: each change on record is checked against it,
 * with what was on offer in the other rows at that moment.
 */
export function wouldHaveMatched(
  { changes, since, histories, current, coversAirport }: PastRecord,
  settings: AlertSettings,
  now: Instant,
): Pick<AlertPreview, 'matches' | 'days' | 'since'> {
  const firstChecks = readFirstChecks(histories)
  const wanted = [...firstChecks.wanted(settings)]
  if (since === null || wanted.length === 0) return { matches: 0, days: 0, since: null }
  const firstCheck = instantOf(wanted.reduce((first, at) => Math.min(first, at)))
  const from = [previewStart(now), since, firstCheck].reduce((latest, at) => (at > latest ? at : latest))
  const pastOffers = new PastOffers(changes, { current, firstCheck: firstChecks.of })
  // The plan's limits apply when the alert is kept, so they are not applied here.
  const reach = { programs: settings.programs, until: dateOf(epochDay(settings.dates.end) + 366) }
  const matching = changes.filter(
    (change) =>
      change.seenAt >= from &&
      matchAlert(settings, change, { findOffers: pastOffers.at(change.seenAt), coversAirport, reach }) !== null,
  )
  return {
    matches: matching.length,
    days: new Set(matching.map(({ seenAt }) => seenAt.slice(0, 10))).size,
    since: from,
  }
}

function readFirstChecks(histories: readonly HistoryDocument[]) {
  const lives = histories.flatMap((history) =>
    decodeLives(history).map((life) => ({ route: routeId(history), ...life })),
  )
  const known = new Map(lives.map(({ route, date, cabin, firstCheck }) => [`${route} ${date} ${cabin}`, firstCheck]))
  return {
    of: (row: RowKey) => {
      const first = known.get(`${routeId(row)} ${row.date} ${row.cabin}`)
      return first === undefined ? null : instantOf(first)
    },
    wanted: (settings: AlertSettings) =>
      lives
        .filter(({ cabin, date }) => settings.cabins.includes(cabin) && isWantedDay(settings, date))
        .map(({ firstCheck }) => firstCheck),
  }
}
