import { addDays, epochDay } from '../availability/days.ts'
import type { AlertSettings } from './alert.ts'
import { NO_CEILING } from './seat-thresholds.ts'

const DIRECT = 1
/** What an opening must be held against in full, because more than one lane or a carrier decides. */
const INVOLVED = 2
const DEAD = 4

const FIRST_ROOM = 1024

/** What an alert wants, as numbers in columns: 18 bytes each. */
export class AlertSlots {
  #firstDay = new Uint16Array(FIRST_ROOM)
  #lastDay = new Uint16Array(FIRST_ROOM)
  /** The days a way back may be on. */
  #firstBack = new Uint16Array(FIRST_ROOM)
  #lastBack = new Uint16Array(FIRST_ROOM)
  #maxPoints = new Uint32Array(FIRST_ROOM)
  #maxCharges = new Uint32Array(FIRST_ROOM)
  /** A bit for each day of the week, Sunday the lowest. */
  #weekdays = new Uint8Array(FIRST_ROOM)
  #seats = new Uint8Array(FIRST_ROOM)
  #flags = new Uint8Array(FIRST_ROOM)

  put(slot: number, settings: AlertSettings): void {
    if (slot >= this.#flags.length) this.#widen(slot)
    const { dates, stay, weekdays, split, carriers, holding, maxPoints, maxCharges } = settings
    const involved = split || stay !== null || carriers.length > 0 || holding !== null
    this.#firstDay[slot] = epochDay(dates.start)
    this.#lastDay[slot] = epochDay(dates.end)
    this.#firstBack[slot] = epochDay(addDays(dates.start, stay?.min ?? 0))
    this.#lastBack[slot] = epochDay(addDays(dates.end, stay?.max ?? 0))
    this.#maxPoints[slot] = maxPoints ?? NO_CEILING
    this.#maxCharges[slot] = maxCharges === null ? NO_CEILING : maxCharges * 100
    this.#weekdays[slot] = weekdays.length === 0 ? 127 : weekdays.reduce((days, day) => days | (1 << day), 0)
    this.#seats[slot] = split && stay === null ? 1 : settings.seats
    this.#flags[slot] = (settings.direct ? DIRECT : 0) | (involved ? INVOLVED : 0)
  }

  bury(slot: number): void {
    this.#flags[slot] = DEAD
  }

  isAlive(slot: number): boolean {
    return ((this.#flags[slot] ?? DEAD) & DEAD) === 0
  }

  /** Whether an alert may be about a day: of the way out, or of the way back. */
  isAbout(slot: number, { day, weekday, direct, back }: SlotQuestion): boolean {
    const flags = this.#flags[slot] ?? DEAD
    if ((flags & DEAD) !== 0 || (!direct && (flags & DIRECT) !== 0)) return false
    if (back) return day >= (this.#firstBack[slot] ?? 0) && day <= (this.#lastBack[slot] ?? 0)
    const isOn = ((this.#weekdays[slot] ?? 0) >> weekday) & 1
    return isOn === 1 && day >= (this.#firstDay[slot] ?? 0) && day <= (this.#lastDay[slot] ?? 0)
  }

  isInvolved(slot: number): boolean {
    return ((this.#flags[slot] ?? 0) & INVOLVED) !== 0
  }

  /** The seats that count for it: one where the party may split. */
  seats(slot: number): number {
    return this.#seats[slot] ?? 0
  }

  maxPoints(slot: number): number {
    return this.#maxPoints[slot] ?? 0
  }

  /** AUD cents. */
  maxCharges(slot: number): number {
    return this.#maxCharges[slot] ?? 0
  }

  #widen(slot: number): void {
    const room = Math.max(slot + 1, Math.ceil(this.#flags.length * 1.5))
    this.#firstDay = wider(this.#firstDay, new Uint16Array(room))
    this.#lastDay = wider(this.#lastDay, new Uint16Array(room))
    this.#firstBack = wider(this.#firstBack, new Uint16Array(room))
    this.#lastBack = wider(this.#lastBack, new Uint16Array(room))
    this.#maxPoints = wider(this.#maxPoints, new Uint32Array(room))
    this.#maxCharges = wider(this.#maxCharges, new Uint32Array(room))
    this.#weekdays = wider(this.#weekdays, new Uint8Array(room))
    this.#seats = wider(this.#seats, new Uint8Array(room))
    this.#flags = wider(this.#flags, new Uint8Array(room))
  }
}

export type SlotQuestion = { day: number; weekday: number; direct: boolean; back: boolean }

function wider<Column extends Uint8Array | Uint16Array | Uint32Array>(from: Column, to: Column): Column {
  to.set(from)
  return to
}
