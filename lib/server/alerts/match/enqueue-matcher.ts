import type { Firestore } from 'firebase-admin/firestore'
import { getFunctions } from 'firebase-admin/functions'
import { CHANGES } from '../../availability/repository.ts'
import { adminApp } from '../../firebase-admin.ts'

const QUEUE = 'locations/australia-southeast1/functions/matchOpenings'

/** How often the schedule picks up changes for which the matcher wasn't started. */
export const MATCH_MINUTES = 5

/** Starts the matcher after an ingest. If that fails, the schedule picks up the waiting changes. */
export async function enqueueMatcher(): Promise<void> {
  await getFunctions(adminApp()).taskQueue(QUEUE).enqueue({})
}

/** Whether any changes are waiting to be matched. */
export async function hasWaitingChanges(db: Firestore): Promise<boolean> {
  return !(await db.collection(CHANGES).limit(1).select().get()).empty
}
