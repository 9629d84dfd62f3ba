import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore'
import type { Instant } from '../../core/clock.ts'
import { accountPaths } from '../documents.ts'
import { type Balances, HomeDocument } from '../home-document.ts'
import { listenToDocument, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'

/** What only a member's home follows and writes. */
export function homeActions({ auth, db }: Services) {
  const home = () => {
    if (!auth.currentUser) throw new Error('You’re logged out. Log in and try again.')
    return doc(db, accountPaths.home(auth.currentUser.uid))
  }
  return {
    /** What the home remembers; null before the first visit. */
    followHome(onValue: (home: HomeDocument | null) => void): StopListening {
      if (!auth.currentUser) return () => {}
      return listenToDocument(home(), HomeDocument, onValue, reportFault)
    },

    /** A visit begins now; the one before began at `previous`. */
    async beginVisit(previous: Instant | null): Promise<void> {
      const previousVisitAt = previous === null ? null : Timestamp.fromDate(new Date(previous))
      await setDoc(home(), { visitAt: serverTimestamp(), previousVisitAt }, { merge: true })
    },

    /** Keeps the member's points. Rejects with the database's error. */
    async savePoints(points: Balances): Promise<void> {
      await setDoc(home(), { points }, { merge: true })
    },
  }
}
