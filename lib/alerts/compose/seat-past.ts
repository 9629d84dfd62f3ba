import type { Instant } from '../../core/clock.ts'
import type { SeatLook } from '../../flights/flight-looks.ts'
import { comparableLooks } from '../../flights/look-changes.ts'
import type { CabinLayout } from '../../network/aircraft/cabin.ts'
import { isNews, seatsThatFulfil } from '../match-seats.ts'
import type { WantedSeats } from '../seat-reach.ts'

/** What a seat alert would have come to on one leg. */
export type SeatPast = {
  /** Free at the newest look, and when that was. */
  free: string[]
  seenAt: Instant
  /** How often it would have spoken up over so many looks, the first of them then. */
  told: number
  looks: number
  since: Instant
}

/** Holds the looks at a leg, newest first, against a wish; null when nobody knows which seats fulfil it. */
export function seatPast(
  wish: WantedSeats,
  looks: readonly SeatLook[],
  layout: readonly CabinLayout[],
): SeatPast | null {
  // Seats of another aircraft are not those of this one, whatever their names.
  const comparable = comparableLooks(looks)
  const found = comparable.map((look) => seatsThatFulfil(wish, look, layout))
  const [newest] = comparable
  const [free] = found
  if (!newest || !free) return null
  const told = found.filter((seats, at) => isNews(wish, found[at + 1] ?? [], seats ?? [])).length
  const since = comparable.at(-1)?.seenAt ?? newest.seenAt
  return { free, seenAt: newest.seenAt, told, looks: comparable.length, since }
}
