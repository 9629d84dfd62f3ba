import { addDays, epochDay } from '../availability/days.ts'
import type { AlertSettings } from './alert.ts'
import { NO_CEILING } from './seat-thresholds.ts'

const DIRECT = 1
/** What an opening must be held against in full, because more than one lane or a carrier decides. */
const INVOLVED = 2
const ALIVE = 4

/**
 * What an alert wants, as eight numbers side by side: an opening is held against many alerts, and each should cost one
 * look into memory. Days are pairs of 16 bits; weekdays have a bit each, Sunday the lowest.
 */
const WORDS = 8
const DAYS_OUT = 0
const DAYS_BACK = 1
const FLAGS = 2
const WEEKDAYS = 3
const SEATS = 4
const MAX_POINTS = 5
const MAX_CHARGES = 6
const SEEN = 7

type SlotQuestion = { day: number; weekday: number; direct: boolean; back: boolean }

export class AlertSlots {
  #words = new Uint32Array(1024 * WORDS)

  put(slot: number, settings: AlertSettings): void {
    const at = slot * WORDS
    if (at >= this.#words.length) this.#widen(slot)
    const { dates, stay, weekdays, split, carriers, holding, maxPoints, maxCharges } = settings
    const involved = split || stay !== null || carriers.length > 0 || holding !== null
    const words = this.#words
    words[at + DAYS_OUT] = pairOf(epochDay(dates.start), epochDay(dates.end))
    words[at + DAYS_BACK] =
      stay === null ? 0 : pairOf(epochDay(addDays(dates.start, stay.min)), epochDay(addDays(dates.end, stay.max)))
    words[at + FLAGS] = ALIVE | (settings.direct ? DIRECT : 0) | (involved ? INVOLVED : 0)
    words[at + WEEKDAYS] = weekdays.length === 0 ? 127 : weekdays.reduce((days, day) => days | (1 << day), 0)
    words[at + SEATS] = split ? 1 : settings.seats
    words[at + MAX_POINTS] = maxPoints ?? NO_CEILING
    words[at + MAX_CHARGES] = maxCharges === null ? NO_CEILING : maxCharges * 100
    words[at + SEEN] = 0
  }

  bury(slot: number): void {
    this.#words[slot * WORDS + FLAGS] = 0
  }

  isAlive(slot: number): boolean {
    return this.#flags(slot) !== 0
  }

  /**
   * Puts the slots whose alerts may be about a day, of the way out or of the way back, into `taken`, each once a turn.
   * Gives how many. One bare loop, so that the processor can look at several alerts at the same time.
   */
  take(slots: Uint32Array, { day, weekday, direct, back }: SlotQuestion, turn: number, taken: Uint32Array): number {
    const words = this.#words
    const window = back ? DAYS_BACK : DAYS_OUT
    const refused = direct ? 0 : DIRECT
    const weekdays = back ? 0 : 1 << weekday
    let count = 0
    for (let index = 0; index < slots.length; index += 1) {
      const slot = slots[index] ?? 0
      const at = slot * WORDS
      const days = words[at + window] ?? 0
      if (day < days >>> 16 || day > (days & 0xffff)) continue
      const flags = words[at + FLAGS] ?? 0
      if (flags === 0 || (flags & refused) !== 0 || words[at + SEEN] === turn) continue
      if (((words[at + WEEKDAYS] ?? 0) & weekdays) !== weekdays) continue
      words[at + SEEN] = turn
      taken[count] = slot
      count += 1
    }
    return count
  }

  isInvolved(slot: number): boolean {
    return (this.#flags(slot) & INVOLVED) !== 0
  }

  /** The seats that count for it: one where the party may split. */
  seats(slot: number): number {
    return this.#words[slot * WORDS + SEATS] ?? 0
  }

  maxPoints(slot: number): number {
    return this.#words[slot * WORDS + MAX_POINTS] ?? 0
  }

  /** AUD cents. */
  maxCharges(slot: number): number {
    return this.#words[slot * WORDS + MAX_CHARGES] ?? 0
  }

  #flags(slot: number): number {
    return this.#words[slot * WORDS + FLAGS] ?? 0
  }

  #widen(slot: number): void {
    const wider = new Uint32Array(Math.max(slot + 1, Math.ceil((this.#words.length / WORDS) * 1.5)) * WORDS)
    wider.set(this.#words)
    this.#words = wider
  }
}

function pairOf(first: number, last: number): number {
  return (Math.max(0, first) << 16) | last
}
