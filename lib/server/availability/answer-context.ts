import { callerOf } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore } from '../firebase-admin.ts'
import type { AnswerContext } from './answers.ts'
import { liveIndex } from './live-index.ts'
import { firestoreRepository } from './repository.ts'

/** What this server answers searches with: its clock, its callers, its index and its database. */
export function answerContext(): AnswerContext {
  const { index, ready } = liveIndex()
  return { now: serverClock.now, callerOf, index, ready, repository: firestoreRepository(adminFirestore()) }
}
