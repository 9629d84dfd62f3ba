import type { Firestore } from 'firebase-admin/firestore'
import { AlertSettings } from '../../../alerts/alert.ts'
import type { AlertPreview } from '../../../alerts/preview-contract.ts'
import { listCheckMonths, type PastRecord, previewStart, wouldHaveMatched } from '../../../alerts/would-have-matched.ts'
import { decodeChanges } from '../../../availability/change-log.ts'
import { HistoryDocument } from '../../../availability/history.ts'
import { type RouteKey, routeId } from '../../../availability/route-key.ts'
import type { Instant } from '../../../core/clock.ts'
import { coversAirport } from '../../../network/place-tokens.ts'
import { readLedgers } from '../../availability/coverage-store.ts'
import { HISTORY } from '../../availability/repository.ts'
import { badRequest } from '../../problem.ts'
import { readPast } from './past-store.ts'
import { RouteStates, routesBetween } from './route-states.ts'

/** The most routes that one preview counts. */
const MAX_ROUTES = 200
/** The same for an alert that depends on other rows, for which all of a route's present offers must be unpacked. */
const MAX_INVOLVED = 40

type PreviewContext = { db: Firestore; now: Instant }

/** GET /api/alerts/preview?settings=JSON: how often an alert would have sent a message in the last thirty days. */
export async function answerPreview(request: Request, { db, now }: PreviewContext): Promise<Response> {
  const settings = parseSettings(new URL(request.url).searchParams.get('settings') ?? '')
  if (typeof settings === 'string') return badRequest([{ parameter: 'settings', message: settings }])
  const routes = routesBetween(await readLedgers(db), settings).map(({ key }) => key)
  const isInvolved = settings.split || settings.stay !== null
  const counted = routes.slice(0, isInvolved ? MAX_INVOLVED : MAX_ROUTES)
  const record = await readRecord(db, settings, counted, now)
  const answer: AlertPreview = {
    now,
    routes: { covered: routes.length, counted: counted.length },
    isCut: record.isCut,
    sample: record.sample,
    ...wouldHaveMatched(record, settings, now),
  }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=60' } })
}

async function readRecord(
  db: Firestore,
  settings: AlertSettings,
  routes: readonly RouteKey[],
  now: Instant,
): Promise<PastRecord & { isCut: boolean; sample: boolean }> {
  const back = settings.stay === null ? [] : routes.map(({ program, from, to }) => ({ program, from: to, to: from }))
  const all = [...new Map([...routes, ...back].map((key) => [routeId(key), key])).values()]
  const states = new RouteStates(db, (fault) => {
    throw new Error(fault)
  })
  const [past, histories] = await Promise.all([
    readPast(db, all, listCheckMonths(previewStart(now), now)),
    all.length === 0 ? [] : db.getAll(...all.map((key) => db.collection(HISTORY).doc(routeId(key)))),
    settings.split || settings.stay !== null ? states.read(all) : null,
  ])
  const changes = past.documents.flatMap(decodeChanges).sort((a, b) => (a.seenAt < b.seenAt ? -1 : 1))
  const parsed = histories.flatMap((document) => HistoryDocument.safeParse(document.data()).data ?? [])
  return {
    ...{ changes, since: past.since, histories: parsed, current: states.around, coversAirport },
    isCut: past.documents.some(({ isCut }) => isCut),
    sample: parsed.some(({ sample }) => sample),
  }
}

/** Parses the settings of an alert; returns a description of the fault if they are invalid. */
function parseSettings(text: string): AlertSettings | string {
  try {
    const parsed = AlertSettings.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `settings of an alert as JSON: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()
  } catch {
    return 'settings of an alert as JSON'
  }
}
