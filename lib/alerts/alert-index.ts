import type { SeatChange } from '../availability/compare-cells.ts'
import type { LocalDate } from '../core/clock.ts'
import type { AlertSettings } from './alert.ts'
import { fileAlert, isBackKey, listKeysOfRow, TokenNumbers } from './alert-keys.ts'
import { AlertSlots, CLOSED, FOUND_AT, filedAlert, MAX_SLOTS, OPENED, PreparedChange, slotOf } from './alert-slots.ts'
import { PackedMultiMap } from './packed-multi-map.ts'

const LOAD_FACTOR = 0.5

/**
 * Finds the number of a name in a list of names, using four bytes a name where a map of strings takes about forty. A
 * place holds the number plus one; 0 marks an empty place, and `TOMBSTONE` one to skip.
 */
export class SlotNames {
  readonly #names: readonly string[]
  #places = new Uint32Array(1024)
  /** Names in use, and places that are in use or deleted. */
  #size = 0
  #used = 0

  /** @param names the list that the numbers index; a name must be in it before it is added and until it is removed */
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

  /** Adds the name at a number, which must not be present yet. */
  add(slot: number): void {
    if (this.#used >= this.#places.length * LOAD_FACTOR) this.#rebuild()
    this.#put(slot + 1)
    this.#size += 1
    this.#used += 1
  }

  remove(slot: number): void {
    const at = this.#search(this.#names[slot] ?? '')
    if (at === -1) return
    this.#places[at] = TOMBSTONE
    this.#size -= 1
  }

  #search(name: string): number {
    const mask = this.#places.length - 1
    for (let at = hashName(name) & mask; ; at = (at + 1) & mask) {
      const held = this.#places[at] ?? 0
      if (held === 0) return -1
      if (held !== TOMBSTONE && this.#names[held - 1] === name) return at
    }
  }

  #put(held: number): void {
    const mask = this.#places.length - 1
    let at = hashName(this.#names[held - 1] ?? '') & mask
    while (this.#places[at] !== 0) at = (at + 1) & mask
    this.#places[at] = held
  }

  /** Rebuilds with room for twice as many names as there are, and without the tombstones. */
  #rebuild(): void {
    const held = this.#places.filter((one) => one !== 0 && one !== TOMBSTONE)
    let room = 1024
    while (room * LOAD_FACTOR <= this.#size * 2) room *= 2
    this.#places = new Uint32Array(room)
    for (const one of held) this.#put(one)
    this.#used = this.#size
  }
}

const TOMBSTONE = 0xffffffff

function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** A sweep is worthwhile once this many alerts are deleted and they exceed a quarter of those held. */
const SWEEP_AFTER = 4096

/** Paths of the alerts a change may concern, by whether it may have opened or closed what they wait for. */
export type Candidates = { opened: string[]; closed: string[] }

/**
 * Running alerts by what they wait for. Lists every alert that a change may concern, including some it doesn't;
 * `matchAlert` then decides from the alert itself. The work grows with the alerts filed under the change's own route,
 * month and cabin.
 */
export class AlertIndex {
  readonly #tokensOf: (airport: string) => readonly string[]
  readonly #tokens = new TokenNumbers()
  readonly #postings = new PackedMultiMap()
  readonly #slots = new AlertSlots()
  readonly #slotOf: SlotNames
  readonly #paths: string[] = []
  /** Slots free for reuse, and slots that lists still refer to. */
  #freeSlots: number[] = []
  #deleted: number[] = []
  /** The number of the current change, so that an alert filed under several of its keys counts once. */
  #turn = 0
  #found = new Uint32Array(1024)

  /** @param tokensOf the place tokens that cover an airport: the airport itself, its city, country and region */
  constructor(tokensOf: (airport: string) => readonly string[]) {
    this.#tokensOf = tokensOf
    this.#slotOf = new SlotNames(this.#paths)
  }

  /** The number of alerts held. */
  get size(): number {
    return this.#slotOf.size
  }

  /**
   * Files an alert, replacing any earlier version. Paused and ended alerts are not held.
   * @throws RangeError when there are more than one process can hold
   */
  set(path: string, settings: AlertSettings, today: LocalDate): void {
    this.delete(path)
    if (settings.paused || settings.dates.end < today) return
    const slot = this.#freeSlots.pop() ?? this.#paths.length
    if (slot >= MAX_SLOTS) throw new RangeError(`more than ${MAX_SLOTS} alerts are held by one process`)
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
    this.#slots.markDeleted(slot)
    this.#paths[slot] = ''
    this.#deleted.push(slot)
    if (this.#deleted.length >= SWEEP_AFTER && this.#deleted.length * 4 > this.#slotOf.size) this.#sweep()
  }

  candidates(change: SeatChange): Candidates {
    const found: Candidates = { opened: [], closed: [] }
    const prepared = new PreparedChange(change)
    this.#turn = (this.#turn % 0xfffffffe) + 1
    for (const key of this.#listKeys(change)) {
      const filed = this.#postings.get(key)
      if (filed.length === 0) continue
      if (filed.length > this.#found.length) this.#found = new Uint32Array(filed.length * 2)
      const count = this.#slots.findAffected(filed, prepared, isBackKey(key), this.#turn, this.#found)
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
    return listKeysOfRow(change, this.#listNumbers(change.from), this.#listNumbers(change.to))
  }

  /** The numbers of the tokens that cover an airport and that at least one alert has used. */
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
    this.#freeSlots = this.#freeSlots.concat(this.#deleted)
    this.#deleted = []
  }
}
