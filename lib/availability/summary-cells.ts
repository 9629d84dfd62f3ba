import { cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { dateOf, type EpochDay, eachDay, epochDay, monthOf } from '../core/dates.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { seatsOfRank } from './leg.ts'
import { CABINS } from './route-columns.ts'
import type { DestinationCell, MonthCell } from './summary-contract.ts'

/** What a summary reads from a row. Points are -1 when unknown; `rank` is a seatRank. */
type Found = { points: number; rank: number; direct: boolean }

type Best = { days: Set<EpochDay>; checked: Set<EpochDay>; rank: number; points: number; direct: boolean; rows: number }

/** Collects the best of every month and cabin of a window. */
export class Months {
  readonly #cellsByMonth: Best[]
  readonly #months: string[]
  readonly #first: EpochDay
  /** For each day of the window, the index of its month in `#months`. */
  readonly #monthOfDay: number[]

  constructor(start: LocalDate, end: LocalDate) {
    this.#first = epochDay(start)
    const days = eachDay(start, end)
    this.#months = [...new Set(days.map(monthOf))]
    this.#monthOfDay = days.map((date) => this.#months.indexOf(monthOf(date)))
    this.#cellsByMonth = Array.from({ length: this.#months.length * CABINS }, () => ({
      days: new Set<EpochDay>(),
      checked: new Set<EpochDay>(),
      rank: 0,
      points: Infinity,
      direct: false,
      rows: 0,
    }))
  }

  takeCheck(day: EpochDay, cabin: number): void {
    this.#at(day, cabin)?.checked.add(day)
  }

  takeRow(day: EpochDay, cabin: number, { points, rank, direct }: Found): void {
    const best = this.#at(day, cabin)
    if (best === undefined) return
    best.days.add(day)
    best.rows += 1
    best.rank = Math.max(best.rank, rank)
    if (points >= 0) best.points = Math.min(best.points, points)
    best.direct ||= direct
  }

  /** Returns the number of rows by month, over all cabins. */
  counts(): { value: string; rows: number }[] {
    return this.#months.map((value, month) => {
      const ofMonth = this.#cellsByMonth.slice(month * CABINS, (month + 1) * CABINS)
      return { value, rows: ofMonth.reduce((sum, { rows }) => sum + rows, 0) }
    })
  }

  /** Returns the months and cabins that have been checked. */
  cells(): MonthCell[] {
    return this.#cellsByMonth.flatMap(({ days, checked, rank, points, direct }, at): MonthCell[] => {
      const cabin = cabins[at % CABINS]
      const month = this.#months[Math.floor(at / CABINS)]
      if (cabin === undefined || month === undefined || checked.size === 0) return []
      const best = points === Infinity ? null : points
      const counts = { days: days.size, daysSearched: checked.size }
      return [{ month, cabin, ...counts, seats: rank === 0 ? null : seatsOfRank(rank), points: best, direct }]
    })
  }

  #at(day: EpochDay, cabin: number): Best | undefined {
    const month = this.#monthOfDay[day - this.#first]
    return month === undefined ? undefined : this.#cellsByMonth[month * CABINS + cabin]
  }
}

type Cheapest = {
  route: IndexedRoute
  day: EpochDay
  cabin: number
  points: number
  direct: boolean
  days: Set<EpochDay>
}

/** Collects the cheapest of every destination and cabin: of equals the earliest day, then the row taken first. */
export class Destinations {
  readonly #byPlace = new Map<string, Cheapest>()

  takeRow(route: IndexedRoute, day: EpochDay, cabin: number, { points: seen, direct }: Found): void {
    const points = seen < 0 ? Infinity : seen
    const place = `${route.to}${cabin}`
    const known = this.#byPlace.get(place)
    if (known === undefined) {
      this.#byPlace.set(place, { route, day, cabin, points, direct, days: new Set([day]) })
      return
    }
    known.days.add(day)
    const earlier = points === known.points && day < known.day
    if (points < known.points || earlier) Object.assign(known, { route, day, points, direct })
  }

  cells(): DestinationCell[] {
    const sorted = [...this.#byPlace.values()].sort(
      (a, b) => compare(a.points, b.points) || a.day - b.day || compare(a.route.to, b.route.to) || a.cabin - b.cabin,
    )
    return sorted.map(({ route, day, cabin, points, direct, days }) => ({
      to: route.to,
      cabin: cabins[cabin] ?? 'Y',
      program: route.program,
      from: route.from,
      days: days.size,
      points: points === Infinity ? null : points,
      date: dateOf(day),
      direct,
    }))
  }
}
