import type { LaneOffer } from '../availability/compare-cells.ts'
import type { RouteKey } from '../availability/route-key.ts'
import type { Cabin } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import type { AlertSettings } from './alert.ts'
import { cheapestFit, fits } from './trip-criteria.ts'

/** One lane (non-stop or connecting flights) of one day and cabin of a route. */
export type LaneAt = RouteKey & { date: LocalDate; cabin: Cabin; direct: boolean }

/** Returns what is on offer in a lane now. Only asked about lanes other than the one that changed. */
export type Around = (at: LaneAt) => readonly LaneOffer[]

/** The part of a party that travels together, and the offer it takes. */
export type Group = { lane: LaneAt; offer: LaneOffer }

/** How a whole party gets from one end to the other: together, or in two groups. */
export type PartySplit = Group & { second: Group | null }

type Within = {
  around: Around
  /** Whether the second group may leave on this day. */
  isDay: (date: LocalDate) => boolean
}

/** Returns how a party travels with what a lane has on offer; null when it can't. */
export function sideWith(
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  within: Within,
): PartySplit | null {
  const offer = cheapestFit(offers, settings, settings.seats)
  if (offer !== null) return { lane, offer, second: null }
  return settings.split ? splitSide(settings, lane, offers, within) : null
}

/** Returns the cheapest way on any of some days: together if possible, and the first of equally cheap ones. */
export function cheapestSide(
  settings: AlertSettings,
  on: LaneAt,
  dates: readonly LocalDate[],
  around: Around,
): PartySplit | null {
  const lanes = lanesOn(dates, settings, on)
  const together = pickCheapest(
    lanes.flatMap((lane): PartySplit[] => {
      const offer = cheapestFit(around(lane), settings, settings.seats)
      return offer === null ? [] : [{ lane, offer, second: null }]
    }),
  )
  if (together !== null || !settings.split) return together
  const days = new Set(dates)
  const within: Within = { around, isDay: (date) => days.has(date) }
  return pickCheapest(lanes.flatMap((lane) => splitSide(settings, lane, around(lane), within) ?? []))
}

/** Returns the first and the last day on which anyone in the party leaves. */
export function getSpan({ lane, second }: PartySplit): [first: LocalDate, last: LocalDate] {
  const other = second?.lane.date ?? lane.date
  return other < lane.date ? [other, lane.date] : [lane.date, other]
}

export function reversed(lane: LaneAt): LaneAt {
  return { ...lane, from: lane.to, to: lane.from }
}

/** Finds the cheapest two groups: on two flights of the day, else on this day and the one before or after. */
function splitSide(
  settings: AlertSettings,
  lane: LaneAt,
  offers: readonly LaneOffer[],
  { around, isDay }: Within,
): PartySplit | null {
  const groups = offers.filter((offer) => fits(offer, settings, 1))
  if (groups.length === 0) return null
  const otherDays = [-1, 1].map((days) => addDays(lane.date, days)).filter(isDay)
  const sameDay = settings.direct ? [] : [{ ...lane, direct: !lane.direct }]
  for (const lanes of [[lane, ...sameDay], lanesOn(otherDays, settings, lane)]) {
    const best = pickCheapest(lanes.flatMap((second) => listPairs(settings, { lane, groups }, second, around)))
    if (best) return best
  }
  return null
}

function listPairs(
  settings: AlertSettings,
  { lane, groups }: { lane: LaneAt; groups: readonly LaneOffer[] },
  second: LaneAt,
  around: Around,
): PartySplit[] {
  const others = (second === lane ? groups : around(second)).filter((other) => fits(other, settings, 1))
  return others.flatMap((other) =>
    groups.flatMap((offer): PartySplit[] => {
      if (second === lane && !areTwoFlights(offer, other)) return []
      const isEnough = offer.seats + other.seats >= settings.seats
      // If the other offer seats the whole party, no one has to split.
      return isEnough && other.seats < settings.seats ? [{ lane, offer, second: { lane: second, offer: other } }] : []
    }),
  )
}

/** Offers with unknown departure times may be one flight at two prices. */
function areTwoFlights(one: LaneOffer, other: LaneOffer): boolean {
  return one.departs !== null && other.departs !== null && one.departs !== other.departs
}

function pickCheapest(sides: readonly PartySplit[]): PartySplit | null {
  return sides.reduce<PartySplit | null>(
    (best, side) => (best === null || getCost(side) < getCost(best) ? side : best),
    null,
  )
}

function getCost({ offer, second }: PartySplit): number {
  return (offer.points ?? Infinity) + (second === null ? 0 : (second.offer.points ?? Infinity))
}

function lanesOn(dates: readonly LocalDate[], { direct }: AlertSettings, on: LaneAt): LaneAt[] {
  const lanes = direct ? [true] : [true, false]
  return dates.flatMap((date) => lanes.map((direct) => ({ ...on, date, direct })))
}
