import { z } from 'zod'
import { dateOf, instantOf } from '../core/dates.ts'
import { AirportCode, Cabin, CarrierCode, IsoDate, Points, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { type Cell, type Offer, sureSeats } from './offers.ts'
import type { RouteKey } from './route-key.ts'

/** What a party can have on one flight or connection. */
const LaneOffer = z.object({
  /** As many as it can count on: 9 = nine or more. */
  seats: z.int().min(1).max(9),
  /** For one adult; null = not said. */
  points: z.nullable(Points),
  /** AUD cents for one adult; null = not said, or in another currency. */
  charges: z.int().min(0).nullable(),
  carriers: z.array(CarrierCode),
  /** Minutes after the midnight that begins the date, local to the origin: what tells two flights apart. */
  departs: z.int().nullable(),
})
export type LaneOffer = z.infer<typeof LaneOffer>

/** What can be had in one lane of a day and cabin. */
const LaneState = z.object({
  /** The most seats on one option that a party can count on: 0 none, 9 nine or more. */
  seats: z.int().min(0).max(9),
  /** Fewest points for one adult over the lane's options; null = not said. */
  points: z.nullable(Points),
  /** Cheapest first; of one flight a dearer one only where it has more seats. */
  offers: z.array(LaneOffer),
})
export type LaneState = z.infer<typeof LaneState>

/** How one lane of one date and cabin changed at a look: the lane of direct flights, or that of connections. */
const SeatChange = z.object({
  program: Program,
  from: AirportCode,
  to: AirportCode,
  date: IsoDate,
  cabin: Cabin,
  direct: z.boolean(),
  /** Null: nobody had looked before, so that it is news without being a change. */
  before: LaneState.nullable(),
  after: LaneState,
  /** Who saw it; null where nothing is left and so nobody to name. */
  source: z.nullable(Source),
  /** When the look was made that showed it. */
  seenAt: z.iso.datetime(),
})
export type SeatChange = z.infer<typeof SeatChange>

/**
 * Opening: more seats, or as many for fewer points; else something on other terms than before. Closing: fewer seats, at
 * least with some carriers; with none after, they were missed at two looks in a row.
 */
export const Change = SeatChange.extend({ kind: z.enum(['opening', 'closing']) })
export type Delta = readonly z.infer<typeof Change>[]

const nothing: LaneState = { seats: 0, points: null, offers: [] }

/**
 * What a look changed in the cells of a route. Seats that a look missed for the first time still count as there, so
 * a closing is only told once they were missed twice. Ordered by date, cabin and lane.
 */
export function compareCells(key: RouteKey, before: readonly Cell[], after: readonly Cell[]): Delta {
  const known = new Map(before.map((cell) => [cell.day + cell.cabin, cell]))
  return after.flatMap((cell) => {
    const was = known.get(cell.day + cell.cabin)
    return [true, false].flatMap((direct) => findChange(key, was, cell, direct))
  })
}

function findChange(key: RouteKey, was: Cell | undefined, cell: Cell, direct: boolean): Delta {
  const before = was === undefined ? null : getLaneState(was, direct)
  const after = getLaneState(cell, direct)
  const kind = classifyChange(before ?? nothing, after)
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

/** One lane of a day and cabin: that of direct flights, or that of connections. */
export function getLaneState({ offers }: Pick<Cell, 'offers'>, direct: boolean): LaneState {
  const lane = pickBest(offers.filter((offer) => isRewardIn(offer, direct)).map(toLaneOffer))
  const known = lane.flatMap(({ points }) => points ?? [])
  return {
    seats: lane.reduce((most, { seats }) => Math.max(most, seats), 0),
    points: known.length === 0 ? null : Math.min(...known),
    offers: lane,
  }
}

/** Alerts and changes are about reward seats: a fare priced in points is always on sale. */
function isRewardIn(offer: Offer, direct: boolean): boolean {
  return offer.direct === direct && offer.fare === 'reward'
}

function toLaneOffer({ seats, points, charges, way }: Offer): LaneOffer {
  const cents = charges?.currency === 'AUD' ? charges.minor : null
  return { seats: sureSeats(seats), points, charges: cents, carriers: way.carriers, departs: way.departs }
}

function pickBest(offers: LaneOffer[]): LaneOffer[] {
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

function isFlight(one: LaneOffer, other: LaneOffer): boolean {
  return one.departs === other.departs && one.carriers.join() === other.carriers.join()
}

/** Whether `one` is no worse than `other` in seats, points and charges. */
function covers(one: LaneOffer, other: LaneOffer): boolean {
  return (
    one.seats >= other.seats &&
    (one.points ?? Infinity) <= (other.points ?? Infinity) &&
    (one.charges ?? Infinity) <= (other.charges ?? Infinity)
  )
}

function classifyChange(before: LaneState, after: LaneState): 'opening' | 'closing' | null {
  const cheaper = after.points !== null && after.points < (before.points ?? 0)
  if (after.seats > before.seats || (after.seats === before.seats && cheaper)) return 'opening'
  if (after.seats < before.seats) return 'closing'
  const sameCarriers = (one: LaneOffer, other: LaneOffer) => one.carriers.join() === other.carriers.join()
  if (after.offers.some((now) => !before.offers.some((was) => sameCarriers(was, now) && covers(was, now)))) {
    return 'opening'
  }
  const isLess = (was: LaneOffer) => !after.offers.some((now) => sameCarriers(was, now) && now.seats >= was.seats)
  return before.offers.some(isLess) ? 'closing' : null
}
