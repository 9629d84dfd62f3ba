import type { Instant, LocalDate } from '../clock.ts'
import { dateOf, instantOf } from './days.ts'
import type { Cabin, Source } from './observation.ts'
import { type Cell, sureSeats } from './offers.ts'
import type { RouteKey } from './route-key.ts'

/** What can be had in one lane of a day and cabin. */
export type LaneState = {
  /** The most seats on one option that a party can count on: 0 none, 9 nine or more. */
  seats: number
  /** Fewest points for one adult over the lane's options; null = not said. */
  points: number | null
  /** Cheapest first, a dearer one only where it has more seats: what a party of any size pays. */
  ladder: readonly { seats: number; points: number | null }[]
}

/** How one lane of one date and cabin changed at a look: the lane of direct flights, or that of connections. */
export type SeatChange = RouteKey & {
  date: LocalDate
  cabin: Cabin
  direct: boolean
  /** Null: nobody had looked before, so that it is news without being a change. */
  before: LaneState | null
  after: LaneState
  carriers: readonly string[]
  /** Who saw it; null where nothing is left and so nobody to name. */
  source: Source | null
  /** When the look was made that showed it. */
  seenAt: Instant
}

/** More seats, or as many for fewer points. */
export type Opening = SeatChange & { kind: 'opening' }
/** Fewer seats. With none after, they were missed at two looks in a row. */
export type Closing = SeatChange & { kind: 'closing' }

export type Delta = readonly (Opening | Closing)[]

const nothing: LaneState = { seats: 0, points: null, ladder: [] }

/**
 * What a look changed in the cells of a route. Seats that a look missed for the first time still count as there, so
 * a closing is only told once they were missed twice. Ordered by date, cabin and lane.
 */
export function deltaOf(key: RouteKey, before: readonly Cell[], after: readonly Cell[]): Delta {
  const known = new Map(before.map((cell) => [cell.day + cell.cabin, cell]))
  return after.flatMap((cell) => {
    const was = known.get(cell.day + cell.cabin)
    return [true, false].flatMap((direct) => changeOf(key, was, cell, direct))
  })
}

function changeOf(key: RouteKey, was: Cell | undefined, cell: Cell, direct: boolean): Delta {
  const before = was === undefined ? null : laneOf(was, direct)
  const after = laneOf(cell, direct)
  const kind = kindOf(before ?? nothing, after)
  if (kind === null) return []
  const seen = cell.offers.filter((offer) => offer.direct === direct)
  const { program, from, to } = key
  return [
    {
      kind,
      ...{ program, from, to, date: dateOf(cell.day), cabin: cell.cabin, direct, before, after },
      carriers: [...new Set(seen.flatMap(({ way }) => way.carriers))].sort(),
      source: seen[0]?.source ?? null,
      seenAt: instantOf(cell.seenAt),
    },
  ]
}

function laneOf({ offers }: Cell, direct: boolean): LaneState {
  const lane = offers.filter((offer) => offer.direct === direct)
  const known = lane.flatMap(({ points }) => points ?? [])
  const ladder = ladderOf(lane.map(({ seats, points }) => ({ seats: sureSeats(seats), points })))
  return { seats: ladder.at(-1)?.seats ?? 0, points: known.length === 0 ? null : Math.min(...known), ladder }
}

function ladderOf(steps: { seats: number; points: number | null }[]): LaneState['ladder'] {
  const cheapest = steps.sort((a, b) => (a.points ?? Infinity) - (b.points ?? Infinity) || b.seats - a.seats)
  return cheapest.filter(({ seats }, at) => cheapest.slice(0, at).every((step) => step.seats < seats))
}

function kindOf(before: LaneState, after: LaneState): 'opening' | 'closing' | null {
  const cheaper = after.points !== null && after.points < (before.points ?? 0)
  if (after.seats > before.seats || (after.seats === before.seats && cheaper)) return 'opening'
  return after.seats < before.seats ? 'closing' : null
}
