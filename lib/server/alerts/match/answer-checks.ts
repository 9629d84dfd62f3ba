import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { AlertSettings } from '../../../alerts/alert.ts'
import { getNextCheck, type NextChecksAnswer } from '../../../alerts/next-check.ts'
import type { Ledger } from '../../../availability/coverage-ledger.ts'
import type { RefreshRun } from '../../../availability/refresh-run.ts'
import type { Instant } from '../../../core/clock.ts'
import { readLedgers } from '../../availability/coverage-store.ts'
import { readRuns } from '../../availability/refresh.ts'
import { badRequest } from '../../problem.ts'
import { routesBetween } from './route-states.ts'

const { programs, from, to } = AlertSettings.shape
const RequestedAlerts = z
  .array(z.object({ programs, from, to, back: z.boolean() }))
  .min(1)
  .max(50)

/** GET /api/alerts/checks?alerts=JSON: when the routes of each alert will next be checked, as far as is known. */
export async function answerChecks(request: Request, { db, now }: { db: Firestore; now: Instant }): Promise<Response> {
  const requested = parseRequestedAlerts(new URL(request.url).searchParams.get('alerts') ?? '')
  if (requested === null)
    return badRequest([{ parameter: 'alerts', message: 'programs, from, to and back of alerts as JSON' }])
  const [ledgers, [latest]] = await Promise.all([readLedgers(db), readRuns(db, 1)])
  const watched = latest ? ledgers.filter((ledger) => isSameSource(ledger, latest)) : []
  const checks = requested.map(({ programs, from, to, back }) => {
    const directions = [{ from, to }, ...(back ? [{ from: to, to: from }] : [])]
    const routes = directions.flatMap((direction) => routesBetween(watched, { programs, ...direction }))
    // A route its provider has dropped stays in the ledger for what it found, but isn't checked any more.
    const covered = routes.filter(({ ledger }) => ledger.daysAhead >= 0)
    const routeChecks = covered.map(({ ledger: { lookedAt, failures } }) => ({
      lookedAt,
      failedAt: Math.max(0, ...failures.map(({ at }) => at)),
    }))
    return getNextCheck(routeChecks, latest ?? null, now)
  })
  const answer: z.infer<typeof NextChecksAnswer> = { now, checks }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=30' } })
}

function parseRequestedAlerts(text: string): z.infer<typeof RequestedAlerts> | null {
  try {
    return RequestedAlerts.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Whether a run checks a ledger's routes: each provider has its own ledgers. */
function isSameSource({ source }: Ledger, run: RefreshRun): boolean {
  return source.kind === run.source.kind && source.name === run.source.name
}
