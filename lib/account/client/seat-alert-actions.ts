import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { SeatAlertSettings } from '../../alerts/seat-alert.ts'
import { accountPaths } from '../documents.ts'
import type { Services } from './services.ts'

/** As many places as a member's seat alerts have; the rules know them by their numbers. */
const places = 50

/** A member already watches as many seats as there are places. */
export class NoPlaceLeft extends Error {
  constructor() {
    super(`You have ${places} seat alerts, which is as many as there can be. Delete one on your dashboard first.`)
    this.name = 'NoPlaceLeft'
  }
}

/** The first numbered place that no alert stands in. @throws NoPlaceLeft */
export function freePlace(taken: readonly string[]): string {
  for (let place = 0; place < places; place += 1) {
    const id = String(place).padStart(2, '0')
    if (!taken.includes(id)) return id
  }
  throw new NoPlaceLeft()
}

export function seatAlertActions({ auth, db }: Services) {
  return {
    /** Writes a new seat alert of the member signed in. `taken` are the places of those they have. */
    async addSeatAlert(settings: SeatAlertSettings, taken: readonly string[]): Promise<void> {
      if (!auth.currentUser) throw new Error('Nobody is signed in.')
      const path = `${accountPaths.seatAlerts(auth.currentUser.uid)}/${freePlace(taken)}`
      await setDoc(doc(db, path), { settings: SeatAlertSettings.parse(settings), updatedAt: serverTimestamp() })
    },
  }
}
