import { z } from 'zod'
import { decodeChanges, packChanges } from '../availability/change-log.ts'
import type { Delta, RowOffer } from '../availability/compare-cells.ts'
import { decodeLives, type HistoryDocument } from '../availability/history.ts'
import { type RouteKey, routeId } from '../availability/route-key.ts'
import type { Instant } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { dateOf, epochDay, epochSecond, instantOf } from '../core/dates.ts'
import { groupBy } from '../core/group.ts'
import { AirportCode, Program } from '../core/schemas.ts'
import type { AlertSettings } from './alert.ts'
import { matchAlert, type TripContext } from './match-alert.ts'
import type { FindOffers, RowKey } from './party-split.ts'
import { type AlertPreview, PREVIEW_DAYS } from './preview-contract.ts'
import { getRowKey } from './sent-keys.ts'
import { isWantedDay } from './trip-criteria.ts'

/** The most changes kept for one route and month, the newest ones: about 3 MB of JSON, a tenth of that deflated. */
const MAX_CHANGES = 8_000

/** The month in which checks were made, such as `2026-11`. */
type CheckMonth = string

/**
 * `availability-past/{route}_{month of the check}`: the changes the matcher saw, kept to work out what an alert would
 * have found. Seats of a first check are left out, because it is unknown when they opened.
 */
export const PastDocument = z.object({
  v: z.literal(1),
  program: Program,
  from: AirportCode,
  to: AirportCode,
  month: z.string(),
  sample: z.boolean(),
  /** True when older changes of the month were dropped. */
  isCut: z.boolean(),
  payload: z.instanceof(Uint8Array),
})
export type PastDocument = z.infer<typeof PastDocument>

export function pastId(key: RouteKey, month: CheckMonth): string {
  return `${routeId(key)}_${month}`
}

export function getCheckMonth(at: Instant): CheckMonth {
  return at.slice(0, 7)
}

/** Returns the months from one moment to another. */
export function listCheckMonths(from: Instant, to: Instant): CheckMonth[] {
  const months: CheckMonth[] = []
  for (let at = new Date(`${getCheckMonth(from)}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = getCheckMonth(at.toISOString())
    if (month > getCheckMonth(to)) return months
    months.push(month)
  }
}

/** Adds changes of one route and month. Changes already kept count once, so repeating a call is safe. */
export function withPast(
  stored: PastDocument | null,
  { program, from, to }: RouteKey,
  month: CheckMonth,
  added: Delta,
  sample: boolean,
): PastDocument {
  const known = new Map((stored === null ? [] : decodeChanges(stored)).map((change) => [getChangeKey(change), change]))
  for (const change of added) known.set(getChangeKey(change), change)
  const all = [...known.values()].sort((a, b) => compare(a.seenAt, b.seenAt) || compare(getRowKey(a), getRowKey(b)))
  const isCut = (stored?.isCut ?? false) || all.length > MAX_CHANGES
  return { v: 1, program, from, to, month, sample, isCut, payload: packChanges(all.slice(-MAX_CHANGES)) }
}

const getChangeKey = (change: Delta[number]) => `${change.seenAt} ${getRowKey(change)}`

/** What was on offer at moments in the past, worked out from the changes since kept and what is on offer now. */
export class PastOffers {
  readonly #changesByRow: ReadonlyMap<string, Delta>
  readonly #current: FindOffers
  readonly #firstCheck: (row: RowKey) => Instant | null

  /**
   * @param changes oldest first
   * @param context what is on offer now, and when a day and cabin was first checked; null = never
   */
  constructor(changes: Delta, context: { current: FindOffers; firstCheck: (row: RowKey) => Instant | null }) {
    this.#current = context.current
    this.#firstCheck = context.firstCheck
    this.#changesByRow = groupBy(changes, getRowKey)
  }

  /** Returns what was on offer in each row at a moment. */
  at(moment: Instant): FindOffers {
    return (row) => this.#offers(row, moment)
  }

  #offers(row: RowKey, moment: Instant): readonly RowOffer[] {
    const changes = this.#changesByRow.get(getRowKey(row))
    if (changes === undefined) {
      const first = this.#firstCheck(row)
      return first !== null && first <= moment ? this.#current(row) : []
    }
    const latest = changes.findLast(({ seenAt }) => seenAt <= moment)
    return latest === undefined ? (changes[0]?.before?.offers ?? []) : latest.after.offers
  }
}

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
