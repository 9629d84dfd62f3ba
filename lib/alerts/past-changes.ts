import { z } from 'zod'
import { decodeChanges, packChanges } from '../availability/change-log.ts'
import type { Delta, LaneOffer } from '../availability/compare-cells.ts'
import { type RouteKey, routeId } from '../availability/route-key.ts'
import type { Instant } from '../core/clock.ts'
import { AirportCode, Program } from '../core/schemas.ts'
import type { Around, LaneAt } from './party-split.ts'
import { laneKey } from './sent-keys.ts'

/** The most changes kept for one route and month, the newest ones: about 3 MB of JSON, a tenth of that deflated. */
const MOST = 8_000

/** The month in which looks were made, such as `2026-11`. */
type LookMonth = string

/**
 * `availability-past/{route}_{month of the look}`: the changes the matcher saw, kept to work out what an alert would
 * have found. Seats of a first look are left out, because it is unknown when they opened.
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

export function pastId(key: RouteKey, month: LookMonth): string {
  return `${routeId(key)}_${month}`
}

export function lookMonth(at: Instant): LookMonth {
  return at.slice(0, 7)
}

/** Returns the months from one moment to another. */
export function lookMonths(from: Instant, to: Instant): LookMonth[] {
  const months: LookMonth[] = []
  for (let at = new Date(`${lookMonth(from)}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = lookMonth(at.toISOString())
    if (month > lookMonth(to)) return months
    months.push(month)
  }
}

/** Adds changes of one route and month. Changes already kept count once, so repeating a call is safe. */
export function withPast(
  stored: PastDocument | null,
  { program, from, to }: RouteKey,
  month: LookMonth,
  added: Delta,
  sample: boolean,
): PastDocument {
  const known = new Map((stored === null ? [] : decodeChanges(stored)).map((change) => [getChangeKey(change), change]))
  for (const change of added) known.set(getChangeKey(change), change)
  const all = [...known.values()].sort((a, b) => compare(a.seenAt, b.seenAt) || compare(laneKey(a), laneKey(b)))
  const isCut = (stored?.isCut ?? false) || all.length > MOST
  return { v: 1, program, from, to, month, sample, isCut, payload: packChanges(all.slice(-MOST)) }
}

const getChangeKey = (change: Delta[number]) => `${change.seenAt} ${laneKey(change)}`

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** What was on offer at moments in the past, worked out from the changes since kept and what is on offer now. */
export class PastWorld {
  readonly #lanes = new Map<string, Delta[number][]>()
  readonly #current: Around
  readonly #firstLook: (lane: LaneAt) => Instant | null

  /**
   * @param changes oldest first
   * @param beside what is on offer now, and when a day and cabin was first looked at; null = never
   */
  constructor(changes: Delta, beside: { current: Around; firstLook: (lane: LaneAt) => Instant | null }) {
    this.#current = beside.current
    this.#firstLook = beside.firstLook
    for (const change of changes) {
      const lane = this.#lanes.get(laneKey(change))
      if (lane === undefined) this.#lanes.set(laneKey(change), [change])
      else lane.push(change)
    }
  }

  /** Returns what was on offer in each lane at a moment. */
  at(moment: Instant): Around {
    return (lane) => this.#offers(lane, moment)
  }

  #offers(lane: LaneAt, moment: Instant): readonly LaneOffer[] {
    const changes = this.#lanes.get(laneKey(lane))
    if (changes === undefined) {
      const first = this.#firstLook(lane)
      return first !== null && first <= moment ? this.#current(lane) : []
    }
    const latest = changes.findLast(({ seenAt }) => seenAt <= moment)
    return latest === undefined ? (changes[0]?.before?.offers ?? []) : latest.after.offers
  }
}
