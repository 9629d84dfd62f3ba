import type { SeatChange } from '../availability/delta.ts'
import type { LocalDate } from '../core/clock.ts'
import type { AlertSettings } from './alert.ts'
import { fileAlert, isBackKey, keysOfLane, TokenNumbers } from './alert-keys.ts'
import { AlertSlots, CLOSED, FOUND_AT, OPENED, SlotQuestion } from './alert-slots.ts'
import { filedAlert, MOST_SLOTS, slotOf } from './filed-alert.ts'
import { Postings } from './postings.ts'
import { SlotNames } from './slot-names.ts'

/** Buried alerts that make a sweep worth its while: this many, and a quarter of all. */
const SWEEP_AFTER = 4096

/** Alerts that a change may concern, by path: for some it opened what they wait for, for some it closed it. */
export type Candidates = { opened: string[]; closed: string[] }

/**
 * Running alerts by what they wait for. It says whom a change may concern, never leaving one out; `crossingOf` decides
 * on the alert itself. Work grows with the alerts filed under the very route, month and cabin of a change.
 */
export class AlertIndex {
  readonly #tokensOf: (airport: string) => readonly string[]
  readonly #tokens = new TokenNumbers()
  readonly #postings = new Postings()
  readonly #slots = new AlertSlots()
  readonly #slotOf: SlotNames
  readonly #paths: string[] = []
  /** Slots to be used again, and those that lists still name. */
  #vacant: number[] = []
  #buried: number[] = []
  /** Numbers the changes: an alert filed under several of the keys of one counts once. */
  #turn = 0
  #found = new Uint32Array(1024)

  /** @param tokensOf the place tokens that mean an airport: itself, its city, country and region */
  constructor(tokensOf: (airport: string) => readonly string[]) {
    this.#tokensOf = tokensOf
    this.#slotOf = new SlotNames(this.#paths)
  }

  /** Alerts held. */
  get size(): number {
    return this.#slotOf.size
  }

  /**
   * Files an alert, in place of what it said before. One that is paused or over is not held.
   * @throws RangeError when there are more than a process can hold
   */
  set(path: string, settings: AlertSettings, today: LocalDate): void {
    this.delete(path)
    if (settings.paused || settings.dates.end < today) return
    const slot = this.#vacant.pop() ?? this.#paths.length
    if (slot >= MOST_SLOTS) throw new RangeError(`more than ${MOST_SLOTS} alerts are held by one process`)
    this.#paths[slot] = path
    this.#slotOf.add(slot)
    this.#slots.put(slot, settings)
    fileAlert(settings, this.#tokens, today, (key, first, last) => {
      this.#postings.add(key, filedAlert(slot, settings.direct, first, last))
    })
  }

  delete(path: string): void {
    const slot = this.#slotOf.find(path)
    if (slot === undefined) return
    this.#slotOf.remove(slot)
    this.#slots.bury(slot)
    this.#paths[slot] = ''
    this.#buried.push(slot)
    if (this.#buried.length >= SWEEP_AFTER && this.#buried.length * 4 > this.#slotOf.size) this.#sweep()
  }

  candidates(change: SeatChange): Candidates {
    const found: Candidates = { opened: [], closed: [] }
    const question = new SlotQuestion(change)
    this.#turn = (this.#turn % 0xfffffffe) + 1
    for (const key of this.#keysOf(change)) {
      const filed = this.#postings.get(key)
      if (filed.length === 0) continue
      if (filed.length > this.#found.length) this.#found = new Uint32Array(filed.length * 2)
      const count = this.#slots.cross(filed, question, isBackKey(key), this.#turn, this.#found)
      for (let at = 0; at < count; at += 1) {
        const one = this.#found[at] ?? 0
        const path = this.#paths[one >>> FOUND_AT] ?? ''
        if ((one & OPENED) !== 0) found.opened.push(path)
        if ((one & CLOSED) !== 0) found.closed.push(path)
      }
    }
    return found
  }

  #keysOf(change: SeatChange): number[] {
    return keysOfLane(change, this.#numbersOf(change.from), this.#numbersOf(change.to))
  }

  /** The numbers of the tokens that mean an airport and that any alert has used. */
  #numbersOf(airport: string): number[] {
    const numbers: number[] = []
    for (const token of this.#tokensOf(airport)) {
      const number = this.#tokens.find(token)
      if (number !== undefined) numbers.push(number)
    }
    return numbers
  }

  #sweep(): void {
    this.#postings.sweep((filed) => this.#slots.isAlive(slotOf(filed)))
    this.#vacant = this.#vacant.concat(this.#buried)
    this.#buried = []
  }
}
