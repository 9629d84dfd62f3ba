import type { Instant, LocalDate } from '../clock.ts'
import type { Cabin, Source } from './observation.ts'
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

/** More seats, or the same for fewer points. */
export type Opening = SeatChange & { kind: 'opening' }
/** Fewer seats and nothing better; with no seats after, they were missed at two looks in a row. */
export type Closing = SeatChange & { kind: 'closing' }

export type Delta = readonly (Opening | Closing)[]
