import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import type { AlertSettings } from '../../alerts/alert.ts'
import { type AlertKind, freePlace } from '../../alerts/alert-places.ts'
import { findSameAlert, SameAlert } from '../../alerts/same-alert.ts'
import type { SeatAlertSettings } from '../../alerts/seat-alert.ts'
import { accountPaths } from '../documents.ts'
import { acknowledged, type Written } from './acknowledged.ts'
import type { Services } from './services.ts'

const paths = { alerts: accountPaths.alerts, 'seat-alerts': accountPaths.seatAlerts } as const

type Settings = { alerts: AlertSettings; 'seat-alerts': SeatAlertSettings }

type Present<Kind extends AlertKind> = { id: string; settings: Settings[Kind] }

function refuseDuplicate<Kind extends AlertKind>(
  kind: Kind,
  settings: Settings[Kind],
  present: readonly Present<Kind>[],
  own: string | null,
): void {
  const duplicate = findSameAlert<AlertSettings | SeatAlertSettings>(settings, present, own)
  if (duplicate) throw new SameAlert(`/${kind}?edit=${duplicate.id}`, duplicate.settings.name)
}

/** What members do with their alerts. Each rejects with the database's error when the rules refuse it. */
export function alertActions({ auth, db }: Services) {
  const getReference = (kind: AlertKind, id: string) => {
    if (!auth.currentUser) throw new Error('You’re logged out. Log in and try again.')
    return doc(db, `${paths[kind](auth.currentUser.uid)}/${id}`)
  }
  const put = <Kind extends AlertKind>(kind: Kind, id: string, settings: Settings[Kind]): Promise<Written> =>
    acknowledged(setDoc(getReference(kind, id), { settings, updatedAt: serverTimestamp() }))
  return {
    /**
     * Writes a new alert for the signed-in member. `present` are the alerts they have, once they are known.
     * @throws SameAlert when one of them waits for exactly the same; NoPlaceLeft
     */
    addAlert: async <Kind extends AlertKind>(
      kind: Kind,
      settings: Settings[Kind],
      present: readonly Present<Kind>[] | undefined,
    ) => {
      refuseDuplicate(kind, settings, present ?? [], null)
      return put(
        kind,
        freePlace(
          kind,
          present?.map(({ id }) => id),
        ),
        settings,
      )
    },

    /** Restores a deleted alert to its old place, without what the server had recorded about it. */
    restoreAlert: put,

    /** @throws SameAlert when it would wait for exactly the same as another of `present` */
    changeAlert: async <Kind extends AlertKind>(
      kind: Kind,
      id: string,
      settings: Settings[Kind],
      present: readonly Present<Kind>[] = [],
    ): Promise<Written> => {
      refuseDuplicate(kind, settings, present, id)
      return acknowledged(updateDoc(getReference(kind, id), { settings, updatedAt: serverTimestamp() }))
    },

    pauseAlert: (kind: AlertKind, id: string, paused: boolean): Promise<Written> =>
      acknowledged(updateDoc(getReference(kind, id), { 'settings.paused': paused, updatedAt: serverTimestamp() })),

    deleteAlert: (kind: AlertKind, id: string): Promise<Written> => acknowledged(deleteDoc(getReference(kind, id))),
  }
}
