import { cabins } from '../core/cabin.ts'
import { type EpochDay, epochDay } from '../core/dates.ts'
import { programs } from '../core/program.ts'

import type { IndexedRoute } from './indexed-route.ts'
import { CABINS, DIRECT, SEATS } from './route-columns.ts'
import { CELL_SIZE, cellsPlace, RANK, rankOf, WORD, WORD_SIZE, wishedBits } from './route-strip.ts'
import type { Wish } from './search-contract.ts'
import { filterOf, isOpen, type OfferFilter, offerFits } from './way-filter.ts'

/** Takes each match of a walk. An object instead of a function, so that the walk stays one fast loop. */
export type MatchTaker = {
  /** `offer` is the cheapest with enough seats, `rank` the most seats of its kind; lane 0 = direct, 1 = connecting. */
  take(cell: number, offer: number, rank: number, lane: number): void
}

/** What a wish asks of every route, made once: half the world is a thousand routes. */
export type Frame = {
  wish: Wish
  first: EpochDay
  days: number
  directOnly: boolean
  /** The places of the cabins asked for. */
  wanted: readonly number[]
  /** The same as bits. */
  cabinMask: number
  /** True when no filter looks at single offers. */
  open: boolean
  /** True when it asks for every cabin, direct or not. */
  whole: boolean
  /** By program: the last day, and the seats needed, inside the plan's bounds. */
  until: readonly EpochDay[]
  needed: readonly number[]
}

/** A wish between two days. */
export function frameOf(wish: Wish, first: EpochDay, last: EpochDay): Frame {
  const bounds = programs.map((program) => wish.within[program])
  const wanted = cabins.flatMap((cabin, at) => (wish.cabins.includes(cabin) ? [at] : []))
  return {
    wish,
    first,
    days: last - first + 1,
    directOnly: wish.directOnly,
    wanted,
    cabinMask: wanted.reduce((mask, cabin) => mask | (1 << cabin), 0),
    open: isOpen(wish),
    whole: wanted.length === CABINS && !wish.directOnly,
    until: bounds.map((bound) => (bound === undefined ? last : Math.min(last, epochDay(bound.until)))),
    needed: bounds.map((bound) => Math.min(wish.seats, bound?.seats ?? 9)),
  }
}

/** What a walk along one route keeps to, days counted from the route's first. */
export type Walk = { from: number; to: number; needed: number }

/** The share of a frame that falls on a route; null when none does. */
export function walkOf(route: IndexedRoute, { first, until, needed }: Frame): Walk | null {
  const { firstDay, programAt } = route
  const from = Math.max(first - firstDay, 0)
  const to = Math.min((until[programAt] ?? 0) - firstDay, route.days - 1)
  return to < from ? null : { from, to, needed: needed[programAt] ?? 1 }
}

/** Visits every match of a route in order of day and cabin, direct before connecting. */
export function walkMatches(route: IndexedRoute, frame: Frame, walk: Walk, taker: MatchTaker): void {
  const filter = frame.open ? null : filterOf(frame.wish, route)
  if (filter === null) walkStrip(route, frame, walk, taker)
  else walkOffers(route, frame, walk, { filter, taker })
}

/**
 * When nothing is asked of single offers, the strip says whether a cell has a match and with how many seats. Cells are
 * gone through as in scan-strip.ts; written out in both, because a call for each would cost as much as looking at it.
 */
function walkStrip({ strip, columns, days }: IndexedRoute, frame: Frame, walk: Walk, taker: MatchTaker): void {
  const { cellStart, seats } = columns
  const { needed } = walk
  const { cabinMask, directOnly } = frame
  const cells = cellsPlace(days)
  const [from, end] = [walk.from * CABINS, (walk.to + 1) * CABINS]
  for (let base = from - (from % WORD); base < end; base += WORD) {
    const wished = wishedBits(base, from, end, cabinMask)
    const word = (base / WORD) * WORD_SIZE
    let place = cells + ((strip[word + 1] ?? 0) - 1) * CELL_SIZE
    for (let left = strip[word] ?? 0; left !== 0; left &= left - 1) {
      place += CELL_SIZE
      const bit = left & -left
      if ((wished & bit) === 0) continue
      const cell = base + 31 - Math.clz32(bit)
      const direct = (strip[place] ?? 0) & RANK
      const connecting = (strip[place + 1] ?? 0) & RANK
      let at = cellStart[cell] ?? 0
      if (direct >> 1 >= needed) {
        while (((seats[at] ?? 0) & SEATS) < needed) at += 1
        taker.take(cell, at, direct, 0)
      }
      if (directOnly || connecting >> 1 < needed) continue
      while (((seats[at] ?? 0) & DIRECT) !== 0 || ((seats[at] ?? 0) & SEATS) < needed) at += 1
      taker.take(cell, at, connecting, 1)
    }
  }
}

function walkOffers(
  route: IndexedRoute,
  { wanted, directOnly }: Frame,
  walk: Walk,
  { filter, taker }: { filter: OfferFilter; taker: MatchTaker },
): void {
  const { cellStart, seats } = route.columns
  const lanes = directOnly ? 1 : 2
  for (let day = walk.from; day <= walk.to; day += 1) {
    for (const cabin of wanted) {
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
