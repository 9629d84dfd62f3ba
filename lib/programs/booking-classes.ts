import { type Cabin, cabins } from '../core/cabin.ts'
import type { Program } from '../core/program.ts'
import { programRules } from './program-rules.ts'

/**
 * Returns what a booking class means for a flight bought with points: a reward seat, a cash fare priced in points, or
 * null where the class is not known. Source: booking-classes.json of each program.
 */
export function findBookingClass(
  program: Program,
  flight: { carrier: string; cabin: Cabin; bookingClass: string | null },
): 'reward' | 'dynamic' | null {
  const { listsAll, rows } = programRules[program].bookingClasses
  const row = rows.find(({ carrier }) => carrier === flight.carrier)
  const { cabin, bookingClass } = flight
  if (row === undefined || bookingClass === null) return null
  if (row.reward[cabin]?.includes(bookingClass)) return 'reward'
  if (row.dynamic[cabin]?.includes(bookingClass)) return 'dynamic'
  return listsAll && row.reward[cabin] !== undefined ? 'dynamic' : null
}

/**
 * The only cabin in which a carrier sells reward seats in this booking class; null when there is none, or more than
 * one.
 */
export function findRewardCabin(program: Program, carrier: string, bookingClass: string | null): Cabin | null {
  const sold = cabins.filter((cabin) => findBookingClass(program, { carrier, cabin, bookingClass }) === 'reward')
  return sold.length === 1 ? (sold[0] ?? null) : null
}
