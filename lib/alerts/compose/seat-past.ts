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
  messages: number
  looks: number
  since: Instant
}

/** Checks the looks at a leg, newest first, against criteria; null when it is unknown which seats meet them. */
export function seatPast(
  criteria: WantedSeats,
  looks: readonly SeatLook[],
  layout: readonly CabinLayout[],
): SeatPast | null {
  // Seats of a different aircraft are not the same seats, even where their names match.
  const comparable = comparableLooks(looks)
  const found = comparable.map((look) => seatsThatFulfil(criteria, look, layout))
  const [newest] = comparable
  const [free] = found
  if (!newest || !free) return null
  const messages = found.filter((seats, at) => isNews(criteria, found[at + 1] ?? [], seats ?? [])).length
  const since = comparable.at(-1)?.seenAt ?? newest.seenAt
  return { free, seenAt: newest.seenAt, messages, looks: comparable.length, since }
}
