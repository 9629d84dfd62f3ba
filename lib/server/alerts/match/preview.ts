import type { Firestore } from 'firebase-admin/firestore'
import { AlertSettings } from '../../../alerts/alert.ts'
import type { AlertPreview } from '../../../alerts/preview-contract.ts'
import { wouldHaveMatched } from '../../../alerts/would-have-matched.ts'
import { HistoryDocument } from '../../../availability/history.ts'
import { type RouteKey, routeId } from '../../../availability/route-key.ts'
import type { Instant } from '../../../clock.ts'
import { isPlaceOf } from '../../../network/place-tokens.ts'
import { badRequest } from '../../api/bad-request.ts'
import { readLedgers } from '../../availability/coverage-store.ts'
import { HISTORY } from '../../availability/repository.ts'

/** Routes whose history is read for one preview. */
const MOST_ROUTES = 200

type PreviewContext = { db: Firestore; now: Instant }

/** GET /api/alerts/preview?settings=JSON: how often an alert would have spoken up in the last thirty days. */
export async function answerPreview(request: Request, { db, now }: PreviewContext): Promise<Response> {
  const settings = parseSettings(new URL(request.url).searchParams.get('settings') ?? '')
  if (typeof settings === 'string') return badRequest([{ parameter: 'settings', message: settings }])
  const routes = await routesOf(db, settings)
  const counted = routes.slice(0, MOST_ROUTES)
  const documents =
    counted.length === 0 ? [] : await db.getAll(...counted.map((key) => db.collection(HISTORY).doc(routeId(key))))
  const histories = documents.flatMap((document) => HistoryDocument.safeParse(document.data()).data ?? [])
  const answer: AlertPreview = {
    now,
    routes: { covered: routes.length, counted: counted.length },
    ...wouldHaveMatched(histories, settings, now),
  }
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=60' } })
}

/** The settings, or what is wrong with them. */
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

/** The alert's routes that anybody looks at. */
async function routesOf(db: Firestore, { programs, from, to }: AlertSettings): Promise<RouteKey[]> {
  const means = (tokens: readonly string[], airport: string) => tokens.some((token) => isPlaceOf(token, airport))
  const found = new Map<string, RouteKey>()
  for (const { program, routes } of await readLedgers(db)) {
    if (!programs.includes(program)) continue
    for (const id of routes.keys()) {
      const [origin = '', destination = ''] = id.split('-')
      const key: RouteKey = { program, from: origin, to: destination }
      if (means(from, origin) && means(to, destination)) found.set(routeId(key), key)
    }
  }
  return [...found.values()]
}
