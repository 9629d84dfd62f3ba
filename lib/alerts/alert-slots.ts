import type { AlertSettings } from './alert.ts'
import { mayTake, slotOf } from './filed-alert.ts'
import { NO_CEILING } from './seat-thresholds.ts'

const ALIVE = 1
/** What an opening must be held against in full, because more than one lane or a carrier decides. */
const INVOLVED = 2
/** Above the flags of a wish: a bit for each weekday, Sunday the lowest, then the seats. */
const WEEKDAYS_AT = 2
const SEATS_AT = 9
const EVERY_DAY = 127

/**
 * What an alert wants, as four numbers side by side: an opening is held against many alerts, and each should cost one
 * look into memory, of which a line holds four.
 */
const NUMBERS = 4
const WISH = 0
const MAX_POINTS = 1
const MAX_CHARGES = 2
const SEEN = 3

type SlotQuestion = { dayOfMonth: number; weekday: number; direct: boolean; back: boolean }

export class AlertSlots {
  #slots = new Uint32Array(1024 * NUMBERS)

  put(slot: number, settings: AlertSettings): void {
    const at = slot * NUMBERS
    if (at >= this.#slots.length) this.#widen(slot)
    const { maxPoints, maxCharges } = settings
    this.#slots[at + WISH] = wishOf(settings)
    this.#slots[at + MAX_POINTS] = maxPoints ?? NO_CEILING
    this.#slots[at + MAX_CHARGES] = maxCharges === null ? NO_CEILING : maxCharges * 100
    this.#slots[at + SEEN] = 0
  }

  bury(slot: number): void {
    this.#slots[slot * NUMBERS + WISH] = 0
  }

  isAlive(slot: number): boolean {
    return this.#wish(slot) !== 0
  }

  /**
   * Puts the slots of those filed that may be about a day, of the way out or of the way back, into `taken`, each once a
   * turn. Gives how many. One bare loop, so that the processor can look at several alerts at the same time.
   */
  take(filed: Uint32Array, question: SlotQuestion, turn: number, taken: Uint32Array): number {
    const { dayOfMonth, weekday, direct, back } = question
    const slots = this.#slots
    const weekdays = back ? 0 : 1 << (weekday + WEEKDAYS_AT)
    let count = 0
    for (let index = 0; index < filed.length; index += 1) {
      const alert = filed[index] ?? 0
      if (!mayTake(alert, dayOfMonth, direct)) continue
      const slot = slotOf(alert)
      const at = slot * NUMBERS
      const wish = slots[at + WISH] ?? 0
      if (wish === 0 || (wish & weekdays) !== weekdays || slots[at + SEEN] === turn) continue
      slots[at + SEEN] = turn
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
    return this.#slots[slot * NUMBERS + MAX_POINTS] ?? 0
  }

  /** AUD cents; `NO_CEILING` for most. */
  maxCharges(slot: number): number {
    return this.#slots[slot * NUMBERS + MAX_CHARGES] ?? 0
  }

  #wish(slot: number): number {
    return this.#slots[slot * NUMBERS + WISH] ?? 0
  }

  #widen(slot: number): void {
    const room = Math.max(slot + 1, Math.ceil((this.#slots.length / NUMBERS) * 1.5))
    const slots = new Uint32Array(room * NUMBERS)
    slots.set(this.#slots)
    this.#slots = slots
  }
}

/** Never 0, which is what a buried one has. */
function wishOf({ split, stay, carriers, holding, weekdays, seats }: AlertSettings): number {
  const involved = split || stay !== null || carriers.length > 0 || holding !== null
  const days = weekdays.length === 0 ? EVERY_DAY : weekdays.reduce((all, day) => all | (1 << day), 0)
  return ALIVE | (involved ? INVOLVED : 0) | (days << WEEKDAYS_AT) | ((split ? 1 : seats) << SEATS_AT)
}
