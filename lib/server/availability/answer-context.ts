import { reportFault } from '../../core/faults.ts'
import { onFirstUse } from '../../core/lazy.ts'
import { createSearchRecorder } from '../accounts/record-search.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { AnswerContext } from './answers.ts'
import { liveIndex } from './live-index.ts'
import { memberLayer } from './member-layer.ts'
import { firestoreRepository } from './repository.ts'

/** Runs a piece of work once the answer has gone, as Next's `after` does. */
export type Afterwards = (work: () => Promise<void>) => void

/** Of all requests together, so that searches answered at one moment are written together. */
const recorder = onFirstUse(() => createSearchRecorder(adminFirestore()))

/** What this server answers searches with: its clock, its index and its database. */
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
