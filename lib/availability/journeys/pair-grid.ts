import { dateOf, type EpochDay, epochDay } from '../../core/dates.ts'
import type { ReturnGrid, ReturnQuery } from '../journeys-contract.ts'
import { compileWeekdays, hasWeekday, type WeekdayMask } from '../matches.ts'

/** Points of a day or pair of days without seats. */
export const NO_SEAT = 0x7fffffff

/** Points of a day or pair of days that has seats, but none with published points: more than any price. */
export const UNPRICED = NO_SEAT - 1

/** How many departure days the grid's cells show. */
const WEEK = 7

type Checks = { readonly checked: Uint8Array }

/** Collects the fewest points of every pair of outbound and return days. */
export class PairGrid {
  readonly #first: EpochDay
  readonly #days: number
  readonly #minStay: number
  readonly #width: number
  readonly #weekdays: WeekdayMask
  /** Indexed by `departure day * width + nights beyond the shortest stay`. */
  readonly #best: Int32Array
  readonly #outChecked: Uint8Array
  readonly #homeChecked: Uint8Array

  constructor(first: EpochDay, days: number, { minStay, maxStay, weekdays }: ReturnQuery) {
    this.#weekdays = compileWeekdays(weekdays)
    this.#first = first
    this.#days = days
    this.#minStay = minStay
    this.#width = Math.max(0, maxStay - minStay + 1)
    this.#best = new Int32Array(days * this.#width).fill(NO_SEAT)
    this.#outChecked = new Uint8Array(days)
    this.#homeChecked = new Uint8Array(Math.max(0, days + this.#width - 1))
  }

  takeChecks(there: Checks, home: Checks): void {
    for (const [day, checked] of there.checked.entries()) this.#outChecked[day] = (this.#outChecked[day] ?? 0) | checked
    for (const [day, checked] of home.checked.entries())
      this.#homeChecked[day] = (this.#homeChecked[day] ?? 0) | checked
  }

  take(day: number, night: number, points: number): void {
    const slot = day * this.#width + night
    if (points < (this.#best[slot] ?? 0)) this.#best[slot] = points
  }

  read(week: string | null): ReturnGrid {
    const best = this.#best
    const width = this.#width
    const leaving = this.#leavingDays()
    const cheapest = leaving.map((day) =>
      best.subarray(day * width, (day + 1) * width).reduce((min, points) => Math.min(min, points), NO_SEAT),
    )
    const middle = cheapest.indexOf(Math.min(...cheapest, NO_SEAT)) - Math.floor(WEEK / 2)
    const wanted = week === null ? middle : leaving.findIndex((day) => this.#first + day >= epochDay(week))
    const last = Math.max(0, leaving.length - WEEK)
    const start = week !== null && wanted < 0 ? last : Math.max(0, Math.min(wanted, last))
    return {
      days: leaving.map((day, at) => ({
        date: dateOf(this.#first + day),
        ...toPairPoints(cheapest[at]),
        checked: this.#outChecked[day] === 1 && this.#homeChecked.subarray(day, day + width).includes(1),
      })),
      cells: leaving.slice(start, start + WEEK).flatMap((day) => this.#listCells(day)),
      pairs: {
        asked: leaving.length * width,
        found: best.reduce((count, points) => count + (points < UNPRICED ? 1 : 0), 0),
        unpriced: best.reduce((count, points) => count + (points === UNPRICED ? 1 : 0), 0),
      },
    }
  }

  /** The days of the query that fall on a weekday asked for. */
  #leavingDays(): number[] {
    const all = Array.from({ length: this.#days }, (_, day) => day)
    return all.filter((day) => hasWeekday(this.#weekdays, this.#first + day))
  }

  #listCells(day: number): ReturnGrid['cells'] {
    const out = dateOf(this.#first + day)
    return Array.from({ length: this.#width }, (_, night) => {
      return {
        out,
        back: dateOf(this.#first + day + this.#minStay + night),
        ...toPairPoints(this.#best[day * this.#width + night]),
        checked: this.#outChecked[day] === 1 && this.#homeChecked[day + night] === 1,
      }
    })
  }
}

function toPairPoints(best = NO_SEAT): { points: number | null; unpriced: boolean } {
  return { points: best < UNPRICED ? best : null, unpriced: best === UNPRICED }
}
