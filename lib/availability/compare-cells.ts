import { z } from 'zod'
import { dateOf, instantOf } from '../core/dates.ts'
import { AirportCode, Cabin, CarrierCode, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { type Cell, type Offer, sureSeats } from './offers.ts'
import type { RouteKey } from './route-key.ts'

/** What one flight or connection offers a party. */
const RowOffer = z.object({
  /** The number a party can count on; 9 = nine or more. */
  seats: z.int().min(1).max(9),
  /** For one adult; null = not said. */
  points: z.nullable(Points),
  /** AUD cents for one adult; null = not said, or in another currency. */
  charges: z.int().min(0).nullable(),
  carriers: z.array(CarrierCode),
  /** Minutes after midnight at the start of the date, local to the origin. Tells two flights apart. */
  departs: z.int().nullable(),
})
export type RowOffer = z.infer<typeof RowOffer>

/** What is available in one row: the direct flights or the connections of a day and cabin. */
const RowState = z.object({
  /** The most seats a party can count on in one option: 0 = none, 9 = nine or more. */
  seats: z.int().min(0).max(9),
  /** The fewest points for one adult over the row's options; null = not said. */
  points: z.nullable(Points),
  /** Cheapest first. A flight is listed again at a higher price only if that price comes with more seats. */
  offers: z.array(RowOffer),
})
export type RowState = z.infer<typeof RowState>

/** How one row (direct flights or connections of a date and cabin) changed between two checks. */
const SeatChange = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  date: IsoDate,
  cabin: Cabin,
  direct: z.boolean(),
  /** Null when this was the first check, so that the seats are new to us but may not have changed. */
  before: RowState.nullable(),
  after: RowState,
  /** The source that saw it; null when no seats are left, and so there is no source to name. */
  source: z.nullable(Source),
  /** When the check that showed it was made. */
  seenAt: z.iso.datetime(),
})
export type SeatChange = z.infer<typeof SeatChange>

/**
 * Opening: more seats, or as many for fewer points, or else an offer on terms that did not exist before. Closing: fewer
 * seats, at least with some carriers. A closing with no seats left means that two checks in a row missed them.
 */
export const Change = SeatChange.extend({ kind: z.enum(['opening', 'closing']) })
export type Delta = readonly z.infer<typeof Change>[]

const noSeats: RowState = { seats: 0, points: null, offers: [] }

/**
 * Returns what a check changed in the cells of a route, in the order of `after`, direct flights before connections.
 * Seats missed for the first time still count as available, so a closing is only reported once they were missed twice.
 */
export function compareCells(key: RouteKey, before: readonly Cell[], after: readonly Cell[]): Delta {
  const known = new Map(before.map((cell) => [cell.day + cell.cabin, cell]))
  return after.flatMap((cell) => {
    const was = known.get(cell.day + cell.cabin)
    return [true, false].flatMap((direct) => findChange(key, was, cell, direct))
  })
}

function findChange(key: RouteKey, was: Cell | undefined, cell: Cell, direct: boolean): Delta {
  const before = was === undefined ? null : getRowState(was, direct)
  const after = getRowState(cell, direct)
  const kind = classifyChange(before ?? noSeats, after)
  if (kind === null) return []
  const seen = cell.offers.filter((offer) => isRewardIn(offer, direct))
  const { program, from, to } = key
  return [
    {
      kind,
      ...{ program, from, to, date: dateOf(cell.day), cabin: cell.cabin, direct, before, after },
      source: seen[0]?.source ?? null,
      seenAt: instantOf(cell.seenAt),
    },
  ]
}

/** The state of one row of a day and cabin: direct flights, or connections. */
export function getRowState({ offers }: Pick<Cell, 'offers'>, direct: boolean): RowState {
  const best = pickBest(offers.filter((offer) => isRewardIn(offer, direct)).map(toRowOffer))
  const known = best.flatMap(({ points }) => points ?? [])
  return {
    seats: best.reduce((max, { seats }) => Math.max(max, seats), 0),
    points: known.length === 0 ? null : Math.min(...known),
    offers: best,
  }
}

/** Alerts and changes cover reward seats only, because a points-only fare is always on sale. */
function isRewardIn(offer: Offer, direct: boolean): boolean {
  return offer.direct === direct && offer.fare === 'reward'
}

function toRowOffer({ seats, points, charges, itinerary }: Offer): RowOffer {
  const cents = charges?.currency === 'AUD' ? charges.minor : null
  return { seats: sureSeats(seats), points, charges: cents, carriers: itinerary.carriers, departs: itinerary.departs }
}

function pickBest(offers: RowOffer[]): RowOffer[] {
  const ordered = offers.sort(
    (a, b) =>
      (a.points ?? Infinity) - (b.points ?? Infinity) ||
      (a.charges ?? Infinity) - (b.charges ?? Infinity) ||
      b.seats - a.seats,
  )
  return ordered.filter(
    (offer, at) => !ordered.slice(0, at).some((better) => isFlight(better, offer) && covers(better, offer)),
  )
}

function isFlight(one: RowOffer, other: RowOffer): boolean {
  return one.departs === other.departs && one.carriers.join() === other.carriers.join()
}

/** Whether `one` is no worse than `other` in seats, points and charges. */
function covers(one: RowOffer, other: RowOffer): boolean {
  return (
    one.seats >= other.seats &&
    (one.points ?? Infinity) <= (other.points ?? Infinity) &&
    (one.charges ?? Infinity) <= (other.charges ?? Infinity)
  )
}

function classifyChange(before: RowState, after: RowState): 'opening' | 'closing' | null {
  const cheaper = after.points !== null && after.points < (before.points ?? 0)
  if (after.seats > before.seats || (after.seats === before.seats && cheaper)) return 'opening'
  if (after.seats < before.seats) return 'closing'
  const hasSameCarriers = (one: RowOffer, other: RowOffer) => one.carriers.join() === other.carriers.join()
  if (after.offers.some((now) => !before.offers.some((was) => hasSameCarriers(was, now) && covers(was, now)))) {
    return 'opening'
  }
  const isLess = (was: RowOffer) => !after.offers.some((now) => hasSameCarriers(was, now) && now.seats >= was.seats)
  return before.offers.some(isLess) ? 'closing' : null
}
