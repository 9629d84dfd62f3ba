import type { Firestore } from 'firebase-admin/firestore'
import { alertPlaces } from '../../../alerts/alert-places.ts'
import {
  AlertChoice,
  type AlertMade,
  AlertRequest,
  type MemberAlerts,
  parseAlertRequest,
} from '../../../alerts/alerts-contract.ts'
import { localDateOf } from '../../../core/clock.ts'
import type { Caller } from '../../caller.ts'
import { badRequest, noStore, problemResponse } from '../../problem.ts'
import { type Added, type AlertOwner, addAlert, listAlerts, removeAlert } from './member-alerts.ts'

export type OwnAlerts = { db: Firestore; now: () => string }

/** Returns whose alerts a caller may access; null for a guest, who has none. */
export function findOwner({ uid, plan }: Caller, now: string): AlertOwner | null {
  return uid === null ? null : { uid, plan, today: localDateOf(now) }
}

/** GET: the caller's alerts. */
export async function answerAlerts(caller: Caller, { db, now }: OwnAlerts): Promise<Response> {
  const owner = findOwner(caller, now())
  if (owner === null) return notSignedIn()
  const alerts: MemberAlerts = { alerts: await listAlerts(db, owner) }
  return Response.json(alerts, { headers: noStore })
}

/** POST: creates an alert for the caller, within their plan's limits. */
export async function answerNewAlert(request: Request, caller: Caller, { db, now }: OwnAlerts): Promise<Response> {
  const owner = findOwner(caller, now())
  if (owner === null) return notSignedIn()
  // A body that isn't JSON is refused like any invalid alert.
  const body = AlertRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) {
    return badRequest(body.error.issues.map(({ path, message }) => ({ parameter: path.join('.') || 'body', message })))
  }
  const parsed = parseAlertRequest(body.data, owner.plan, owner.today)
  if (!parsed.ok) return badRequest(parsed.errors)
  const added = await addAlert(db, owner, parsed.settings)
  if (added.kind !== 'kept') return problemResponse(409, 'Alert not set', whyNot(added))
  return Response.json({ alert: added.alert, clamped: parsed.clamped } satisfies AlertMade, { headers: noStore })
}

/** Returns why an alert was not kept, in words for its member. */
export function whyNot(added: Exclude<Added, { kind: 'kept' }>): string {
  return added.kind === 'same'
    ? `You already have this alert (number ${added.id}).`
    : `You have ${alertPlaces} alerts, the most we allow. Delete one to add another.`
}

/** DELETE: deletes the alert that `id` names. */
export async function answerAlertGone(request: Request, { uid }: Caller, { db }: OwnAlerts): Promise<Response> {
  if (uid === null) return notSignedIn()
  const chosen = AlertChoice.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const known = chosen.success && (await removeAlert(db, uid, chosen.data.id))
  if (!known) return problemResponse(404, 'Alert not found', 'You don’t have an alert with this ID.')
  return new Response(null, { status: 204, headers: noStore })
}

function notSignedIn(): Response {
  return problemResponse(401, 'Not signed in', 'Send a personal access token as a bearer token.')
}
