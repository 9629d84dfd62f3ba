import type { Delta } from '../availability/compare-cells.ts'
import { decodeLives, type HistoryDocument } from '../availability/history.ts'
import { routeId } from '../availability/route-key.ts'
import type { Instant } from '../core/clock.ts'
import { dateOf, epochDay, epochSecond, instantOf } from '../core/dates.ts'
import type { AlertSettings } from './alert.ts'
import { matchAlert, type Surroundings } from './match-alert.ts'
import type { Around, LaneAt } from './party-split.ts'
import { PastWorld } from './past-changes.ts'
import { type AlertPreview, PREVIEW_DAYS } from './preview-contract.ts'
import { isWantedDay } from './trip-criteria.ts'

/** What is on record for an alert's routes. */
export type PastRecord = {
  /** The changes, oldest first, and since when they are kept; null = they are not. */
  changes: Delta
  since: Instant | null
  histories: readonly HistoryDocument[]
  /** What is on offer now. */
  current: Around
  coversAirport: Surroundings['coversAirport']
}

/** Returns the start of the preview's period. */
export function previewStart(now: Instant): Instant {
  return instantOf(epochSecond(now) - PREVIEW_DAYS * 86_400)
}

/**
 * Counts what an alert would have found lately, by the matcher's own rule: each change on record is checked against it,
 * with what was on offer in the other lanes at that moment.
 */
export function wouldHaveMatched(
  { changes, since, histories, current, coversAirport }: PastRecord,
  settings: AlertSettings,
  now: Instant,
): Pick<AlertPreview, 'matches' | 'days' | 'since'> {
  const looks = firstLooks(histories)
  const wanted = [...looks.wanted(settings)]
  if (since === null || wanted.length === 0) return { matches: 0, days: 0, since: null }
  const firstLook = instantOf(wanted.reduce((first, at) => Math.min(first, at)))
  const from = [previewStart(now), since, firstLook].reduce((latest, at) => (at > latest ? at : latest))
  const world = new PastWorld(changes, { current, firstLook: looks.of })
  // The plan's limits apply when the alert is kept, so they are not applied here.
  const reach = { programs: settings.programs, until: dateOf(epochDay(settings.dates.end) + 366) }
  const matching = changes.filter(
    (change) =>
      change.seenAt >= from &&
      matchAlert(settings, change, { around: world.at(change.seenAt), coversAirport, reach }) !== null,
  )
  return {
    matches: matching.length,
    days: new Set(matching.map(({ seenAt }) => seenAt.slice(0, 10))).size,
    since: from,
  }
}

function firstLooks(histories: readonly HistoryDocument[]) {
  const lives = histories.flatMap((history) =>
    decodeLives(history).map((life) => ({ route: routeId(history), ...life })),
  )
  const known = new Map(lives.map(({ route, date, cabin, firstLook }) => [`${route} ${date} ${cabin}`, firstLook]))
  return {
    of: (lane: LaneAt) => {
      const first = known.get(`${routeId(lane)} ${lane.date} ${lane.cabin}`)
      return first === undefined ? null : instantOf(first)
    },
    wanted: (settings: AlertSettings) =>
      lives
        .filter(({ cabin, date }) => settings.cabins.includes(cabin) && isWantedDay(settings, date))
        .map(({ firstLook }) => firstLook),
  }
}
