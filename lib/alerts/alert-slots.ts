import type { RowOffer, RowState, SeatChange } from '../availability/compare-cells.ts'
import type { AlertSettings, Criterion } from './alert.ts'
import { dayOfMonth } from './alert-keys.ts'
import { weekdayNumber } from './trip-criteria.ts'

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

/** Higher than any number of points: a ceiling that is never reached, and the price when points are unknown. */
const NO_CEILING = 0xfffffffe
const NO_SEATS = 0xffffffff

/**
 * The fewest points for a party of 1 to 9, indexed by its size: `NO_CEILING` when the points are unknown, and more
 * (`NO_SEATS`) when a row has too few seats. A party fits within a ceiling when its figure is not
 * above it.
 */
function cheapestBySeats(row: Pick<RowState, 'offers'> | null): Uint32Array {
  const points = new Uint32Array(10).fill(NO_SEATS)
  for (const offer of row?.offers ?? []) {
    for (let seats = 1; seats <= offer.seats; seats += 1) {
      points[seats] = Math.min(points[seats] ?? NO_SEATS, offer.points ?? NO_CEILING)
    }
  }
  return points
}

/** Whether a row has an offer for this many seats within both ceilings. Charges are AUD cents. */
function isWithin(offers: readonly RowOffer[], seats: number, maxPoints: number, maxCharges: number): boolean {
  return offers.some(
    (offer) =>
      offer.seats >= seats && (offer.points ?? NO_CEILING) <= maxPoints && (offer.charges ?? NO_CEILING) <= maxCharges,
  )
}

const ALIVE = 1
/** Can't be decided from this row's seats alone, because another row, the carriers or a booking held counts too. */
const INVOLVED = 2
/** Has a ceiling on charges. */
const CHARGED = 4
/**
 * Above the flags of criteria: a bit for each weekday, with Sunday lowest, then the seats needed in one row, which is
 * one where the party may split.
 */
const WEEKDAYS_AT = 3
const SEATS_AT = 10
const EVERY_DAY = 127

/**
 * What an alert wants, as four numbers side by side. A change is checked against many alerts, and each check should
 * cost one memory access: a cache line holds four alerts.
 */
const NUMBERS = 4
const CRITERIA = 0
const MAX_POINTS = 1
const MAX_CHARGES = 2
const SEEN = 3

/** Flags for how a change affects an alert: seats it wants opened, or closed. */
export const OPENED = 1
export const CLOSED = 2
/** In `found`, the slot is stored above these two flags. */
export const FOUND_AT = 2

/** A change, prepared for checking against many alerts. */
export class PreparedChange {
  readonly dayOfMonth: number
  readonly weekday: number
  readonly direct: boolean
  /** The fewest points by number of seats, before and after. */
  readonly was: Uint32Array
  readonly is: Uint32Array
  readonly #change: SeatChange

  constructor(change: SeatChange) {
    this.dayOfMonth = dayOfMonth(change.date)
    this.weekday = weekdayNumber(change.date)
    this.direct = change.direct
    this.was = cheapestBySeats(change.before)
    this.is = cheapestBySeats(change.after)
    this.#change = change
  }

  had(seats: number, points: number, charges: number): boolean {
    return isWithin(this.#change.before?.offers ?? [], seats, points, charges)
  }

  has(seats: number, points: number, charges: number): boolean {
    return isWithin(this.#change.after.offers, seats, points, charges)
  }
}

export class AlertSlots {
  #slots = new Uint32Array(1024 * NUMBERS)

  put(slot: number, settings: AlertSettings): void {
    const at = slot * NUMBERS
    if (at >= this.#slots.length) this.#grow(slot)
    const { maxPoints, maxCharges } = settings
    this.#slots[at + CRITERIA] = packCriteria(settings)
    this.#slots[at + MAX_POINTS] = maxPoints ?? NO_CEILING
    // AUD cents.
    this.#slots[at + MAX_CHARGES] = (maxCharges ?? 0) * 100
    this.#slots[at + SEEN] = 0
  }

  markDeleted(slot: number): void {
    this.#slots[slot * NUMBERS + CRITERIA] = 0
  }

  isAlive(slot: number): boolean {
    return this.#slots[slot * NUMBERS + CRITERIA] !== 0
  }

  /**
   * Writes the slots of the filed alerts that a change affects into `found`, each once a turn, with how it affects
   * them, and returns how many there are. It is one plain loop so that the processor can fetch several alerts at once.
   *
   * @param back whether the alerts are filed by their way back
   */
  findAffected(filed: Uint32Array, prepared: PreparedChange, back: boolean, turn: number, found: Uint32Array): number {
    const { dayOfMonth, weekday, direct, was, is } = prepared
    const slots = this.#slots
    const weekdays = back ? 0 : 1 << (weekday + WEEKDAYS_AT)
    let count = 0
    for (let index = 0; index < filed.length; index += 1) {
      const alert = filed[index] ?? 0
      if (!mayTake(alert, dayOfMonth, direct)) continue
      const slot = slotOf(alert)
      const at = slot * NUMBERS
      const criteria = slots[at + CRITERIA] ?? 0
      if (criteria === 0 || (criteria & weekdays) !== weekdays || slots[at + SEEN] === turn) continue
      slots[at + SEEN] = turn
      const seats = criteria >>> SEATS_AT
      const points = slots[at + MAX_POINTS] ?? 0
      let had = (was[seats] ?? 0) <= points
      let has = (is[seats] ?? 0) <= points
      if ((criteria & CHARGED) !== 0) {
        const charges = slots[at + MAX_CHARGES] ?? 0
        had = had && prepared.had(seats, points, charges)
        has = has && prepared.has(seats, points, charges)
      }
      // For an alert that depends on more than this row, the change may count even if this row qualified before and
      // after.
      const involved = (criteria & INVOLVED) !== 0
      const effect = (has && (involved || !had) ? OPENED : 0) | (had && (involved || !has) ? CLOSED : 0)
      if (effect === 0) continue
      found[count] = (slot << FOUND_AT) | effect
      count += 1
    }
    return count
  }

  #grow(slot: number): void {
    const room = Math.max(slot + 1, Math.ceil((this.#slots.length / NUMBERS) * 1.5))
    const slots = new Uint32Array(room * NUMBERS)
    slots.set(this.#slots)
    this.#slots = slots
  }
}

/**
 * What decides a criterion: how an alert is filed, its slot, or only `matchAlert`. `findAffected` passes on every alert
 * that sets one of the last kind.
 */
const decidedBy = {
  ...{ programs: 'filing', from: 'filing', to: 'filing', dates: 'filing', cabins: 'filing', direct: 'filing' },
  ...{ weekdays: 'slot', seats: 'slot', maxPoints: 'slot', maxCharges: 'slot' },
  ...{ split: 'match', stay: 'match', carriers: 'match', holding: 'match' },
} as const satisfies Record<Criterion, 'filing' | 'slot' | 'match'>

const matchedInFull = (Object.keys(decidedBy) as Criterion[]).filter((criterion) => decidedBy[criterion] === 'match')

const isSet = (value: AlertSettings[Criterion]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false

/** Never returns 0, which marks a deleted alert. */
function packCriteria(settings: AlertSettings): number {
  const { split, weekdays, seats, maxCharges } = settings
  const involved = matchedInFull.some((criterion) => isSet(settings[criterion]))
  const days = weekdays.length === 0 ? EVERY_DAY : weekdays.reduce((all, day) => all | (1 << day), 0)
  const flags = ALIVE | (involved ? INVOLVED : 0) | (maxCharges === null ? 0 : CHARGED)
  return flags | (days << WEEKDAYS_AT) | ((split ? 1 : seats) << SEATS_AT)
}
