import type { EpochDay } from '../../core/dates.ts'

import type { IndexedRoute } from '../indexed-route.ts'
import type { Leg } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { type Frame, frameOf, type MatchTaker, walkMatches, walkOf } from '../matches.ts'
import { CABINS } from '../route-columns.ts'
import type { Wish } from '../search-contract.ts'

export const NO_SEAT = 0x7fffffff

/** The cheapest match of every day and cabin of a window over several routes, still packed. */
export class BestDays implements MatchTaker {
  /** By `day * 4 + cabin` from the window's first day; NO_SEAT = none with known points. */
  readonly points: Int32Array
  private readonly cell: Int32Array
  private readonly offer: Int32Array
  private readonly rank: Uint8Array
  private readonly from: Uint16Array
  private readonly routes: IndexedRoute[] = []
  private readonly frame: Frame
  private route!: IndexedRoute
  private shift = 0

  constructor(wish: Wish, first: EpochDay, days: number) {
    const slots = days * CABINS
    this.frame = frameOf(wish, first, first + days - 1)
    this.points = new Int32Array(slots).fill(NO_SEAT)
    this.cell = new Int32Array(slots)
    this.offer = new Int32Array(slots)
    this.rank = new Uint8Array(slots)
    this.from = new Uint16Array(slots)
  }

  takeRoute(route: IndexedRoute): void {
    const walk = walkOf(route, this.frame)
    if (walk === null) return
    this.route = route
    this.shift = (route.firstDay - this.frame.first) * CABINS
    this.routes.push(route)
    walkMatches(route, this.frame, walk, this)
  }

  take(cell: number, offer: number, rank: number): void {
    const slot = cell + this.shift
    const points = this.route.columns.points[offer] ?? -1
    // The first route wins a tie, so that equal questions have equal answers.
    if (points < 0 || points >= (this.points[slot] ?? 0)) return
    this.points[slot] = points
    this.cell[slot] = cell
    this.offer[slot] = offer
    this.rank[slot] = rank
    this.from[slot] = this.routes.length - 1
  }

  /** @throws RangeError for a slot without a seat */
  legAt(slot: number): Leg {
    const route = this.routes[this.from[slot] ?? 0]
    if (route === undefined || this.points[slot] === NO_SEAT) throw new RangeError(`slot ${slot} has no seat`)
    return legAt(route, { cell: this.cell[slot] ?? 0, offer: this.offer[slot] ?? 0, rank: this.rank[slot] ?? 0 })
  }
}
