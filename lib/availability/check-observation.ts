import type { Instant } from '../core/clock.ts'
import { epochDay, epochSecond } from '../core/dates.ts'
import type { Observation, Sector } from './observation.ts'

/** Programs open their calendars about a year ahead, so a date further out than this was misread. */
const MAX_LEAD_DAYS = 500
/** A search made late in the day may show flights that have just left in another time zone. */
const MIN_LEAD_DAYS = -2
/** Allows for clocks that differ. A check dated further ahead would block every later one. */
const CLOCK_SKEW_SECONDS = 24 * 3600
const MAX_CHARGES_MINOR = 100_000_000

export type CheckContext = { now: Instant; isKnownAirport: (code: string) => boolean }

/**
 * Finds what is wrong with an observation whose types are valid, worded for the person who supplied the file; null if
 * nothing is.
 */
export function findObservationFault(o: Observation, { now, isKnownAirport }: CheckContext): string | null {
  if (o.from === o.to) return `from and to are both ${o.from}`
  const unknown = [o.from, o.to].find((code) => !isKnownAirport(code))
  if (unknown !== undefined) return `unknown airport ${unknown}`
  if (epochSecond(o.seenAt) > epochSecond(now) + CLOCK_SKEW_SECONDS)
    return `seen at ${o.seenAt}, which is after now (${now})`
  const lead = epochDay(o.date) - Math.floor(epochSecond(o.seenAt) / 86_400)
  if (lead > MAX_LEAD_DAYS || lead < MIN_LEAD_DAYS) return `date ${o.date} is ${lead} days from the day it was seen`
  if ((o.charges?.minor ?? 0) > MAX_CHARGES_MINOR) return `charges of ${o.charges?.minor} minor units are beyond belief`
  if (o.sectors === null) return null
  if (o.seats === 0) return 'flights are named, yet there are no seats'
  return faultOfSectors(o, o.sectors)
}

/** Connecting airports may be unknown to us, because partners fly to places that can't be searched for here. */
function faultOfSectors(o: Observation, sectors: readonly Sector[]): string | null {
  const places = [o.from, ...sectors.map(({ to }) => to)]
  const gap = sectors.find(({ from }, at) => from !== places[at])
  if (sectors.length === 0 || gap !== undefined || places.at(-1) !== o.to)
    return `flights do not lead from ${o.from} to ${o.to}`
  const departs = sectors[0]?.departs.slice(0, 10)
  if (departs !== o.date) return `the first flight leaves on ${departs}, not on ${o.date}`
  return null
}
