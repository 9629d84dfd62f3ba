import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import { programs } from './observation.ts'
import { DIRECT, type RouteColumns, SEATS, UNCOUNTED } from './route-columns.ts'
import { codeNumber, rankOfRoute } from './route-key.ts'
import { looksOf, type RouteLooks } from './route-looks.ts'

/**
 * A route as searches read it: its columns, and beside them what is asked most of every cell, so that a scan over all
 * routes reads little memory, in one direction, and passes empty cells by.
 */
export type IndexedRoute = Route & {
  /** STRIP numbers a cell that has offers, at the places below. */
  strip: Uint16Array
  /** The amounts of points a strip's prices name, the least first; NO_POINTS = unknown, the last. */
  prices: Int32Array
  /** By WORD cells, two numbers: a bit for each cell that has offers, from the lowest on; and how many have some before. */
  offered: Int32Array
  /** Null until a question needs them: see route-bests.ts. */
  bests: RouteBests | null
  looks: RouteLooks
  /** Its place among all routes there could be, and of its ends among all airports. */
  rank: number
  fromNumber: number
  toNumber: number
  /** The place of its program among all. */
  programAt: number
  sourceCount: number
  /** Statute miles in a straight line; 0 where an airport's position is unknown. */
  miles: number
}

/** The best of each cell over all offers of a route, and how many rows there are up to a day. */
export type RouteBests = {
  /** Of the cheapest row; NO_POINTS = unknown. */
  points: Int32Array
  /** By day, and of the end: rows on all days before it. A day has no more than two a cabin, a route ten years. */
  rowsBefore: Uint16Array
  /** The most seats, as seatRank; 0 = no offers. */
  seats: Uint8Array
  /** 1 where one of the offers is direct. */
  direct: Uint8Array
}

export const STRIP = 3
/** The most seats, as seatRank: of direct offers in the low byte, of connecting ones in the high byte; 0 = none. */
export const MOST = 0
/** Points of the cheapest direct offer, and after it of the cheapest connecting one: places in `prices`. */
export const PRICE = 1
/** Cells that two numbers of `offered` are of. */
export const WORD = 32

/** The lowest bit of each day among those of a word. */
const EVERY_DAY = 0x11111111

/** Points that are unknown: more than any amount. */
export const NO_POINTS = 0x7fffffff

export function indexRoute(route: Route): IndexedRoute {
  // Named one by one: an object spread into another is one the compiler reads slowly.
  const { program, from, to, sample, days, sources, currencies, ways, firstDay, columns } = route
  const prices = pricesOf(columns)
  return {
    program,
    from,
    to,
    sample,
    days,
    sources,
    currencies,
    ways,
    firstDay,
    columns,
    strip: stripOf(columns, prices),
    prices,
    offered: offeredOf(columns.cellStart),
    bests: null,
    looks: looksOf(columns.seenAt),
    rank: rankOfRoute(route),
    fromNumber: codeNumber(from),
    toNumber: codeNumber(to),
    programAt: programs.indexOf(route.program),
    sourceCount: route.sources.length,
    miles: findFlownMiles(from, to) ?? 0,
  }
}

/** A seats byte as seatRank. */
export function rankOf(seats: number): number {
  return (seats & SEATS) * 2 + ((seats & UNCOUNTED) === 0 ? 1 : 0)
}

/** A route has fewer cells than a place may count, so that each cell's points have one. */
function pricesOf({ points }: RouteColumns): Int32Array {
  const amounts = new Set<number>([NO_POINTS])
  for (const amount of points) if (amount >= 0) amounts.add(amount)
  return Int32Array.from(amounts).sort()
}

/** A kind that is not offered has the last price, so that the cheaper of two is that of the lower place. */
function stripOf({ cellStart, seats, points }: RouteColumns, prices: Int32Array): Uint16Array {
  const places = new Map([...prices].map((amount, place) => [amount, place]))
  const unknown = prices.length - 1
  const strip: number[] = []
  for (let cell = 0; cell < cellStart.length - 1; cell += 1) {
    const most = [0, 0]
    const price = [unknown, unknown]
    const [start, end] = [cellStart[cell] ?? 0, cellStart[cell + 1] ?? 0]
    if (start === end) continue
    for (let at = start; at < end; at += 1) {
      const lane = ((seats[at] ?? 0) & DIRECT) === 0 ? 1 : 0
      // Offers of a kind go from the cheapest on.
      if (most[lane] === 0) price[lane] = places.get(points[at] ?? -1) ?? unknown
      most[lane] = Math.max(most[lane] ?? 0, rankOf(seats[at] ?? 0))
    }
    strip.push((most[0] ?? 0) | ((most[1] ?? 0) << 8), ...price)
  }
  return Uint16Array.from(strip)
}

function offeredOf(cellStart: Uint32Array): Int32Array {
  const cells = cellStart.length - 1
  const offered = new Int32Array(Math.ceil(cells / WORD) * 2)
  let count = 0
  for (let cell = 0; cell < cells; cell += 1) {
    const place = Math.floor(cell / WORD) * 2
    if (cell % WORD === 0) offered[place + 1] = count
    if (cellStart[cell] === cellStart[cell + 1]) continue
    offered[place] = (offered[place] ?? 0) | (1 << (cell % WORD))
    count += 1
  }
  return offered
}

/** Whether a cell has offers. */
export function hasOffers({ offered }: IndexedRoute, cell: number): boolean {
  return (((offered[Math.floor(cell / WORD) * 2] ?? 0) >>> (cell % WORD)) & 1) === 1
}

/**
 * The bits of WORD cells that are wished for.
 *
 * @param base the first of these cells
 * @param from the first cell wished for, and `end` the one after the last
 * @param cabins a bit for each cabin
 */
export function wishedBits(base: number, from: number, end: number, cabins: number): number {
  let bits = Math.imul(cabins, EVERY_DAY)
  if (from > base) bits &= -1 << (from - base)
  if (end - base < WORD) bits &= (1 << (end - base)) - 1
  return bits
}
