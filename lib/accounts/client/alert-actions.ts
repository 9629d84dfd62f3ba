import {
  type CollectionReference,
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import type { AlertSettings } from '../../alerts/alert.ts'
import { type AlertKind, createIdentity, editHref, freePlace } from '../../alerts/alert-places.ts'
import { findSameAlert, SameAlert } from '../../alerts/same-alert.ts'
import type { SeatAlertSettings } from '../../alerts/seat-alert.ts'
import { accountPaths } from '../documents.ts'
import { acknowledged, type Written } from './acknowledged.ts'
import { requireUser, type Services } from './services.ts'

const paths = { alerts: accountPaths.alerts, 'seat-alerts': accountPaths.seatAlerts } as const

type Settings = { alerts: AlertSettings; 'seat-alerts': SeatAlertSettings }

/** An alert as the member's pages know it, or as it was before it was deleted. */
type Known<Kind extends AlertKind> = { id: string; settings: Settings[Kind]; identity?: string | undefined }

function refuseDuplicate<Kind extends AlertKind>(
  kind: Kind,
  settings: Settings[Kind],
  present: readonly Known<Kind>[],
  own: string | null,
): void {
  const duplicate = findSameAlert(settings, present, own)
  if (duplicate) throw new SameAlert(editHref(kind, duplicate), duplicate.settings.name)
}

/**
 * Writes an alert to a place, or to the next free one: the rules refuse to replace another, which may have taken the
 * place in another tab, or while this device was offline.
 */
async function create<Kind extends AlertKind>(
  kind: Kind,
  alerts: CollectionReference,
  place: string,
  alert: { settings: Settings[Kind]; identity?: string },
): Promise<void> {
  try {
    await setDoc(doc(alerts, place), { ...alert, updatedAt: serverTimestamp() })
  } catch (error) {
    const { docs } = await getDocsFromServer(alerts)
    const present = docs.find(({ id }) => id === place)
    if (present === undefined) throw error
    // Stored after all: only the answer was lost.
    if (alert.identity !== undefined && present.get('identity') === alert.identity) return
    const taken = docs.map(({ id }) => id)
    await create(kind, alerts, freePlace(kind, taken), alert)
  }
}

/**
 * What members do with their alerts. Each rejects with the database's error when the rules refuse it.
 * @param ensurePlan writes the plan document that the rules read, if it is missing
 */
export function alertActions({ auth, db }: Services, ensurePlan: () => Promise<void>) {
  const getCollection = (kind: AlertKind) => collection(db, paths[kind](requireUser(auth).uid))
  const getReference = (kind: AlertKind, id: string) => doc(getCollection(kind), id)
  return {
    /**
     * Writes a new alert for the signed-in member. `present` are the alerts they have, once they are known. `identity` lets
     * the caller recognise it, wherever it is written.
     * @throws SameAlert when one of them waits for exactly the same; NoPlaceLeft
     */
    addAlert: async <Kind extends AlertKind>(
      kind: Kind,
      settings: Settings[Kind],
      present: readonly Known<Kind>[] | undefined,
      identity = createIdentity(),
    ) => {
      refuseDuplicate(kind, settings, present ?? [], null)
      await ensurePlan()
      const place = freePlace(
        kind,
        present?.map(({ id }) => id),
      )
      return acknowledged(create(kind, getCollection(kind), place, { settings, identity }))
    },

    /** Restores a deleted alert, without what the server had recorded about it; to its old place if that is free. */
    restoreAlert: async <Kind extends AlertKind>(
      kind: Kind,
      { id, settings, identity }: Known<Kind>,
    ): Promise<Written> => {
      await ensurePlan()
      return acknowledged(
        create(kind, getCollection(kind), id, { settings, ...(identity === undefined ? {} : { identity }) }),
      )
    },

    /** @throws SameAlert when it would wait for exactly the same as another of `present` */
    changeAlert: async <Kind extends AlertKind>(
      kind: Kind,
      id: string,
      settings: Settings[Kind],
      present: readonly Known<Kind>[] = [],
    ): Promise<Written> => {
      refuseDuplicate(kind, settings, present, id)
      await ensurePlan()
      return acknowledged(updateDoc(getReference(kind, id), { settings, updatedAt: serverTimestamp() }))
    },

    pauseAlert: (kind: AlertKind, id: string, paused: boolean): Promise<Written> =>
      acknowledged(updateDoc(getReference(kind, id), { 'settings.paused': paused, updatedAt: serverTimestamp() })),

    deleteAlert: (kind: AlertKind, id: string): Promise<Written> => acknowledged(deleteDoc(getReference(kind, id))),
  }
}
