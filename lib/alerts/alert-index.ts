import type { SeatChange } from '../availability/compare-cells.ts'
import type { LocalDate } from '../core/clock.ts'
import type { AlertSettings } from './alert.ts'
import { fileAlert, isBackKey, keysOfLane, TokenNumbers } from './alert-keys.ts'
import { AlertSlots, CLOSED, FOUND_AT, OPENED, SlotQuestion } from './alert-slots.ts'
import { filedAlert, MOST_SLOTS, slotOf } from './filed-alert.ts'
import { PackedMultiMap } from './packed-multi-map.ts'

const LOAD = 0.5

/**
 * Finds the number of a name in a list of names: four bytes a name, where a map of strings takes some forty. A place
 * holds the number plus one; 0 is an empty place, and one that was given up is passed over.
 */
export class SlotNames {
  readonly #names: readonly string[]
  #places = new Uint32Array(1024)
  /** Names found, and places in use or given up. */
  #size = 0
  #used = 0

  /** @param names the list that numbers point into; a name is in it before it is added, and until it is removed */
  constructor(names: readonly string[]) {
    this.#names = names
  }

  get size(): number {
    return this.#size
  }

  find(name: string): number | undefined {
    const at = this.#search(name)
    return at === -1 ? undefined : (this.#places[at] ?? 0) - 1
  }

  /** Adds the name that stands at a number and is not yet found. */
  add(slot: number): void {
    if (this.#used >= this.#places.length * LOAD) this.#rebuild()
    this.#put(slot + 1)
    this.#size += 1
    this.#used += 1
  }

  remove(slot: number): void {
    const at = this.#search(this.#names[slot] ?? '')
    if (at === -1) return
    this.#places[at] = GIVEN_UP
    this.#size -= 1
  }

  #search(name: string): number {
    const mask = this.#places.length - 1
    for (let at = hashName(name) & mask; ; at = (at + 1) & mask) {
      const held = this.#places[at] ?? 0
      if (held === 0) return -1
      if (held !== GIVEN_UP && this.#names[held - 1] === name) return at
    }
  }

  #put(held: number): void {
    const mask = this.#places.length - 1
    let at = hashName(this.#names[held - 1] ?? '') & mask
    while (this.#places[at] !== 0) at = (at + 1) & mask
    this.#places[at] = held
  }

  /** With room for twice as many as there are, and without places given up. */
  #rebuild(): void {
    const held = this.#places.filter((one) => one !== 0 && one !== GIVEN_UP)
    let room = 1024
    while (room * LOAD <= this.#size * 2) room *= 2
    this.#places = new Uint32Array(room)
    for (const one of held) this.#put(one)
    this.#used = this.#size
  }
}

const GIVEN_UP = 0xffffffff

function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Buried alerts that make a sweep worth its while: this many, and a quarter of all. */
const SWEEP_AFTER = 4096

/** Alerts that a change may concern, by path: for some it opened what they wait for, for some it closed it. */
export type Candidates = { opened: string[]; closed: string[] }

/**
 * Running alerts by what they wait for. It says whom a change may concern, never leaving one out; `matchAlert` decides
 * on the alert itself. Work grows with the alerts filed under the very route, month and cabin of a change.
 */
export class AlertIndex {
  readonly #tokensOf: (airport: string) => readonly string[]
  readonly #tokens = new TokenNumbers()
  readonly #postings = new PackedMultiMap()
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
    for (const key of this.#listKeys(change)) {
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

  #listKeys(change: SeatChange): number[] {
    return keysOfLane(change, this.#listNumbers(change.from), this.#listNumbers(change.to))
  }

  /** The numbers of the tokens that mean an airport and that any alert has used. */
  #listNumbers(airport: string): number[] {
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
