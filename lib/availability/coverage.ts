import { type Cabin, cabins } from '../core/cabin.ts'
import type { Instant, LocalDate } from '../core/clock.ts'
import { dateOf, type EpochDay, type EpochSecond, epochDay, epochSecond, instantOf } from '../core/dates.ts'
import type { Route } from './codec.ts'
import type { Failure, RouteLedger } from './coverage-ledger.ts'
import { CABINS, SEATS } from './route-columns.ts'

/**
 * What is known about one day of a route. `seats` and `none`: checked. `failed`: every check failed. `not-covered`: no
 * provider checks this route, or not that far ahead. `not-searched`: one does, but hasn't checked it yet.
 */
export type DayStatus = 'seats' | 'none' | 'failed' | 'not-covered' | 'not-searched'

export type DayCoverage = {
  date: LocalDate
  status: DayStatus
  /** The newest check of any cabin asked for. */
  seenAt: Instant | null
  ageSeconds: number | null
  /** A check that failed after `seenAt`, or the failed check when no check has succeeded. */
  failed: { at: Instant; fault: Failure['fault'] } | null
}

export type CoverageAsk = {
  start: LocalDate
  end: LocalDate
  cabins: readonly Cabin[]
  seats: number
  now: Instant
  today: LocalDate
}

/** Returns a route's coverage day by day. `route` is what the index holds; `ledgers` has one entry per provider. */
export function getCoverage(
  { start, end, cabins: asked, seats, now, today }: CoverageAsk,
  route: Pick<Route, 'firstDay' | 'days' | 'columns'> | undefined,
  ledgers: readonly RouteLedger[],
): DayCoverage[] {
  const wanted = asked.map((cabin) => cabins.indexOf(cabin))
  const reach = epochDay(today) + Math.max(-1, ...ledgers.map(({ daysAhead }) => daysAhead))
  const first = epochDay(start)
  const days = Math.max(0, epochDay(end) - first + 1)
  return Array.from({ length: days }, (_, at): DayCoverage => {
    const day = first + at
    const date = dateOf(day)
    const look = lookAt(route, day, wanted, seats)
    const failure = newestFailure(ledgers, date)
    const failed = failure === null || failure.at <= look.seenAt ? null : failure
    return {
      date,
      status: getStatus(look, failed !== null, day <= reach),
      seenAt: look.seenAt === 0 ? null : instantOf(look.seenAt),
      ageSeconds: look.seenAt === 0 ? null : Math.max(0, epochSecond(now) - look.seenAt),
      failed: failed && { at: instantOf(failed.at), fault: failed.fault },
    }
  })
}

function getStatus(look: LookAt, failed: boolean, covered: boolean): DayStatus {
  if (look.seenAt !== 0) return look.seats ? 'seats' : 'none'
  if (failed) return 'failed'
  return covered ? 'not-searched' : 'not-covered'
}

type LookAt = { seenAt: EpochSecond; seats: boolean }

function lookAt(
  route: Pick<Route, 'firstDay' | 'days' | 'columns'> | undefined,
  day: EpochDay,
  wanted: readonly number[],
  needed: number,
): LookAt {
  const look = { seenAt: 0, seats: false }
  if (route === undefined || day < route.firstDay || day >= route.firstDay + route.days) return look
  const { seenAt, cellStart, seats } = route.columns
  for (const cabin of wanted) {
    const cell = (day - route.firstDay) * CABINS + cabin
    look.seenAt = Math.max(look.seenAt, seenAt[cell] ?? 0)
    const offers = seats.subarray(cellStart[cell] ?? 0, cellStart[cell + 1] ?? 0)
    if (offers.some((offer) => (offer & SEATS) >= needed)) look.seats = true
  }
  return look
}

function newestFailure(ledgers: readonly RouteLedger[], date: LocalDate): Failure | null {
  const failures = ledgers.flatMap((ledger) => ledger.failures.filter(({ start, end }) => start <= date && date <= end))
  return failures.reduce<Failure | null>((newest, next) => (newest && newest.at >= next.at ? newest : next), null)
}
