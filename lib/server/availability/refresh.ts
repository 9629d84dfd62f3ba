import type { Firestore, Query } from 'firebase-admin/firestore'
import { AlertSettings } from '../../alerts/alert.ts'
import { type Ledger, withOutcome, withRoutes } from '../../availability/coverage-ledger.ts'
import { type AirportsOf, type Demand, listSearchDemand, ownersByRoute, toDemand } from '../../availability/demand.ts'
import { type IngestReport, ingest } from '../../availability/ingest.ts'
import { type ProviderItem, type RouteProvider, toProviderError } from '../../availability/providers/provider.ts'
import type { ProviderError } from '../../availability/providers/provider-error.ts'
import {
  planBudget,
  planRefresh,
  REFRESH_MINUTES,
  type RefreshCandidate,
  type RefreshJob,
  type RefreshPlan,
} from '../../availability/refresh-plan.ts'
import { RefreshRun, type RefreshStep } from '../../availability/refresh-run.ts'
import type { AvailabilityRepository } from '../../availability/repository.ts'
import { type RouteKey, routeId } from '../../availability/route-key.ts'
import { type Clock, type Instant, localDateOf } from '../../core/clock.ts'
import { addDays, addMs, dayMs, epochSecond } from '../../core/dates.ts'
import { programs } from '../../core/program.ts'
import { findAirport } from '../../network/airports.ts'
import { findPlace } from '../../network/places.ts'
import { popularRoutes } from '../../network/routes.ts'
import { SearchHistoryDocument } from '../../search/search-history.ts'
import { deleteFound, streamDocuments } from '../firebase-admin.ts'
import { updateLedger } from './coverage-store.ts'
import { CHANGES } from './repository.ts'

/** How many documents of each kind are read, the latest first. */
const MAX_READ = 5_000
const SEARCHES_OF_DAYS = 7

const listAirports: AirportsOf = (token) => findPlace(token)?.airports

/** Reads what members wait for: their alerts, except paused ones, and their searches of the last week. */
async function readDemand(db: Firestore, now: Instant): Promise<{ alerts: Demand[]; searches: Demand[] }> {
  const since = addMs(now, -SEARCHES_OF_DAYS * dayMs)
  const settings = db.collectionGroup('alerts').orderBy('updatedAt', 'desc').select('settings')
  const recent = db.collectionGroup('search-history').where('dateAdded', '>=', since)
  const addresses = recent.orderBy('dateAdded', 'desc').select('href')
  const [alerts, searches] = await Promise.all([
    readEach(settings.limit(MAX_READ), toAlertDemand),
    readEach(addresses.limit(MAX_READ), listHistoryDemand),
  ])
  return { alerts, searches }
}

/** Reads documents one by one, and keeps only the demand found in each. */
async function readEach(query: Query, listDemand: (data: unknown) => Omit<Demand, 'owner'>[]): Promise<Demand[]> {
  const found: Demand[] = []
  for await (const document of streamDocuments(query)) {
    const [, owner = ''] = document.ref.path.split('/')
    found.push(...listDemand(document.data()).map((demand) => ({ ...demand, owner })))
  }
  return found
}

/** Returns an alert's demand; none if it can't be read, which its owner's page tells them. */
function toAlertDemand(data: unknown): Omit<Demand, 'owner'>[] {
  const parsed = AlertSettings.safeParse((data as { settings?: unknown }).settings)
  if (!parsed.success || parsed.data.paused) return []
  const { programs, from, to, stay } = parsed.data
  const back = stay === null ? [] : programs.map((program) => toDemand(program, to, from, listAirports))
  return [...programs.map((program) => toDemand(program, from, to, listAirports)), ...back]
}

function listHistoryDemand(data: unknown): Omit<Demand, 'owner'>[] {
  const parsed = SearchHistoryDocument.shape.href.safeParse((data as { href?: unknown }).href)
  return parsed.success ? listSearchDemand(parsed.data, listAirports) : []
}

/** How long a provider's list of routes is kept: it changes rarely. */
const ROUTES_FOR_SECONDS = 24 * 3600

export type RefreshContext = {
  db: Firestore
  repository: AvailabilityRepository
  provider: RouteProvider
  clock: Clock
  /** Aborted when the function's time is nearly over; the results up to then are kept. */
  signal: AbortSignal
}

/** Checks the routes that need it most again, and reports what it did and why. */
export async function refresh(context: RefreshContext): Promise<RefreshRun> {
  const { provider, clock } = context
  const startedAt = clock.now()
  const ledgers = await currentLedgers(context)
  const candidates = await listCandidates(context, ledgers)
  const planNow = () => planRefresh(candidates, planBudget(provider.callsLeft(), startedAt, REFRESH_MINUTES), startedAt)
  const isUnknown = provider.callsLeft() === 'unknown'
  let plan = planNow()
  const daysAhead = new Map(
    ledgers.flatMap(({ program, routes }) => [...routes].map(([id, r]) => [`${program}_${id}`, r.daysAhead])),
  )
  const steps: RefreshStep[] = []
  let stopped: string | null = null
  for (let [job] = plan.jobs; job !== undefined; job = plan.jobs[steps.length]) {
    const { step, error } = await refreshRoute(context, job, daysAhead.get(routeId(job)) ?? 0)
    steps.push(step)
    stopped = stopReason(error, context.signal)
    if (stopped !== null) break
    // The first answer said how many calls are left. The routes keep their order.
    if (isUnknown && steps.length === 1) plan = planNow()
  }
  const { due, budget, why } = plan
  return { startedAt, endedAt: clock.now(), source: provider.source, due, budget, why, steps, stopped }
}

/** Returns why a run must stop: time is up, or the provider refuses everything rather than this one route. */
function stopReason(error: ProviderError | null, signal: AbortSignal): string | null {
  if (signal.aborted) return 'The run ran out of time.'
  const ends = ['rate-limited', 'not-allowed', 'not-configured'].includes(error?.fault ?? '')
  return ends ? (error?.message ?? null) : null
}

/** Returns what the provider covers, asking it once a day. If it doesn't answer, the old list is kept. */
async function currentLedgers({ db, provider, clock, signal }: RefreshContext): Promise<Ledger[]> {
  const { source } = provider
  return Promise.all(
    programs.map(async (program) => {
      const known = await updateLedger(db, { source, program }, (ledger) => ledger)
      if (epochSecond(clock.now()) - known.routesAt < ROUTES_FOR_SECONDS) return known
      const routes = await provider.routes(program, signal).catch((error: unknown) => {
        if (known.routesAt === 0) throw error
        return null
      })
      if (routes === null) return known
      const taken = routes.filter(({ from, to }) => findAirport(from) !== undefined && findAirport(to) !== undefined)
      return updateLedger(db, { source, program }, (ledger) => withRoutes(ledger, taken, clock.now()))
    }),
  )
}

/** How many of the due routes are shown, in their order. */
const QUEUE_SHOWN = 40

/** Returns what runs would check next, each route with its reason, from the ledgers of one provider. */
export async function nextRefresh(db: Firestore, ledgers: readonly Ledger[], clock: Clock): Promise<RefreshPlan> {
  const candidates = await listCandidates({ db, clock }, ledgers)
  return planRefresh(candidates, { calls: QUEUE_SHOWN, why: '' }, clock.now())
}

async function listCandidates(
  { db, clock }: Pick<RefreshContext, 'db' | 'clock'>,
  ledgers: readonly Ledger[],
): Promise<RefreshCandidate[]> {
  const routes = ledgers.flatMap(({ program, routes: all }) =>
    [...all].flatMap(([id, ledger]) => {
      const [from = '', to = ''] = id.split('-')
      return ledger.daysAhead < 0 ? [] : [{ key: { program, from, to } satisfies RouteKey, ledger }]
    }),
  )
  const keys = routes.map(({ key }) => key)
  const demand = await readDemand(db, clock.now())
  const alerts = ownersByRoute(keys, demand.alerts)
  const searches = ownersByRoute(keys, demand.searches)
  const ranks = ranksOfPairs()
  return routes.map(({ key, ledger }) => {
    const id = routeId(key)
    return {
      ...key,
      lookedAt: ledger.lookedAt,
      failedAt: Math.max(0, ...ledger.failures.map(({ at }) => at)),
      alerts: alerts.get(id) ?? [],
      searches: searches.get(id) ?? [],
      rank: ranks.get(id) ?? null,
    }
  })
}

/** Returns each popular pair's rank in its program's list, for both directions. */
function ranksOfPairs(): Map<string, number> {
  return new Map(
    programs.flatMap((program) =>
      popularRoutes(program).flatMap(({ from, to, rank }): [string, number][] => [
        [routeId({ program, from, to }), rank],
        [routeId({ program, from: to, to: from }), rank],
      ]),
    ),
  )
}

async function refreshRoute(
  context: RefreshContext,
  job: RefreshJob,
  daysAhead: number,
): Promise<{ step: RefreshStep; error: ProviderError | null }> {
  const { db, provider, clock } = context
  const now = clock.now()
  const today = localDateOf(now)
  const window = { start: today, end: addDays(today, daysAhead) }
  const { report, error } = await takeIn(context, { ...job, ...window })
  const [refused] = report.failed.values()
  const at = epochSecond(now)
  const outcome = error === null ? { lookedAt: at } : { ...window, at, fault: error.fault }
  // A route the run had no time to finish says nothing about its provider.
  if (refused === undefined && !context.signal.aborted) {
    const of = { source: provider.source, program: job.program }
    await updateLedger(db, of, (ledger) => withOutcome(ledger, `${job.from}-${job.to}`, outcome))
  }
  const fault = refused ?? error?.message ?? null
  const { observations, openings, closings, written } = report
  const step: RefreshStep = {
    ...{ route: routeId(job), code: job.reason.code, reason: job.reason.text },
    outcome: fault !== null ? 'failed' : written.size > 0 ? 'written' : 'unchanged',
    ...{ observations, openings, closings, fault },
  }
  return { step, error }
}

/** Ingests what the provider finds, also what arrived before a fault: each observation stands on its own. */
async function takeIn(
  { provider, repository, clock, signal }: RefreshContext,
  request: Parameters<RouteProvider['fetchDays']>[0],
): Promise<{ report: IngestReport; error: ProviderError | null }> {
  let error: ProviderError | null = null
  async function* items(): AsyncGenerator<ProviderItem> {
    try {
      yield* provider.fetchDays(request, signal)
    } catch (thrown) {
      error = toProviderError(thrown)
    }
  }
  const isKnownAirport = (code: string) => findAirport(code) !== undefined
  const report = await ingest(items(), { repository, now: clock.now(), isKnownAirport })
  return { report, error }
}

const RUNS = 'refresh-runs'
const RUN_RETENTION_DAYS = 14
/** Changes are acted on within minutes, so any that are left after days are of no use. */
const CHANGE_RETENTION_DAYS = 3
/** How many documents are deleted at a time, so that tidying up doesn't use up a function's run. */
const TIDY_AT_ONCE = 400

export async function saveRun(db: Firestore, run: RefreshRun): Promise<void> {
  await db.collection(RUNS).doc(run.startedAt).set(run)
}

export async function readRuns(db: Firestore, limit: number): Promise<RefreshRun[]> {
  const { docs } = await db.collection(RUNS).orderBy('startedAt', 'desc').limit(limit).get()
  return docs.map((doc) => RefreshRun.parse(doc.data()))
}

/** Deletes old runs and old changes, a limited number at a time. */
export async function tidyUp(db: Firestore, now: Instant): Promise<void> {
  const before = (days: number) => addMs(now, -days * dayMs)
  await deleteFound(db.collection(RUNS).where('startedAt', '<', before(RUN_RETENTION_DAYS)).limit(TIDY_AT_ONCE))
  await deleteFound(db.collection(CHANGES).where('at', '<', before(CHANGE_RETENTION_DAYS)).limit(TIDY_AT_ONCE))
}
