import type { Firestore } from 'firebase-admin/firestore'
import { decodeParts, encodeParts } from '../../availability/options-codec.ts'
import { createMemberOverlay, overlayMemberSnapshots } from '../../availability/own/overlay.ts'
import { MEMBER_SEATS } from '../../availability/own/shared-seats.ts'
import { countsSince } from '../../availability/own/witnesses.ts'
import { epochSecond } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import { oncePerProcess, onFirstUse } from '../../core/lazy.ts'
import { parseSwitches, switchesPath } from '../../shell/switches/switches.ts'
import { createSearchRecorder } from '../accounts/record-search.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { AnswerContext } from './answers.ts'
import { type LiveIndex, liveIndex, openLiveIndex, RETRY_MS, warn } from './live-index.ts'
import { firestoreRepository } from './repository.ts'

/** Seats that are too old to count may be shown for up to this long after. */
const STEP_SECONDS = 600

type Log = (message: string, error?: unknown) => void

type MemberLayer = {
  /** Adds seats that members confirmed to each other; unchanged while sharing is switched off. */
  over: (shared: AnswerContext) => AnswerContext
  close: () => void
}

/** Keeps in memory the seats that members confirmed to each other, and whether they are to be shown. */
export function openMemberLayer(db: Firestore, log: Log): MemberLayer {
  const seats: LiveIndex = openLiveIndex(db, log, { collection: MEMBER_SEATS })
  const overlay = createMemberOverlay()
  const repository = firestoreRepository(db, { uid: '', routes: MEMBER_SEATS })
  let isOn = false
  const unsubscribe = onSwitchChange(db, log, (sharedSeats) => {
    isOn = sharedSeats
  })
  return {
    over(shared) {
      if (!isOn || seats.index.allRoutes().length === 0) return shared
      const now = epochSecond(shared.now())
      const since = countsSince(now - (now % STEP_SECONDS))
      return {
        ...shared,
        index: overlay(shared.index, seats.index, since),
        repository: {
          async readParts(key, month) {
            const known = shared.repository.readParts(key, month)
            if (!seats.index.routesFrom(key.program, key.from).has(key.to)) return known
            const [ours, seen] = await Promise.all([known, repository.readParts(key, month)])
            if (seen.length === 0) return ours
            return encodeParts(overlayMemberSnapshots(decodeParts(ours), decodeParts(seen), since))
          },
        },
      }
    },
    close() {
      unsubscribe()
      seats.close()
    },
  }
}

/** Reports whether shared seats are to be shown, and again whenever an operator changes it. */
function onSwitchChange(db: Firestore, log: Log, report: (isOn: boolean) => void): () => void {
  let unsubscribe = () => {}
  let retry: NodeJS.Timeout | undefined
  const listen = () => {
    unsubscribe = db.doc(switchesPath).onSnapshot(
      (document) => report(parseSwitches(document.data()).sharedSeats),
      (error) => {
        // Show nothing while the switch can't be read.
        report(false)
        log(`${switchesPath}: the listener ended and will be opened again`, error)
        retry = setTimeout(listen, RETRY_MS)
        retry.unref()
      },
    )
  }
  listen()
  return () => {
    clearTimeout(retry)
    unsubscribe()
  }
}

const memberLayer = oncePerProcess('pointswardMemberLayer', () => openMemberLayer(adminFirestore(), warn))

/** Runs some work after the response has been sent, as Next's `after` does. */
export type Afterwards = (work: () => Promise<void>) => void

/** Shared by all requests, so that searches answered at the same time are written together. */
const recorder = onFirstUse(() => createSearchRecorder(adminFirestore()))

export function answerContext(afterwards: Afterwards): AnswerContext {
  const { index, ready } = liveIndex()
  const db = adminFirestore()
  return memberLayer().over({
    now: serverClock.now,
    index,
    ready,
    repository: firestoreRepository(db),
    onAnswered: (search) =>
      afterwards(() => recorder()(search).catch((error) => reportFault('a search was not recorded', error))),
  })
}
