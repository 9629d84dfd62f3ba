import { groupBy } from '../core/group.ts'
import { isOpening } from './change-log.ts'
import { type CheckContext, findObservationFault } from './check-observation.ts'
import type { Delta } from './compare-cells.ts'
import { listMonths, mergeRoute } from './merge-route.ts'
import type { Observation } from './observation.ts'
import type { ProviderItem, Where } from './providers/provider.ts'
import type { AvailabilityRepository, RouteWrite } from './repository.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** Observations held before they are written: about 30 MB, whatever the size of the file. */
const BATCH = 20_000
/** Routes written in parallel, because most of a write's time is spent waiting for the database. */
const WRITERS = 4
/** Failures in a row after which the database counts as down. */
const GIVE_UP_AFTER = 5

export type IngestContext = CheckContext & {
  repository: AvailabilityRepository
  batch?: number
  onReject?: (where: Where, reason: string) => void
  /** Called once everything taken so far is written or has failed. A resumable run saves its place here. */
  onWritten?: (report: IngestReport) => void | Promise<void>
  onProgress?: (report: IngestReport) => void
  /** Called with what changed in a route once it is written. The change log keeps the same, in case this is missed. */
  onDelta?: (delta: Delta) => void | Promise<void>
}

export type IngestReport = {
  /** Observations accepted. */
  observations: number
  rejected: number
  /** Ids of routes whose documents changed; `unchanged` has those that already held everything. */
  written: Set<string>
  unchanged: Set<string>
  failed: Map<string, string>
  /** The number of openings and closings, as `Change` (compare-cells.ts) defines them. */
  openings: number
  closings: number
}

/**
 * Writes what providers yield into the store. Each route is written whole or not at all, so a killed run leaves every
 * route in its old or its new state, and running it again gives the same documents.
 * @throws Error when the store refuses several routes in a row
 */
export async function ingest(
  items: AsyncIterable<ProviderItem> | Iterable<ProviderItem>,
  context: IngestContext,
): Promise<IngestReport> {
  const report: IngestReport = {
    observations: 0,
    rejected: 0,
    written: new Set(),
    unchanged: new Set(),
    failed: new Map(),
    openings: 0,
    closings: 0,
  }
  let batch: Observation[] = []
  for await (const item of items) {
    const reason = item.ok ? findObservationFault(item.observation, context) : item.reason
    if (reason !== null || !item.ok) {
      report.rejected += 1
      context.onReject?.(item.where, reason ?? '')
      continue
    }
    batch.push(item.observation)
    report.observations += 1
    if (batch.length < (context.batch ?? BATCH)) continue
    await writeBatch(batch, context, report)
    batch = []
  }
  await writeBatch(batch, context, report)
  for (const id of report.written) report.unchanged.delete(id)
  return report
}

async function writeBatch(batch: Observation[], context: IngestContext, report: IngestReport): Promise<void> {
  const routes = [...groupBy(batch, routeId)]
  let refusals = 0
  const writer = async () => {
    for (let next = routes.shift(); next !== undefined; next = routes.shift()) {
      const [id, observations] = next
      try {
        const wrote = await writeRoute(context, observations)
        report[wrote === null ? 'unchanged' : 'written'].add(id)
        refusals = 0
        if (wrote !== null) await reportDelta(wrote.delta, context, report)
      } catch (error) {
        report.failed.set(id, error instanceof Error ? error.message : String(error))
        refusals += 1
        if (refusals >= GIVE_UP_AFTER)
          throw new Error(`the store refused ${refusals} routes in a row`, { cause: error })
      }
      context.onProgress?.(report)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  await context.onWritten?.(report)
}

async function writeRoute({ repository, now }: IngestContext, observations: Observation[]): Promise<RouteWrite | null> {
  const [first] = observations
  if (first === undefined) return null
  const key: RouteKey = { program: first.program, from: first.from, to: first.to }
  const update = { key, months: listMonths(observations), now }
  return repository.updateRoute(update, (stored) => mergeRoute(key, stored, observations))
}

async function reportDelta(delta: Delta, { onDelta }: IngestContext, report: IngestReport): Promise<void> {
  const openings = delta.filter(isOpening).length
  report.openings += openings
  report.closings += delta.length - openings
  if (delta.length > 0) await onDelta?.(delta)
}
