import { z } from 'zod'
import type { Instant, LocalDate } from '../core/clock.ts'
import { addDays, type EpochSecond, epochSecond } from '../core/dates.ts'
import { IsoDate, Program } from '../core/schemas.ts'
import { Source } from './observation.ts'
import { pack, unpack } from './packing.ts'
import type { CoveredRoute } from './providers/provider.ts'
import { providerFaults } from './providers/provider-error.ts'

/** Enough for about ten thousand routes of one program, each with a few failures. */
const MAX_BYTES = 8_000_000
/** Failed checks kept for one route. Newer ones push out older ones. */
const MAX_FAILURES = 8

/** A failed check of some days of a route. */
const Failure = z.object({
  start: IsoDate,
  end: IsoDate,
  /** Epoch seconds. */
  at: z.int(),
  fault: z.enum(providerFaults),
})
export type Failure = z.infer<typeof Failure>

/** What is known about one provider's checks of one route. */
const RouteLedger = z.object({
  /** How many days ahead it checks; -1 when it no longer checks this route. */
  daysAhead: z.int(),
  /** When a check of the whole route last succeeded, epoch seconds; 0 = never. */
  lookedAt: z.int(),
  failures: z.array(Failure).max(MAX_FAILURES),
})
export type RouteLedger = z.infer<typeof RouteLedger>

/** `coverage/{provider}_{program}`: the routes a provider checks, when it last did, and what failed. */
export const CoverageDocument = z.object({
  v: z.literal(1),
  source: Source,
  program: Program,
  /** When the provider was last asked for its list of routes, epoch seconds. */
  routesAt: z.int(),
  /** Deflated JSON of the route ledgers, keyed like `SYD-SIN`. One field, so the database doesn't index each route. */
  payload: z.instanceof(Uint8Array),
})
export type CoverageDocument = z.infer<typeof CoverageDocument>

/** A decoded `CoverageDocument`. */
export type Ledger = Pick<CoverageDocument, 'source' | 'program' | 'routesAt'> & { routes: Map<string, RouteLedger> }

export function ledgerId({ source, program }: Pick<Ledger, 'source' | 'program'>): string {
  return `${source.kind}_${program}`
}

/** @throws RangeError or ZodError when the document is damaged. */
export function decodeLedger({ source, program, routesAt, payload }: CoverageDocument): Ledger {
  const value: unknown = JSON.parse(new TextDecoder().decode(unpack(payload, MAX_BYTES)))
  return { source, program, routesAt, routes: new Map(Object.entries(z.record(z.string(), RouteLedger).parse(value))) }
}

export function encodeLedger({ source, program, routesAt, routes }: Ledger): CoverageDocument {
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries([...routes].sort())))
  return { v: 1, source, program, routesAt, payload: pack(bytes) }
}

export function emptyLedger(source: Source, program: Program): Ledger {
  return { source, program, routesAt: 0, routes: new Map() }
}

/** Applies the provider's list of routes. Routes it dropped stay in the ledger, marked as no longer checked. */
export function withRoutes(ledger: Ledger, routes: readonly CoveredRoute[], now: Instant): Ledger {
  const next = new Map([...ledger.routes].map(([id, route]) => [id, { ...route, daysAhead: -1 }]))
  for (const { from, to, daysAhead } of routes) {
    const known = next.get(`${from}-${to}`)
    next.set(`${from}-${to}`, { daysAhead, lookedAt: known?.lookedAt ?? 0, failures: known?.failures ?? [] })
  }
  return { ...ledger, routesAt: epochSecond(now), routes: next }
}

/** The ledger of a route that no provider has listed. */
const unknownRoute: RouteLedger = { daysAhead: -1, lookedAt: 0, failures: [] }

/** Records the outcome of a check. Success clears earlier failures; anything older than the last success is ignored. */
export function withOutcome(ledger: Ledger, route: string, outcome: Failure | { lookedAt: EpochSecond }): Ledger {
  const known = ledger.routes.get(route) ?? unknownRoute
  return { ...ledger, routes: new Map(ledger.routes).set(route, addOutcome(known, outcome)) }
}

function addOutcome(known: RouteLedger, outcome: Failure | { lookedAt: EpochSecond }): RouteLedger {
  if ('lookedAt' in outcome) {
    const lookedAt = Math.max(known.lookedAt, outcome.lookedAt)
    return { ...known, lookedAt, failures: known.failures.filter(({ at }) => at > lookedAt) }
  }
  if (outcome.at <= known.lookedAt) return known
  const isReplaced = ({ start, end, at }: Failure) => start >= outcome.start && end <= outcome.end && at <= outcome.at
  return { ...known, failures: newestFailures([outcome, ...known.failures.filter((failure) => !isReplaced(failure))]) }
}

/** Returns the failures to keep, newest first. */
function newestFailures(failures: readonly Failure[]): Failure[] {
  return [...failures].sort((a, b) => b.at - a.at).slice(0, MAX_FAILURES)
}

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
