import type { Firestore } from 'firebase-admin/firestore'
import { type LookedDays, withDays } from '../../availability/coverage-days.ts'
import type { Source } from '../../availability/observation.ts'
import type { Program } from '../../core/program.ts'
import { updateLedger } from '../availability/coverage-store.ts'

/** Notes the days of a live search in its provider's coverage ledger, all routes in one step. */
export async function noteLooks(
  db: Firestore,
  of: { source: Source; program: Program },
  looked: readonly LookedDays[],
): Promise<void> {
  await updateLedger(db, of, (ledger) => looked.reduce(withDays, ledger))
}
