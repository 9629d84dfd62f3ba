import { withFare } from '../../availability/classify-fare.ts'
import type { CheckedDays } from '../../availability/coverage-ledger.ts'
import { estimateOptionCharges } from '../../availability/estimated-charges.ts'
import type { LiveEnd, LiveEvent, LiveQuery, LiveRow } from '../../availability/live-contract.ts'
import type { Observation } from '../../availability/observation.ts'
import type { LivePlan } from '../../availability/plan-live.ts'
import {
  type LiveDay,
  type LiveProvider,
  type ProviderItem,
  toProviderError,
} from '../../availability/providers/provider.ts'
import { ProviderError } from '../../availability/providers/provider-error.ts'
import type { Instant } from '../../core/clock.ts'
import { epochSecond } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'

/** How many routes one search asks about at the same time. */
const WORKERS = 4

export type LiveRun = {
  plan: LivePlan
  provider: LiveProvider
  /** Adds the answers for one route to stored availability. */
  store: (items: ProviderItem[]) => Promise<void>
  /**
   * Records which days of which routes were answered and which failed. Called once per search, because all its routes
   * share one document of the coverage ledger, which accepts about one write a second.
   */
  note: (program: Program, looked: readonly CheckedDays[]) => Promise<void>
  now: () => Instant
  emit: (event: LiveEvent) => void
  signal: AbortSignal
  onFault: (error: unknown) => void
  /** Gives back what the provider wasn't asked about, because the search was cancelled or ran out of time. */
  giveBack?: (permutations: number) => Promise<void>
}

/** `underWay`: routes still being asked about when the search ended. Each has used at least one of its days. */
type Tally = {
  underWay: number
  answered: number
  failed: number
  stored: number
  notStored: number
  looked: CheckedDays[]
}

/**
 * Asks the provider for every route and day of a plan, emits each answer as it arrives, and stores the answers route by
 * route. A day that fails is reported and doesn't stop the others. Once `signal` is aborted nothing more is asked; what
 * was answered before is still stored.
 */
export async function runLive(run: LiveRun): Promise<LiveEnd> {
  const tally: Tally = { underWay: 0, answered: 0, failed: 0, stored: 0, notStored: 0, looked: [] }
  const waiting = [...run.plan.pairs]
  const worker = async () => {
    for (let pair = waiting.shift(); pair && !run.signal.aborted; pair = waiting.shift()) {
      await searchRoute(pair, run, tally)
    }
  }
  await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, worker))
  const { answered, failed, stored, notStored, looked } = tally
  if (looked.length > 0) await run.note(run.plan.query.program, looked).catch(run.onFault)
  const notAsked = run.plan.pairs.length * run.plan.dates.length - answered - failed
  const unused = notAsked - tally.underWay
  if (unused > 0) await run.giveBack?.(unused).catch(run.onFault)
  const partial = failed > 0 || notAsked > 0
  return { type: 'end', answered, failed, notAsked, partial, stored: { routes: stored, failed: notStored } }
}

type Pair = LivePlan['pairs'][number]

async function searchRoute(pair: Pair, run: LiveRun, tally: Tally): Promise<void> {
  const open = new Set(run.plan.dates)
  const items: ProviderItem[] = []
  const days: LiveDay[] = []
  const recordDay = (day: LiveDay) => {
    // Ignore a day that wasn't asked for, or answered already: that is the provider's mistake.
    if (!open.delete(day.date)) return
    if (day.ok) items.push(...day.items)
    days.push(day)
    tally[day.ok ? 'answered' : 'failed'] += 1
    run.emit(toEvent(day, pair, run.plan.query, tally.answered + tally.failed))
  }
  let fault = new ProviderError('bad-answer', 'The provider left this date out of its answer.')
  try {
    const { program, cabins, seats } = run.plan.query
    const request = { program, ...pair, dates: run.plan.dates, cabins, seats }
    for await (const day of run.provider.search(request, run.signal)) recordDay(day)
  } catch (thrown) {
    run.onFault(thrown)
    fault = toProviderError(thrown)
  }
  // A day that was interrupted was already reported as failed, and so is counted.
  const isReported = days.at(-1)?.ok === false
  if (run.signal.aborted && open.size > 0 && !isReported) tally.underWay += 1
  if (!run.signal.aborted) for (const date of [...open]) recordDay({ ok: false, date, error: fault })
  if (days.length > 0) tally.looked.push(toLookedDays(days, pair, run.now()))
  await storeItems(items, run, tally)
}

function toLookedDays(days: readonly LiveDay[], { from, to }: Pair, now: Instant): CheckedDays {
  return {
    route: `${from}-${to}`,
    at: epochSecond(now),
    answered: days.flatMap((day) => (day.ok ? day.date : [])),
    // A request that was aborted says nothing about the provider.
    failed: days.flatMap((day) =>
      day.ok || day.error.fault === 'aborted' ? [] : { date: day.date, fault: day.error.fault },
    ),
  }
}

async function storeItems(items: ProviderItem[], run: LiveRun, tally: Tally): Promise<void> {
  if (items.length === 0) return
  try {
    await run.store(items)
    tally.stored += 1
  } catch (error) {
    run.onFault(error)
    tally.notStored += 1
  }
}

function toEvent(day: LiveDay, { from, to }: Pair, query: LiveQuery, done: number): LiveEvent {
  const { date } = day
  if (day.ok) return { type: 'day', from, to, date, rows: toRows(day.items, query), done }
  const { fault, message, retryAfter } = day.error
  return { type: 'failed', from, to, date, fault, message, retryAfterSeconds: retryAfter, done }
}

/** Returns the seats that fit the query; anything else the provider reported is stored but not shown. */
function toRows(items: readonly ProviderItem[], { seats, cabins, directOnly }: LiveQuery): LiveRow[] {
  return items.flatMap((item) => {
    if (!item.ok) return []
    const seen = withFare(item.observation)
    if (seen.fare !== 'reward') return []
    const fits = cabins.includes(seen.cabin) && (seen.direct || !directOnly)
    return fits && (seen.seats === null || seen.seats >= seats) ? [toRow(seen)] : []
  })
}

function toRow(seen: Observation): LiveRow {
  const { cabin, direct, carriers, sectors, seats, points, seenAt } = seen
  const flights = (sectors ?? []).map(({ flight }) => flight)
  const stops = direct ? [] : (sectors?.slice(1).map(({ from }) => from) ?? null)
  const charges = seen.charges ?? estimateOptionCharges(seen, { carriers, stops }, cabin)
  return { cabin, direct, carriers, flights, seats, points, charges, seenAt }
}
