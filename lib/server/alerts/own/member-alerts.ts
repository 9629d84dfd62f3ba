import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths } from '../../../accounts/documents.ts'
import { AlertDocument, type AlertSettings, byAlertName } from '../../../alerts/alert.ts'
import { findFreePlace } from '../../../alerts/alert-places.ts'
import type { MemberAlert } from '../../../alerts/alerts-contract.ts'
import { getAlertStatus } from '../../../alerts/compose/alert-words.ts'
import { findSameAlert } from '../../../alerts/same-alert.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { Audience } from '../../../core/plan.ts'

const { settings, lastMatch } = AlertDocument.shape
const StoredAlert = z.object({ settings, lastMatch })

/** The member whose alerts are meant, with their plan and today's date. */
export type AlertOwner = { uid: string; plan: Audience; today: LocalDate }

/** Returns a member's alerts by name, as the page lists them. Any that this version of the site can't read are left out. */
export async function listAlerts(db: Firestore, { uid, plan, today }: AlertOwner): Promise<MemberAlert[]> {
  const { docs } = await db.collection(accountPaths.alerts(uid)).get()
  return docs
    .flatMap((document) => {
      const stored = StoredAlert.safeParse(document.data())
      if (!stored.success) return []
      return [asMemberAlert(document.id, stored.data.settings, plan, today, stored.data.lastMatch ?? null)]
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
    return { kind: 'kept', alert: asMemberAlert(place, settings, plan, today, null) }
  })
}

function readStoredAlert(document: QueryDocumentSnapshot): { id: string; settings: AlertSettings }[] {
  const stored = StoredAlert.safeParse(document.data())
  return stored.success ? [{ id: document.id, settings: stored.data.settings }] : []
}

/** Deletes a member's alert; returns false if they have none with that id. */
export async function removeAlert(db: Firestore, uid: string, id: string): Promise<boolean> {
  const reference = db.collection(accountPaths.alerts(uid)).doc(id)
  return db.runTransaction(async (transaction) => {
    if (!(await transaction.get(reference)).exists) return false
    transaction.delete(reference)
    return true
  })
}

function asMemberAlert(
  id: string,
  settings: AlertSettings,
  plan: Audience,
  today: LocalDate,
  lastMatch: MemberAlert['lastMatch'],
): MemberAlert {
  const { kind, words } = getAlertStatus(settings, plan, today)
  return { id, settings, standing: { kind, words }, lastMatch }
}
