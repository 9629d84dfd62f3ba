import type { Instant } from '../../core/clock.ts'
import type { SeatLook } from '../../flights/flight-looks.ts'
import { comparableLooks } from '../../flights/look-changes.ts'
import type { CabinLayout } from '../../network/aircraft/cabin.ts'
import { isNews, seatsThatFulfil } from '../match-seats.ts'
import type { WantedSeats } from '../seat-reach.ts'

/** What a seat alert would have found on one leg. */
export type SeatPast = {
  /** The seats free at the newest look, and when that was. */
  free: string[]
  seenAt: Instant
  /** How often it would have sent a message over `looks` looks, the first of them at `since`. */
  told: number
  looks: number
  since: Instant
}

/** Checks the looks at a leg, newest first, against a wish; null when it is unknown which seats fulfil it. */
export function seatPast(
  wish: WantedSeats,
  looks: readonly SeatLook[],
  layout: readonly CabinLayout[],
): SeatPast | null {
  // Seats of a different aircraft are not the same seats, even where their names match.
  const comparable = comparableLooks(looks)
  const found = comparable.map((look) => seatsThatFulfil(wish, look, layout))
  const [newest] = comparable
  const [free] = found
  if (!newest || !free) return null
  const told = found.filter((seats, at) => isNews(wish, found[at + 1] ?? [], seats ?? [])).length
  const since = comparable.at(-1)?.seenAt ?? newest.seenAt
  return { free, seenAt: newest.seenAt, told, looks: comparable.length, since }
}
