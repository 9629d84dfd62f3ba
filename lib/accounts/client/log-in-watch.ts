import type { IdTokenResult } from 'firebase/auth'
import { doc, type Firestore } from 'firebase/firestore'
import { isMarked, readNewestLogIn, type Store } from '../../core/signed-in-marker.ts'
import { accountPaths, isOver, SessionsDocument } from '../documents.ts'
import { listenToDocument, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'

/** Calls `onOver` when this page's log-in is ended from elsewhere: by another device, a new password or the team. */
export class LogInWatch {
  #sessions: SessionsDocument | null = null
  #logInAt: number | null = null
  readonly #store: Store
  readonly #onOver: () => void

  constructor(store: Store, onOver: () => void) {
    this.#store = store
    this.#onOver = onOver
  }

  /** Starts listening; returns the function that stops it. */
  follow(db: Firestore, uid: string): StopListening {
    return listenToDocument(
      doc(db, accountPaths.sessions(uid)),
      SessionsDocument,
      (sessions) => this.sessionsAre(sessions),
      reportFault,
    )
  }

  tokenIs({ authTime }: Pick<IdTokenResult, 'authTime'>): void {
    this.#logInAt = Date.parse(authTime) / 1_000
    this.#compare()
  }

  sessionsAre(sessions: SessionsDocument | null): void {
    this.#sessions = sessions
    this.#compare()
  }

  #compare(): void {
    const sessions = this.#sessions
    if (sessions === null || this.#logInAt === null || !isOver(sessions, this.#logInAt)) return
    // Another tab has logged in again, e.g. with a new password, and its token is on its way to this one.
    if (!isOver(sessions, readNewestLogIn(this.#store))) return
    // Without the marker, another tab has signed out, and the SDK reports that itself.
    if (isMarked(this.#store)) this.#onOver()
  }
}
