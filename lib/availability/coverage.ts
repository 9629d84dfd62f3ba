import { type Cabin, cabins } from '../core/cabin.ts'
import type { Instant, LocalDate } from '../core/clock.ts'
import { dateOf, type EpochDay, type EpochSecond, epochDay, epochSecond, instantOf } from '../core/dates.ts'
import type { Route } from './codec.ts'
import type { CoverageDay } from './coverage-contract.ts'
import type { Failure, RouteLedger } from './coverage-ledger.ts'
import { REWARD } from './offer-filter.ts'
import { CABINS, SEATS } from './route-columns.ts'

export type CoverageRequest = {
  start: LocalDate
  end: LocalDate
  cabins: readonly Cabin[]
  seats: number
  now: Instant
  today: LocalDate
}

/** Returns a route's coverage day by day. `route` is what the index holds; `ledgers` has one entry per provider. */
export function getCoverage(
  { start, end, cabins: wantedCabins, seats, now, today }: CoverageRequest,
  route: Pick<Route, 'firstDay' | 'days' | 'columns'> | undefined,
  ledgers: readonly RouteLedger[],
): CoverageDay[] {
  const wanted = wantedCabins.map((cabin) => cabins.indexOf(cabin))
  const reach = epochDay(today) + Math.max(-1, ...ledgers.map(({ daysAhead }) => daysAhead))
  const first = epochDay(start)
  const days = Math.max(0, epochDay(end) - first + 1)
  return Array.from({ length: days }, (_, at): CoverageDay => {
    const day = first + at
    const date = dateOf(day)
    const check = readDayCheck(route, day, wanted, seats)
    const failure = newestFailure(ledgers, date)
    const failed = failure === null || failure.at <= check.seenAt ? null : failure
    return {
      date,
      status: getStatus(check, failed !== null, day <= reach),
      seenAt: check.seenAt === 0 ? null : instantOf(check.seenAt),
      ageSeconds: check.seenAt === 0 ? null : Math.max(0, epochSecond(now) - check.seenAt),
      failed: failed && { at: instantOf(failed.at), fault: failed.fault },
    }
  })
}

function getStatus(check: DayCheck, failed: boolean, covered: boolean): CoverageDay['status'] {
  if (check.seenAt !== 0) return check.seats ? 'seats' : 'none'
  if (failed) return 'failed'
  return covered ? 'not-searched' : 'not-covered'
}

type DayCheck = { seenAt: EpochSecond; seats: boolean }

function readDayCheck(
  route: Pick<Route, 'firstDay' | 'days' | 'columns'> | undefined,
  day: EpochDay,
  wanted: readonly number[],
  needed: number,
): DayCheck {
  const check = { seenAt: 0, seats: false }
  if (route === undefined || day < route.firstDay || day >= route.firstDay + route.days) return check
  const { seenAt, cellStart, seats, fare } = route.columns
  for (const cabin of wanted) {
    const cell = (day - route.firstDay) * CABINS + cabin
    check.seenAt = Math.max(check.seenAt, seenAt[cell] ?? 0)
    for (let at = cellStart[cell] ?? 0; at < (cellStart[cell + 1] ?? 0); at += 1) {
      if (fare[at] === REWARD && ((seats[at] ?? 0) & SEATS) >= needed) check.seats = true
    }
  }
  return check
}

function newestFailure(ledgers: readonly RouteLedger[], date: LocalDate): Failure | null {
  const failures = ledgers.flatMap((ledger) => ledger.failures.filter(({ start, end }) => start <= date && date <= end))
  return failures.reduce<Failure | null>((newest, next) => (newest && newest.at >= next.at ? newest : next), null)
}
