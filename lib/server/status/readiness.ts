import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'
import { instantOf } from '../../core/dates.ts'
import type { LiveIndex } from '../availability/live-index.ts'
import { noStore } from '../problem.ts'

/** The answer of /api/health: this process is running. */
export const Liveness = z.object({ status: z.literal('ok') })
export type Liveness = z.infer<typeof Liveness>

/** The answer of /api/health/ready. */
export const Readiness = z.object({
  status: z.enum(['ready', 'loading']),
  now: z.iso.datetime(),
  /** Routes in this server's index, and database documents it could not load. */
  routes: z.int(),
  damaged: z.int(),
  /** The latest check of any route, and its age; null if there is none. */
  newestSeenAt: z.iso.datetime().nullable(),
  dataAgeSeconds: z.int().nullable(),
})
export type Readiness = z.infer<typeof Readiness>

/** Answers /api/health/ready: 503 until the index is loaded. */
export async function readinessResponse(
  { index, ready, damaged }: Pick<LiveIndex, 'index' | 'ready' | 'damaged'>,
  now: Instant,
): Promise<Response> {
  const isReady = await ready(0)
  const newest = findNewestCheck(index)
  const readiness: Readiness = {
    status: isReady ? 'ready' : 'loading',
    now,
    routes: index.size().routes,
    damaged: damaged.size,
    newestSeenAt: newest === 0 ? null : instantOf(newest),
    // A check by a source whose clock runs ahead is new, not in the future.
    dataAgeSeconds: newest === 0 ? null : Math.max(0, Math.round(Date.parse(now) / 1000) - newest),
  }
  const headers = { ...noStore, ...(isReady ? {} : { 'retry-after': '5' }) }
  return Response.json(readiness, { status: isReady ? 200 : 503, headers })
}

/** Returns the time of the latest check of any route, in epoch seconds; 0 if there is none. */
function findNewestCheck(index: LiveIndex['index']): number {
  let newest = 0
  for (const { columns } of index.allRoutes()) {
    for (const seenAt of columns.seenAt) if (seenAt > newest) newest = seenAt
  }
  return newest
}
