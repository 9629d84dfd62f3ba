import type { AvailabilityIndex } from '../../availability/index-store.ts'
import type { IndexedRoute } from '../../availability/indexed-route.ts'
import { REWARD } from '../../availability/offer-filter.ts'
import { CABINS, DIRECT } from '../../availability/route-columns.ts'
import { type Cabin, cabins } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import { dateOf, type EpochDay, epochDay, monthOf } from '../../core/dates.ts'
import { getLeadBucket, leadBuckets, type Share, type ShareOf, type StatsQuestion } from './report.ts'
import type { RouteShare, StatsReport } from './stats-contract.ts'

const daySeconds = 86_400
/** Added to the epoch day so that Monday is 0, because 1 January 1970 was a Thursday. */
const mondayOffset = 3

/** Counts every stored check of a departure from `today` on that matches the question. */
export function countShares(index: AvailabilityIndex, question: StatsQuestion, today: LocalDate): StatsReport {
  const count = new ShareCount(epochDay(today), question.cabin)
  for (const route of index.allRoutes()) if (isIncluded(route, question)) count.takeRoute(route)
  return count.report()
}

function isIncluded({ program, from, to }: IndexedRoute, question: StatsQuestion): boolean {
  const fits = (wanted: readonly string[] | null, value: string) => wanted === null || wanted.includes(value)
  return fits(question.program && [question.program], program) && fits(question.from, from) && fits(question.to, to)
}

class Shares {
  readonly #byKey = new Map<string, Share>()

  take(key: string, found: boolean): void {
    const share = this.#byKey.get(key)
    if (share === undefined) {
      this.#byKey.set(key, { looks: 1, found: found ? 1 : 0 })
      return
    }
    share.looks += 1
    if (found) share.found += 1
  }

  /** The shares in the order of `keys`, without keys that have no checks. */
  inOrder<Key extends string>(keys: readonly Key[]): ShareOf<Key>[] {
    return keys.flatMap((key) => {
      const share = this.#byKey.get(key)
      return share ? [{ key, ...share }] : []
    })
  }

  keys(): string[] {
    return [...this.#byKey.keys()]
  }
}

class ShareCount {
  readonly #today: EpochDay
  readonly #cabin: Cabin | null
  readonly #cabins = new Shares()
  readonly #months = new Shares()
  readonly #weekdays = new Shares()
  readonly #leads = new Shares()
  readonly #carriers = new Shares()
  readonly #routes: RouteShare[] = []
  #oldest = Infinity
  #newest = 0
  #first = Infinity
  #last = -Infinity
  #sample = false

  constructor(today: EpochDay, cabin: Cabin | null) {
    this.#today = today
    this.#cabin = cabin
  }

  takeRoute(route: IndexedRoute): void {
    const { program, from, to } = route
    const share: RouteShare = { program, from, to, looks: 0, found: 0 }
    const flown = directCarriers(route)
    for (let day = Math.max(0, this.#today - route.firstDay); day < route.days; day += 1) {
      for (const [at, cabin] of cabins.entries()) {
        if (this.#cabin !== null && cabin !== this.#cabin) continue
        const cell = day * CABINS + at
        if ((route.columns.seenAt[cell] ?? 0) > 0) this.#takeCell(route, cell, cabin, { share, flown })
      }
    }
    if (share.looks === 0) return
    this.#routes.push(share)
    this.#sample ||= route.sample
  }

  #takeCell(
    { columns, firstDay, itineraries }: IndexedRoute,
    cell: number,
    cabin: Cabin,
    { share, flown }: { share: RouteShare; flown: ReadonlyMap<Cabin, ReadonlySet<string>> },
  ): void {
    const day = firstDay + Math.floor(cell / CABINS)
    const seenAt = columns.seenAt[cell] ?? 0
    const start = columns.cellStart[cell] ?? 0
    const end = columns.cellStart[cell + 1] ?? 0
    const open = new Set<string>()
    let found = false
    for (let at = start; at < end; at += 1) {
      if (columns.fare[at] !== REWARD) continue
      found = true
      const carrier = itineraries[columns.itinerary[at] ?? 0]?.carriers[0]
      if (((columns.seats[at] ?? 0) & DIRECT) !== 0 && carrier !== undefined) open.add(carrier)
    }
    share.looks += 1
    if (found) share.found += 1
    this.#cabins.take(cabin, found)
    this.#months.take(monthOf(dateOf(day)), found)
    this.#weekdays.take(String((day + mondayOffset) % 7), found)
    this.#leads.take(getLeadBucket(day - Math.floor(seenAt / daySeconds)), found)
    for (const carrier of flown.get(cabin) ?? []) this.#carriers.take(carrier, open.has(carrier))
    this.#oldest = Math.min(this.#oldest, seenAt)
    this.#newest = Math.max(this.#newest, seenAt)
    this.#first = Math.min(this.#first, day)
    this.#last = Math.max(this.#last, day)
  }

  report(): StatsReport {
    const total = this.#routes.reduce(
      (sum, { looks, found }) => ({ looks: sum.looks + looks, found: sum.found + found }),
      { looks: 0, found: 0 },
    )
    const any = total.looks > 0
    return {
      total,
      routes: this.#routes.length,
      dates: any ? { first: dateOf(this.#first), last: dateOf(this.#last) } : null,
      looked: any ? { oldest: this.#oldest, newest: this.#newest } : null,
      sample: this.#sample,
      byCabin: this.#cabins.inOrder(cabins),
      byMonth: this.#months.inOrder(this.#months.keys().sort()),
      byWeekday: this.#weekdays.inOrder(['0', '1', '2', '3', '4', '5', '6']),
      byLead: this.#leads.inOrder(leadBuckets.map(({ key }) => key)),
      byCarrier: this.#carriers
        .inOrder(this.#carriers.keys())
        .sort((a, b) => b.found / b.looks - a.found / a.looks || (a.key < b.key ? -1 : 1)),
      byRoute: this.#routes.sort((a, b) => b.found / b.looks - a.found / a.looks || b.looks - a.looks),
    }
  }
}

/** The airlines seen flying a route non-stop, by cabin. A day without their seats counts as a check that found none. */
function directCarriers({ columns, itineraries }: IndexedRoute): Map<Cabin, Set<string>> {
  const flown = new Map<Cabin, Set<string>>()
  for (let cell = 0; cell < columns.cellStart.length - 1; cell += 1) {
    const cabin = cabins[cell % CABINS]
    for (let at = columns.cellStart[cell] ?? 0; at < (columns.cellStart[cell + 1] ?? 0); at += 1) {
      const carrier = itineraries[columns.itinerary[at] ?? 0]?.carriers[0]
      const isReward = columns.fare[at] === REWARD
      if (cabin === undefined || carrier === undefined || !isReward || ((columns.seats[at] ?? 0) & DIRECT) === 0)
        continue
      flown.set(cabin, (flown.get(cabin) ?? new Set()).add(carrier))
    }
  }
  return flown
}
