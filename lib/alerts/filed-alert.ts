/**
 * An alert's entry in the list of a month: its slot, whether it takes only non-stop flights, and the first and last of
 * its days in that month. All are packed into one 32-bit number, so that the many alerts for other days are skipped
 * without reading anything else.
 */

/** The number of slots an entry has room for: more than fit into a process's memory. */
export const MAX_SLOTS = 2 ** 21
const SLOT_AT = 11
const DIRECT_ONLY = 1 << 10
const FIRST_AT = 5
const DAY = 31

export function filedAlert(slot: number, directOnly: boolean, first: number, last: number): number {
  return ((slot << SLOT_AT) | (directOnly ? DIRECT_ONLY : 0) | (first << FIRST_AT) | last) >>> 0
}

export function slotOf(filed: number): number {
  return filed >>> SLOT_AT
}

/** Whether an alert may match a flight on a day of the month. */
export function mayTake(filed: number, day: number, direct: boolean): boolean {
  return day <= (filed & DAY) && day >= ((filed >>> FIRST_AT) & DAY) && (direct || (filed & DIRECT_ONLY) === 0)
}
