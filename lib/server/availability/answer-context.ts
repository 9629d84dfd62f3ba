import { reportFault } from '../../core/faults.ts'
import { onFirstUse } from '../../core/lazy.ts'
import { createSearchRecorder } from '../accounts/record-search.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { AnswerContext } from './answers.ts'
import { liveIndex } from './live-index.ts'
import { memberLayer } from './member-layer.ts'
import { firestoreRepository } from './repository.ts'

/** Runs some work after the response has been sent, as Next's `after` does. */
export type Afterwards = (work: () => Promise<void>) => void

/** Shared by all requests, so that searches answered at the same time are written together. */
const recorder = onFirstUse(() => createSearchRecorder(adminFirestore()))

/** Returns the context in which this server answers searches: its clock, index and database. */
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
