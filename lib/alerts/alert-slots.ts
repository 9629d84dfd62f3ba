import { addDays, epochDay } from '../availability/days.ts'
import type { AlertSettings } from './alert.ts'
import { NO_CEILING } from './seat-thresholds.ts'

const DIRECT = 1
/** What an opening must be held against in full, because more than one lane or a carrier decides. */
const INVOLVED = 2
const ALIVE = 4
/** Has a ceiling of charges. */
const CHARGED = 8
/** Above the four flags of a wish: a bit for each weekday, Sunday the lowest, then the seats. */
const WEEKDAYS_AT = 4
const SEATS_AT = 11
const EVERY_DAY = 127

/**
 * What an alert wants, as four numbers side by side: an opening is held against many alerts, and each should cost one
 * look into memory, of which a line holds four. What few questions ask stands apart. Days are pairs of 16 bits.
 */
const NEAR = 4
const DAYS_OUT = 0
const WISH = 1
const MAX_POINTS = 2
const SEEN = 3
const FAR = 2
const DAYS_BACK = 0
const MAX_CHARGES = 1

type SlotQuestion = { day: number; weekday: number; direct: boolean; back: boolean }

export class AlertSlots {
  #near = new Uint32Array(1024 * NEAR)
  #far = new Uint32Array(1024 * FAR)

  put(slot: number, settings: AlertSettings): void {
    if (slot * NEAR >= this.#near.length) this.#widen(slot)
    const { dates, stay, maxPoints, maxCharges } = settings
    const [near, far] = [slot * NEAR, slot * FAR]
    this.#near[near + DAYS_OUT] = pairOf(epochDay(dates.start), epochDay(dates.end))
    this.#near[near + WISH] = wishOf(settings)
    this.#near[near + MAX_POINTS] = maxPoints ?? NO_CEILING
    this.#near[near + SEEN] = 0
    this.#far[far + DAYS_BACK] =
      stay === null ? 0 : pairOf(epochDay(addDays(dates.start, stay.min)), epochDay(addDays(dates.end, stay.max)))
    this.#far[far + MAX_CHARGES] = maxCharges === null ? NO_CEILING : maxCharges * 100
  }

  bury(slot: number): void {
    this.#near[slot * NEAR + WISH] = 0
  }

  isAlive(slot: number): boolean {
    return this.#wish(slot) !== 0
  }

  /**
   * Puts the slots whose alerts may be about a day, of the way out or of the way back, into `taken`, each once a turn.
   * Gives how many. One bare loop, so that the processor can look at several alerts at the same time.
   */
  take(slots: Uint32Array, { day, weekday, direct, back }: SlotQuestion, turn: number, taken: Uint32Array): number {
    const near = this.#near
    // A word of the way out stands among the four; one of the way back apart, with a stride of its own.
    const [windows, stride, window] = back ? [this.#far, FAR, DAYS_BACK] : [near, NEAR, DAYS_OUT]
    const refused = direct ? 0 : DIRECT
    const weekdays = back ? 0 : 1 << (weekday + WEEKDAYS_AT)
    let count = 0
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] ?? 0
      const days = windows[slot * stride + window] ?? 0
      if (day < days >>> 16 || day > (days & 0xffff)) continue
      const wish = near[slot * NEAR + WISH] ?? 0
      if (wish === 0 || (wish & refused) !== 0 || (wish & weekdays) !== weekdays) continue
      if (near[slot * NEAR + SEEN] === turn) continue
      near[slot * NEAR + SEEN] = turn
      taken[count] = slot
      count += 1
    }
    return count
  }

  isInvolved(slot: number): boolean {
    return (this.#wish(slot) & INVOLVED) !== 0
  }

  /** The seats that count for it: one where the party may split. */
  seats(slot: number): number {
    return this.#wish(slot) >>> SEATS_AT
  }

  maxPoints(slot: number): number {
    return this.#near[slot * NEAR + MAX_POINTS] ?? 0
  }

  /** AUD cents; `NO_CEILING` for most. */
  maxCharges(slot: number): number {
    return (this.#wish(slot) & CHARGED) === 0 ? NO_CEILING : (this.#far[slot * FAR + MAX_CHARGES] ?? 0)
  }

  #wish(slot: number): number {
    return this.#near[slot * NEAR + WISH] ?? 0
  }

  #widen(slot: number): void {
    const slots = Math.max(slot + 1, Math.ceil((this.#near.length / NEAR) * 1.5))
    const [near, far] = [new Uint32Array(slots * NEAR), new Uint32Array(slots * FAR)]
    near.set(this.#near)
    far.set(this.#far)
    this.#near = near
    this.#far = far
  }
}

/** Never 0, which is what a buried one has. */
function wishOf({ direct, split, stay, carriers, holding, weekdays, seats, maxCharges }: AlertSettings): number {
  const involved = split || stay !== null || carriers.length > 0 || holding !== null
  const days = weekdays.length === 0 ? EVERY_DAY : weekdays.reduce((all, day) => all | (1 << day), 0)
  const flags = ALIVE | (direct ? DIRECT : 0) | (involved ? INVOLVED : 0) | (maxCharges === null ? 0 : CHARGED)
  return flags | (days << WEEKDAYS_AT) | ((split ? 1 : seats) << SEATS_AT)
}

function pairOf(first: number, last: number): number {
  return (Math.max(0, first) << 16) | last
}
