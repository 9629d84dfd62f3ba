import { type EpochDay, epochDay } from './days.ts'
import { cabins } from './observation.ts'
import { CABINS, DIRECT, SEATS } from './route-columns.ts'
import { type IndexedRoute, rankOf } from './route-summary.ts'
import type { Wish } from './search-contract.ts'
import { filterOf, type OfferFilter, offerFits } from './way-filter.ts'

/** Takes each match of a walk. An object instead of a function, so that the walk stays one fast loop. */
export type MatchTaker = {
  /** `offer` is the cheapest with enough seats, `rank` the most seats of its kind; lane 0 = direct, 1 = connecting. */
  take(cell: number, offer: number, rank: number, lane: number): void
}

/** What a walk along one route keeps to, days counted from the route's first. */
export type Walk = { from: number; to: number; wanted: readonly number[]; needed: number; directOnly: boolean }

/** The share of a wish that falls on a route, between two days and inside the plan's bounds; null when none does. */
export function walkOf(route: IndexedRoute, wish: Wish, first: EpochDay, last: EpochDay): Walk | null {
  const bounds = wish.within[route.program]
  const until = bounds === undefined ? last : Math.min(last, epochDay(bounds.until))
  const from = Math.max(first - route.firstDay, 0)
  const to = Math.min(until - route.firstDay, route.days - 1)
  if (to < from) return null
  const wanted = cabinsOf(wish)
  return { from, to, wanted, needed: Math.min(wish.seats, bounds?.seats ?? 9), directOnly: wish.directOnly }
}

const orders = new WeakMap<readonly string[], readonly number[]>()

/** The places of the cabins asked for, remembered by list: a question asks for them once a route. */
function cabinsOf({ cabins: asked }: Wish): readonly number[] {
  const known = orders.get(asked) ?? cabins.flatMap((cabin, at) => (asked.includes(cabin) ? [at] : []))
  orders.set(asked, known)
  return known
}

/** Visits every match of a route in order of day and cabin, direct before connecting. */
export function walkMatches(route: IndexedRoute, wish: Wish, walk: Walk, taker: MatchTaker): void {
  const filter = filterOf(wish, route)
  if (filter === null) walkSummary(route, walk, taker)
  else walkOffers(route, walk, filter, taker)
}

/** When nothing is asked of single offers, the summary of each cell says whether and with how many seats. */
function walkSummary({ most, columns }: IndexedRoute, walk: Walk, taker: MatchTaker): void {
  const { cellStart, seats } = columns
  const { from, to, wanted, needed, directOnly } = walk
  for (let day = from; day <= to; day += 1) {
    for (let i = 0; i < wanted.length; i += 1) {
      const cell = day * CABINS + (wanted[i] ?? 0)
      const ranks = most[cell] ?? 0
      if (ranks === 0) continue
      let at = cellStart[cell] ?? 0
      const direct = ranks & 0xff
      if (direct >> 1 >= needed) {
        while (((seats[at] ?? 0) & SEATS) < needed) at += 1
        taker.take(cell, at, direct, 0)
      }
      if (directOnly || ranks >> 9 < needed) continue
      while (((seats[at] ?? 0) & DIRECT) !== 0 || ((seats[at] ?? 0) & SEATS) < needed) at += 1
      taker.take(cell, at, ranks >> 8, 1)
    }
  }
}

function walkOffers(route: IndexedRoute, walk: Walk, filter: OfferFilter, taker: MatchTaker): void {
  const { cellStart, seats } = route.columns
  const lanes = walk.directOnly ? 1 : 2
  for (let day = walk.from; day <= walk.to; day += 1) {
    for (const cabin of walk.wanted) {
      const cell = day * CABINS + cabin
      const end = cellStart[cell + 1] ?? 0
      let at = cellStart[cell] ?? 0
      for (let lane = 0; lane < lanes; lane += 1) {
        let chosen = -1
        let most = 0
        for (; at < end && ((seats[at] ?? 0) & DIRECT) === (lane === 0 ? DIRECT : 0); at += 1) {
          const rank = rankOf(seats[at] ?? 0)
          if (rank <= most || !offerFits(route, filter, at)) continue
          if (chosen < 0 && rank >> 1 >= walk.needed) chosen = at
          most = rank
        }
        if (chosen >= 0) taker.take(cell, chosen, most, lane)
      }
    }
  }
}
