import type { EpochDay, EpochSecond } from './days.ts'
import { epochDay } from './days.ts'
import { type Look, missedBefore, type Option } from './look.ts'
import type { Cabin, Charges, Source } from './observation.ts'

/** A price with the seats it can be had for: what a search needs to know of one or more options. */
export type Offer = {
  direct: boolean
  /** 1-9 (9 = nine or more), or null: some, count unknown. */
  seats: number | null
  points: number | null
  charges: Charges | null
  carriers: string[]
  source: Source
  /** Not found at the newest look, for the first time: perhaps gone, perhaps only not answered. */
  missed: boolean
}

/** One date and cabin of a route, summed up. */
export type Cell = { day: EpochDay; cabin: Cabin; seenAt: EpochSecond; offers: Offer[] }

/** The seats a party can count on: an unknown count is at least one. */
export function sureSeats(seats: number | null): number {
  return seats ?? 1
}

/**
 * Sums a look up: direct offers first, then connecting ones; within each, cheapest first, and a dearer offer only
 * where it has more seats. What the newest look missed comes last, and only where it has more seats than all it
 * found. So the first offer with enough seats is the best a party can count on, and the last one holds the most
 * seats of the day.
 */
export function cellOf(look: Look): Cell {
  const found = missedBefore(look)
  const offers = [true, false].flatMap((direct) => {
    const lane = look.options.filter((option) => option.direct === direct)
    const sure = frontierOf(
      lane.filter(({ seenAt }) => seenAt >= found),
      { more: 0, missed: false },
    )
    const missed = lane.filter(({ seenAt }) => seenAt < found)
    return [...sure, ...frontierOf(missed, { more: mostOf(sure), missed: true })]
  })
  return { day: epochDay(look.date), cabin: look.cabin, seenAt: look.seenAt, offers }
}

function mostOf(offers: readonly Offer[]): number {
  const last = offers.at(-1)
  return last === undefined ? 0 : sureSeats(last.seats)
}

/** The options worth showing: each has more seats than `more` and than all before it. */
function frontierOf(options: Option[], { more, missed }: { more: number; missed: boolean }): Offer[] {
  const carriers = [...new Set(options.flatMap((option) => option.carriers))].sort()
  let most = more
  return [...options].sort(byPrice).flatMap((option) => {
    const seats = sureSeats(option.seats)
    if (seats <= most) return []
    most = seats
    const { direct, points, charges, source } = option
    return [{ direct, seats: option.seats, points, charges, carriers, source, missed }]
  })
}

/** Cheapest points first, then charges; what is unknown comes last. The rest only makes the order total. */
function byPrice(a: Option, b: Option): number {
  return (
    compare(a.points ?? Infinity, b.points ?? Infinity) ||
    compare(a.charges?.currency ?? '~', b.charges?.currency ?? '~') ||
    compare(a.charges?.minor ?? Infinity, b.charges?.minor ?? Infinity) ||
    compare(sureSeats(b.seats), sureSeats(a.seats)) ||
    compare(a.seats === null ? 1 : 0, b.seats === null ? 1 : 0) ||
    compare(JSON.stringify(a), JSON.stringify(b))
  )
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
