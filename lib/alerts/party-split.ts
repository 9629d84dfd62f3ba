import type { RowOffer } from '../availability/compare-cells.ts'
import type { RouteKey } from '../availability/route-key.ts'
import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import type { AlertSettings } from './alert.ts'
import { cheapestFit, fits } from './trip-criteria.ts'

/** One row: the direct or the connecting flights of one route, date and cabin. */
export type RowKey = RouteKey & { date: LocalDate; cabin: Cabin; direct: boolean }

/** Returns what is on offer in a row now. Only called for rows other than the one that changed. */
export type FindOffers = (at: RowKey) => readonly RowOffer[]

/** The part of a party that travels together, and the offer it takes. */
export type Group = { row: RowKey; offer: RowOffer }

/** How a whole party gets from one end to the other: together, or in two groups. */
export type PartySplit = Group & { second: Group | null }

type SplitContext = {
  findOffers: FindOffers
  /** Whether the second group may leave on this day. */
  isDay: (date: LocalDate) => boolean
}

/** Returns how a party travels with what a row has on offer; null when it can't. */
export function findPartySplit(
  settings: AlertSettings,
  row: RowKey,
  offers: readonly RowOffer[],
  context: SplitContext,
): PartySplit | null {
  const offer = cheapestFit(offers, settings, settings.seats)
  if (offer !== null) return { row, offer, second: null }
  return settings.split ? findTwoGroups(settings, row, offers, context) : null
}

/** Returns the cheapest way on any of some days: together if possible, and the first of equally cheap ones. */
export function findCheapestSplit(
  settings: AlertSettings,
  on: RowKey,
  dates: readonly LocalDate[],
  findOffers: FindOffers,
): PartySplit | null {
  const rows = listRows(dates, settings, on)
  const together = pickCheapest(
    rows.flatMap((row): PartySplit[] => {
      const offer = cheapestFit(findOffers(row), settings, settings.seats)
      return offer === null ? [] : [{ row, offer, second: null }]
    }),
  )
  if (together !== null || !settings.split) return together
  const days = new Set(dates)
  const context: SplitContext = { findOffers, isDay: (date) => days.has(date) }
  return pickCheapest(rows.flatMap((row) => findTwoGroups(settings, row, findOffers(row), context) ?? []))
}

/** Returns the first and the last day on which anyone in the party leaves. */
export function getSpan({ row, second }: PartySplit): [first: LocalDate, last: LocalDate] {
  const other = second?.row.date ?? row.date
  return other < row.date ? [other, row.date] : [row.date, other]
}

export function reverseRow(row: RowKey): RowKey {
  return { ...row, from: row.to, to: row.from }
}

/** Finds the cheapest two groups: on two flights of the day, else on this day and the one before or after. */
function findTwoGroups(
  settings: AlertSettings,
  row: RowKey,
  offers: readonly RowOffer[],
  { findOffers, isDay }: SplitContext,
): PartySplit | null {
  const groups = offers.filter((offer) => fits(offer, settings, 1))
  if (groups.length === 0) return null
  const otherDays = [-1, 1].map((days) => addDays(row.date, days)).filter(isDay)
  const sameDay = settings.direct ? [] : [{ ...row, direct: !row.direct }]
  for (const rows of [[row, ...sameDay], listRows(otherDays, settings, row)]) {
    const best = pickCheapest(rows.flatMap((second) => listPairs(settings, { row, groups }, second, findOffers)))
    if (best) return best
  }
  return null
}

function listPairs(
  settings: AlertSettings,
  { row, groups }: { row: RowKey; groups: readonly RowOffer[] },
  second: RowKey,
  findOffers: FindOffers,
): PartySplit[] {
  const others = (second === row ? groups : findOffers(second)).filter((other) => fits(other, settings, 1))
  return others.flatMap((other) =>
    groups.flatMap((offer): PartySplit[] => {
      if (second === row && !areTwoFlights(offer, other)) return []
      const isEnough = offer.seats + other.seats >= settings.seats
      // If the other offer seats the whole party, no one has to split.
      return isEnough && other.seats < settings.seats ? [{ row, offer, second: { row: second, offer: other } }] : []
    }),
  )
}

/** Offers with unknown departure times may be one flight at two prices. */
function areTwoFlights(one: RowOffer, other: RowOffer): boolean {
  return one.departs !== null && other.departs !== null && one.departs !== other.departs
}

function pickCheapest(splits: readonly PartySplit[]): PartySplit | null {
  return splits.reduce<PartySplit | null>(
    (best, split) => (best === null || getCost(split) < getCost(best) ? split : best),
    null,
  )
}

function getCost({ offer, second }: PartySplit): number {
  return (offer.points ?? Infinity) + (second === null ? 0 : (second.offer.points ?? Infinity))
}

function listRows(dates: readonly LocalDate[], { direct }: AlertSettings, on: RowKey): RowKey[] {
  const kinds = direct ? [true] : [true, false]
  return dates.flatMap((date) => kinds.map((direct) => ({ ...on, date, direct })))
}
