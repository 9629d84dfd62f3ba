import type { LocalDate } from '../core/clock.ts'
import { addDays, type EpochSecond } from '../core/dates.ts'
import { addOutcome, type Failure, type Ledger, newestFailures, unknownRoute } from './coverage-ledger.ts'

/** The outcome of asking a provider for single days of a route: the days it answered, and those that failed. */
export type CheckedDays = {
  /** Such as `SYD-SIN`. */
  route: string
  at: EpochSecond
  answered: readonly LocalDate[]
  failed: readonly { date: LocalDate; fault: Failure['fault'] }[]
}

/**
 * Records days that were asked for one by one. An answer or a failure replaces the older failures of that day only.
 * Returns the same ledger object when nothing changes, so that the caller need not write it.
 */
export function withDays(ledger: Ledger, { route, at, answered, failed }: CheckedDays): Ledger {
  const known = ledger.routes.get(route) ?? unknownRoute
  const requested = groupSpans([...answered, ...failed.map(({ date }) => date)].map((date) => ({ date, fault: null })))
  const left = known.failures.flatMap((failure) => (failure.at > at ? failure : requested.reduce(cutAll, [failure])))
  const cleared = { ...known, failures: newestFailures(left) }
  const next = groupSpans(failed).reduce(
    (so, { start, end, fault }) => addOutcome(so, { start, end, at, fault }),
    cleared,
  )
  if (JSON.stringify(next) === JSON.stringify(known)) return ledger
  return { ...ledger, routes: new Map(ledger.routes).set(route, next) }
}

type Span<Fault> = { start: LocalDate; end: LocalDate; fault: Fault }

/** Groups consecutive days with the same fault into ranges, because a route keeps only a few failures. */
function groupSpans<Fault>(days: readonly { date: LocalDate; fault: Fault }[]): Span<Fault>[] {
  const spans: Span<Fault>[] = []
  for (const { date, fault } of [...days].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const open = spans.at(-1)
    if (open !== undefined && open.fault === fault && date <= addDays(open.end, 1)) open.end = date
    else spans.push({ start: date, end: date, fault })
  }
  return spans
}

/** Removes the days of a span from failures, splitting a failure that covers more than the span. */
function cutAll(failures: readonly Failure[], span: Pick<Failure, 'start' | 'end'>): Failure[] {
  return failures.flatMap((failure) => {
    if (failure.end < span.start || failure.start > span.end) return [failure]
    const before = { ...failure, end: addDays(span.start, -1) }
    const after = { ...failure, start: addDays(span.end, 1) }
    return [before, after].filter(({ start, end }) => start <= end)
  })
}
