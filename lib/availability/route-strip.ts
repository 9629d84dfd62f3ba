import { CABINS, DIRECT, type RouteColumns, SEATS, UNCOUNTED } from './route-columns.ts'

/**
 * What is asked most of every cell of a route, in one array: a question about all routes has one place of memory to
 * reach for each, and that is what it spends its time on. First, by WORD cells, WORD_SIZE numbers: a bit for each cell
 * that has offers, from the lowest on, and how many cells have some before. Then, for each cell that has offers, the
 * best of its direct offers and the best of its connecting ones: see `bestOf`.
 */
export type RouteStrip = Int32Array

/** Cells that a word is of: eight days. */
export const WORD = 32
export const WORD_SIZE = 2
/** Numbers of a cell that has offers: direct, and after it connecting. */
export const CELL_SIZE = 2

/** Of a best: the most seats, as seatRank, 0 = none, in the lowest bits, and above them the points of its row. */
export const RANK = 0x1f
export const POINTS_SHIFT = 5

/** Points that are unknown: more than any amount, and not more than a best has room for. */
export const NO_POINTS = 0x3ffffff

/** The best of a kind that is not offered. */
export const NONE = NO_POINTS << POINTS_SHIFT

/** The lowest bit of each day among those of a word. */
const EVERY_DAY = 0x11111111

/** Where the numbers of single cells begin. */
export function cellsPlace(days: number): number {
  return Math.ceil((days * CABINS) / WORD) * WORD_SIZE
}

/** Whether a cell has offers. */
export function hasOffers({ strip }: { strip: RouteStrip }, cell: number): boolean {
  return (((strip[Math.floor(cell / WORD) * WORD_SIZE] ?? 0) >>> (cell % WORD)) & 1) === 1
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

/** A seats byte as seatRank. */
export function rankOf(seats: number): number {
  return (seats & SEATS) * 2 + ((seats & UNCOUNTED) === 0 ? 1 : 0)
}

export function stripOf(columns: RouteColumns): RouteStrip {
  const { cellStart } = columns
  const cells = cellStart.length - 1
  const words: number[] = []
  const bests: number[] = []
  for (let base = 0; base < cells; base += WORD) {
    const before = bests.length / CELL_SIZE
    let bits = 0
    for (let cell = base; cell < Math.min(base + WORD, cells); cell += 1) {
      if (cellStart[cell] === cellStart[cell + 1]) continue
      bits |= 1 << (cell - base)
      bests.push(bestOf(columns, cell, DIRECT), bestOf(columns, cell, 0))
    }
    words.push(bits, before)
  }
  return Int32Array.from([...words, ...bests])
}

/** The best of the direct offers of a cell, or of the connecting ones. @param kind DIRECT or 0 */
function bestOf({ cellStart, seats, points }: RouteColumns, cell: number, kind: number): number {
  let most = 0
  let least = NO_POINTS
  for (let at = cellStart[cell] ?? 0; at < (cellStart[cell + 1] ?? 0); at += 1) {
    if (((seats[at] ?? 0) & DIRECT) !== kind) continue
    // The first of a kind is the one a row shows. What the newest look missed comes after it, however cheap.
    const shown = points[at] ?? -1
    if (most === 0 && shown >= 0) least = Math.min(shown, NO_POINTS)
    most = Math.max(most, rankOf(seats[at] ?? 0))
  }
  return most === 0 ? NONE : (least << POINTS_SHIFT) | most
}
