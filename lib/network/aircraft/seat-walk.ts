import type { DeckPlan, PlacedSeat } from './geometry.ts'

/** Where the keys of a keyboard lead from one seat of a deck to another. */
export const walkKeys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
export type WalkKey = (typeof walkKeys)[number]

export function isWalkKey(key: string): key is WalkKey {
  return walkKeys.some((known) => known === key)
}

/** Seats of a deck in reading order: front to back, left to right. */
export function seatsInOrder(plan: DeckPlan): PlacedSeat[] {
  return plan.cabins.flatMap(({ seats }) => seats).toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/**
 * The seat a key leads to, as its place in `seats` (in reading order). Along a row it stops at the walls; up and down
 * it goes to the nearest seat of the next row; Page keys go to the first row of the next cabin, Home and End to the
 * ends of the row.
 */
export function walk(plan: DeckPlan, seats: readonly PlacedSeat[], from: number, key: WalkKey): number {
  const seat = seats[from]
  if (!seat) return 0
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = from + (key === 'ArrowLeft' ? -1 : 1)
    return seats[next]?.y === seat.y ? next : from
  }
  if (key === 'Home') return seats.findIndex(({ y }) => y === seat.y)
  if (key === 'End') return seats.findLastIndex(({ y }) => y === seat.y)
  const rows = key === 'ArrowUp' || key === 'ArrowDown' ? rowTops(seats) : cabinTops(plan)
  const forward = key === 'ArrowUp' || key === 'PageUp'
  const target = forward ? rows.findLast((y) => y < seat.y) : rows.find((y) => y > seat.y)
  return target === undefined ? from : nearestInRow(seats, seat, target)
}

function rowTops(seats: readonly PlacedSeat[]): number[] {
  return [...new Set(seats.map(({ y }) => y))]
}

function cabinTops(plan: DeckPlan): number[] {
  return plan.cabins.flatMap(({ seats }) => (seats[0] ? [seats[0].y] : []))
}

function nearestInRow(seats: readonly PlacedSeat[], { x, width }: PlacedSeat, y: number): number {
  const middle = x + width / 2
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [at, seat] of seats.entries()) {
    const distance = Math.abs(seat.x + seat.width / 2 - middle)
    if (seat.y === y && distance < least) {
      least = distance
      best = at
    }
  }
  return best
}

/** The seat nearest to a point of the drawing, or undefined when none is within a finger's width. */
export function seatAt(seats: readonly PlacedSeat[], x: number, y: number): number | undefined {
  const reach = 16
  const within = seats
    .map((seat, at) => ({ at, distance: outside(x, seat.x, seat.width) + outside(y, seat.y, seat.height) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)
  return within[0]?.at
}

function outside(point: number, start: number, length: number): number {
  return Math.max(0, start - point, point - start - length)
}
