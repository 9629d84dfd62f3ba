/**
 * How an alert stands in the list of a month: a slot, whether it takes only flights without a connection, and the first
 * and last of its days in that month. All in one number of 32 bits, so that an alert of other days, of which a list has
 * many, is passed by without a look at anything else.
 */

/** Slots a number has room for: more than a process has memory for. */
export const MOST_SLOTS = 2 ** 21
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

/** Whether an alert may be about a flight of a day of the month. */
export function mayTake(filed: number, day: number, direct: boolean): boolean {
  return day <= (filed & DAY) && day >= ((filed >>> FIRST_AT) & DAY) && (direct || (filed & DIRECT_ONLY) === 0)
}
