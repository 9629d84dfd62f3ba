import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths } from '../../../accounts/documents.ts'
import { AlertDocument, type AlertSettings, byAlertName } from '../../../alerts/alert.ts'
import { alertPlaces, buildShortReference, findFreePlace } from '../../../alerts/alert-places.ts'
import {
  AlertChoice,
  type AlertMade,
  AlertRequest,
  type MemberAlert,
  type MemberAlerts,
  parseAlertRequest,
} from '../../../alerts/alerts-contract.ts'
import { getAlertStatus } from '../../../alerts/compose/alert-words.ts'
import { findSameAlert } from '../../../alerts/same-alert.ts'
import { type LocalDate, localDateOf } from '../../../core/clock.ts'
import type { Audience } from '../../../core/plan.ts'
import type { Caller } from '../../caller.ts'
import { badRequest, noStore, problemResponse } from '../../problem.ts'

const { settings, identity, lastMatch } = AlertDocument.shape
const StoredAlert = z.object({ settings, identity, lastMatch })

/** The member whose alerts are meant, with their plan and today's date. */
export type AlertOwner = { uid: string; plan: Audience; today: LocalDate }

/** Returns a member's alerts by name, as the page lists them. Any that this version of the site can't read are left out. */
export async function listAlerts(db: Firestore, { uid, plan, today }: AlertOwner): Promise<MemberAlert[]> {
  const { docs } = await db.collection(accountPaths.alerts(uid)).get()
  return docs
    .flatMap((document) => {
      const stored = StoredAlert.safeParse(document.data())
      if (!stored.success) return []
      return [asMemberAlert(document.id, stored.data, plan, today)]
    })
    .sort(byAlertName)
}

/** The outcome of adding an alert: kept, or refused because the member has the same one or has reached the limit. */
export type Added = { kind: 'kept'; alert: MemberAlert } | { kind: 'same'; id: string } | { kind: 'full' }

/** Writes a new alert into the first free place. */
export async function addAlert(
  db: Firestore,
  { uid, plan, today }: AlertOwner,
  settings: AlertSettings,
): Promise<Added> {
  const collection = db.collection(accountPaths.alerts(uid))
  return db.runTransaction(async (transaction): Promise<Added> => {
    const { docs } = await transaction.get(collection)
    const same = findSameAlert(settings, docs.flatMap(readStoredAlert))
    if (same) return { kind: 'same', id: same.id }
    const place = findFreePlace(docs.map(({ id }) => id))
    if (place === null) return { kind: 'full' }
    const identity = collection.doc().id
    transaction.create(collection.doc(place), { settings, identity, updatedAt: FieldValue.serverTimestamp() })
    return { kind: 'kept', alert: asMemberAlert(place, { settings, identity }, plan, today) }
  })
}

function readStoredAlert(document: QueryDocumentSnapshot): { id: string; settings: AlertSettings }[] {
  const stored = StoredAlert.safeParse(document.data())
  return stored.success ? [{ id: document.id, settings: stored.data.settings }] : []
}

/** Deletes a member's alert, named by its short reference or its place; returns false if they have none so named. */
async function removeAlert(db: Firestore, uid: string, named: string): Promise<boolean> {
  const [place = '', identity] = named.split('-')
  const document = db.collection(accountPaths.alerts(uid)).doc(place)
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (!stored.exists || (identity !== undefined && stored.get('identity') !== identity)) return false
    transaction.delete(document)
    return true
  })
}

function asMemberAlert(
  id: string,
  { settings, identity, lastMatch }: z.infer<typeof StoredAlert>,
  plan: Audience,
  today: LocalDate,
): MemberAlert {
  const { kind, words } = getAlertStatus(settings, plan, today)
  return {
    id,
    reference: buildShortReference({ id, identity }),
    settings,
    standing: { kind, words },
    lastMatch: lastMatch ?? null,
  }
}

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
  // What isn't JSON is refused below, like a body of the wrong shape.
  const sent: unknown = await request.json().catch(() => null)
  const body = AlertRequest.safeParse(sent)
  if (!body.success) {
    if (typeof sent !== 'object' || sent === null) {
      return badRequest([{ parameter: 'body', message: 'must be an alert’s settings as a JSON object' }])
    }
    return badRequest(
      body.error.issues.map(({ path, message }) => ({
        parameter: path.join('.') || 'body',
        message: path.length === 1 && !((path[0] as string) in sent) ? 'is missing' : message,
      })),
    )
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
