import type { Cabin } from '../core/cabin.ts'
import { sameCity } from '../network/cities.ts'
import { flownMiles } from '../network/distance.ts'
import { RuleError } from './rule-error.ts'

/** One flight of a Trip. Times are local to each airport, `yyyy-mm-ddThh:mm`; left out when not known. */
export type Segment = {
  from: string
  to: string
  carrier: string
  cabin: Cabin
  departs?: string | null
  arrives?: string | null
}

const cabinRank = { Y: 0, W: 1, J: 2, F: 3 } as const satisfies Record<Cabin, number>

/** Statute miles flown over all segments. Throws NetworkError `unknown-airport`. */
export function sumMiles(segments: readonly Segment[]): number {
  let miles = 0
  for (const { from, to } of segments) miles += flownMiles(from, to)
  return miles
}

/** The best cabin of several segments. */
export function highestCabin(segments: readonly Segment[]): Cabin {
  let highest: Cabin = 'Y'
  for (const { cabin } of segments) if (cabinRank[cabin] > cabinRank[highest]) highest = cabin
  return highest
}

/** Minutes on the ground between two segments, or null when a time is not known. */
export function waitMinutes(before: Segment, after: Segment): number | null {
  if (!before.arrives || !after.departs) return null
  // Both times are local to the same place, so no time zone is needed for the difference.
  return (Date.parse(`${after.departs}Z`) - Date.parse(`${before.arrives}Z`)) / 60_000
}

/** Splits segments into runs, starting a new run wherever `cut(previous, next)` is true. */
export function cutWhere<S extends Segment>(segments: readonly S[], cut: (previous: S, next: S) => boolean): S[][] {
  const runs: S[][] = []
  let previous: S | undefined
  for (const segment of segments) {
    const run = runs.at(-1)
    if (!run || !previous || cut(previous, segment)) runs.push([segment])
    else run.push(segment)
    previous = segment
  }
  return runs
}

/**
 * Throws RuleError `bad-trip` unless there is at least one segment and each leaves from the city where the last one
 * landed.
 */
export function requireConnected(segments: readonly Segment[]): void {
  if (segments.length === 0) throw new RuleError('bad-trip', 'A Trip has at least one flight.')
  for (let index = 1; index < segments.length; index++) {
    const landed = segments[index - 1]?.to ?? ''
    const leaves = segments[index]?.from ?? ''
    if (landed !== leaves && !sameCity(landed, leaves)) {
      throw new RuleError('bad-trip', `A flight lands in ${landed}, but the next one leaves from ${leaves}.`)
    }
  }
}
