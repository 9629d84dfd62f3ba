import type { Firestore } from 'firebase-admin/firestore'
import { getFunctions } from 'firebase-admin/functions'
import { CHANGES } from '../../availability/repository.ts'
import { adminApp } from '../../firebase-admin.ts'

const QUEUE = 'locations/australia-southeast1/functions/matchOpenings'

/** How often changes that nobody was woken for are taken up. */
export const MATCH_MINUTES = 5

/** Has the changes that wait matched now, after an ingest. Whoever fails to wake it leaves them to the schedule. */
export async function enqueueMatcher(): Promise<void> {
  await getFunctions(adminApp()).taskQueue(QUEUE).enqueue({})
}

/** Whether changes wait to be matched. */
export async function hasWaitingChanges(db: Firestore): Promise<boolean> {
  return !(await db.collection(CHANGES).limit(1).select().get()).empty
}
