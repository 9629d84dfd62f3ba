import type { CabinLayout } from './cabin.ts'

/** One seat of a cabin. `name`, `row` and `letter` are null in an indicative drawing. */
export type Seat = {
  /** The seat number, such as `12A`. */
  name: string | null
  row: number | null
  letter: string | null
  /** The index of its group between aisles, from the left. */
  block: number
  /** Its position in the group as drawn, 0 at the left edge; may be a half when the row is staggered. */
  place: number
  isWindow: boolean
  isAisle: boolean
}

export type SeatRow = { row: number | null; seats: Seat[] }

/** The rows of a cabin, front to back: numbered when the layout is established, otherwise only by count and pattern. */
export function listRows(cabin: CabinLayout): SeatRow[] {
  return cabin.drawable && cabin.rows ? numberedRows(cabin, cabin.rows) : indicativeRows(cabin)
}

/** Every seat of a cabin, row by row. */
export function listSeats(cabin: CabinLayout): Seat[] {
  return listRows(cabin).flatMap(({ seats }) => seats)
}

/** The sizes of the groups between aisles: 2, 4 and 2 for `2-4-2`. */
export function parseBlocks(pattern: string): number[] {
  return pattern.split('-').map(Number)
}

/** The seat letters of each group between aisles: one string per group, with every letter that any row uses. */
export function listColumns(cabin: CabinLayout): string[] {
  if (!cabin.layout) return []
  const own = cabin.layout.split('-')
  const others = cabin.rowOverrides.flatMap(({ letters }) => (letters ? [letters.split('-')] : []))
  return own.map((letters, block) => {
    const all = letters + others.map((groups) => groups[block] ?? '').join('')
    return [...new Set(all)].sort().join('')
  })
}

function numberedRows(cabin: CabinLayout, [first, last]: readonly [number, number]): SeatRow[] {
  const columns = listColumns(cabin)
  const missing = new Set(cabin.missingSeats)
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return numbers
    .filter((row) => !cabin.skipRows.includes(row))
    .map((row) => {
      const override = cabin.rowOverrides.find(({ rows }) => row >= rows[0] && row <= rows[1])
      if (override && !override.letters) return { row, seats: unletteredSeats(override.pattern, row) }
      const groups = (override?.letters ?? cabin.layout ?? '').split('-')
      const seats = groups.flatMap((letters, block) =>
        [...letters].map((letter, at) => letteredSeat(row, letter, at, { block, letters, columns })),
      )
      return { row, seats: seats.filter(({ name }) => name === null || !missing.has(name)) }
    })
}

type Group = { block: number; letters: string; columns: string[] }

function letteredSeat(row: number, letter: string, at: number, { block, letters, columns }: Group): Seat {
  const column = columns[block] ?? letters
  const isFirst = block === 0
  const isLast = block === columns.length - 1
  const atWindow = (isFirst && letter === column[0]) || (isLast && letter === column.at(-1))
  const facesLeftAisle = at === 0 && !isFirst
  const facesRightAisle = at === letters.length - 1 && !isLast
  return {
    name: `${row}${letter}`,
    row,
    letter,
    block,
    place: placeIn(column, letter, at),
    isWindow: atWindow,
    isAisle: facesLeftAisle || facesRightAisle,
  }
}

/**
 * The position of a letter in its group. A row of a staggered cabin uses only some of the group's letters; each letter
 * it skips before this one moves the seat half a seat to the right.
 */
function placeIn(column: string, letter: string, at: number): number {
  return at + (column.indexOf(letter) - at) / 2
}

function unletteredSeats(pattern: string, row: number | null): Seat[] {
  const sizes = parseBlocks(pattern)
  return sizes.flatMap((size, block) =>
    Array.from({ length: size }, (_, place) => ({
      name: null,
      row,
      letter: null,
      block,
      place,
      isWindow: (block === 0 && place === 0) || (block === sizes.length - 1 && place === size - 1),
      isAisle: (place === 0 && block > 0) || (place === size - 1 && block < sizes.length - 1),
    })),
  )
}

/** As many seats as published. The last row is filled from the windows in, as the positions it lacks are unknown. */
function indicativeRows({ pattern, seats, schematicRows }: CabinLayout): SeatRow[] {
  const row = unletteredSeats(pattern, null)
  const full = Math.floor(seats / row.length)
  const rest = seats - full * row.length
  const rows = Array.from({ length: Math.min(full, schematicRows) }, (): SeatRow => ({ row: null, seats: row }))
  if (rest === 0) return rows
  const inwards = row.map((_, at) => at).sort((a, b) => edgeDistance(a, row.length) - edgeDistance(b, row.length))
  const kept = new Set(inwards.slice(0, rest))
  return [...rows, { row: null, seats: row.filter((_, at) => kept.has(at)) }]
}

function edgeDistance(at: number, length: number): number {
  return Math.min(at, length - 1 - at)
}
