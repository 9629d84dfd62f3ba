import type { EpochDay } from '../../core/dates.ts'

import { leastWait } from './connecting-times.ts'
import type { SingleOffer } from './single-offers.ts'

/** Seats of one leg in order of day, and what follows at its end. */
export type LegSeats = {
  surface: boolean
  stop: 'stopover' | 'transit'
  days: readonly { day: EpochDay; offer: SingleOffer }[]
}

type Chosen = { day: EpochDay; offer: SingleOffer } | null

/** A longer wait than this is a stopover. */
const TRANSIT_MINUTES = 1440

/**
 * The earliest dates on which legs with seats follow each other: a transit within a day of landing, anything else on a
 * later date. A surface sector takes none and lets the next leg begin on any later date. Where no dates suit all legs,
 * the longest beginning that works is given, then null.
 */
export function earliestChain(legs: readonly LegSeats[]): Chosen[] {
  const chosen: Chosen[] = legs.map(() => null)
  let deepest: Chosen[] = chosen
  let reached = 0
  const dead = new Set<string>()
  const place = (at: number, before: Chosen): boolean => {
    const leg = legs[at]
    if (leg === undefined) return true
    if (leg.surface) return place(at + 1, before)
    // Seats of one day land at different times, and what follows depends on it.
    const state = `${at} ${before?.day} ${before?.offer.arrives}`
    if (dead.has(state)) return false
    for (const option of leg.days) {
      if (before !== null && !follows(before, option, legs, at)) continue
      chosen[at] = option
      if (at + 1 > reached) {
        reached = at + 1
        deepest = chosen.map((one, place) => (place <= at ? one : null))
      }
      if (place(at + 1, option)) return true
    }
    chosen[at] = null
    dead.add(state)
    return false
  }
  return place(0, null) ? chosen : deepest
}

function follows(
  before: NonNullable<Chosen>,
  next: NonNullable<Chosen>,
  legs: readonly LegSeats[],
  at: number,
): boolean {
  const direct = legs[at - 1]
  const landed = before.offer.arrives === null ? before.day + 1 : Math.floor(before.offer.arrives / 1440)
  if (direct === undefined || direct.surface || direct.stop === 'stopover') return next.day > landed
  const { arrives } = before.offer
  const { departs, route } = next.offer
  if (arrives === null || departs === null) return next.day === landed || next.day === landed + 1
  const wait = departs - arrives
  return wait >= leastWait(before.offer.route.from, route.from, route.to) && wait <= TRANSIT_MINUTES
}
