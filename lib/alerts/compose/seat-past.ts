import type { Instant } from '../../core/clock.ts'
import type { SeatSnapshot } from '../../flights/flight-snapshots.ts'
import { listComparable } from '../../flights/snapshot-changes.ts'
import type { CabinLayout } from '../../network/aircraft/cabin.ts'
import { isNews, seatsThatFulfil, type WantedSeats } from '../match-seats.ts'

/** What a seat alert would have found on one leg. */
export type SeatPast = {
  /** The seats free in the newest snapshot, and when that was. */
  free: string[]
  seenAt: Instant
  /** How often it would have sent a message over this many `checks`, the first of them at `since`. */
  messages: number
  checks: number
  since: Instant
}

/** Checks the snapshots of a leg, newest first, against criteria; null when it is unknown which seats meet them. */
export function seatPast(
  criteria: WantedSeats,
  snapshots: readonly SeatSnapshot[],
  layout: readonly CabinLayout[],
): SeatPast | null {
  // Seats of a different aircraft are not the same seats, even where their names match.
  const comparable = listComparable(snapshots)
  const found = comparable.map((snapshot) => seatsThatFulfil(criteria, snapshot, layout))
  const [newest] = comparable
  const [free] = found
  if (!newest || !free) return null
  const messages = found.filter((seats, at) => isNews(criteria, found[at + 1] ?? [], seats ?? [])).length
  const since = comparable.at(-1)?.seenAt ?? newest.seenAt
  return { free, seenAt: newest.seenAt, messages, checks: comparable.length, since }
}
