import type { DeckPlan, PlacedSeat } from './geometry.ts'

/** The keys that move from one seat of a deck to another. */
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

/** The seats of a deck in reading order: front to back, left to right. */
export function seatsInOrder(plan: DeckPlan): PlacedSeat[] {
  return plan.cabins.flatMap(({ seats }) => seats).toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/**
 * The index in `seats` (in reading order) of the seat that a key moves to. Left and right stop at the ends of the row;
 * up and down go to the nearest seat of the next row; Page Up and Page Down go to the nearest first row of a cabin in
 * that direction; Home and End go to the ends of the row.
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
  let minDistance = Number.POSITIVE_INFINITY
  for (const [at, seat] of seats.entries()) {
    const distance = Math.abs(seat.x + seat.width / 2 - middle)
    if (seat.y === y && distance < minDistance) {
      minDistance = distance
      best = at
    }
  }
  return best
}

/** The index of the seat nearest to a point of the drawing; undefined when none is within a finger's width. */
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
