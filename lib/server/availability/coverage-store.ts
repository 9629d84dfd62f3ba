import type { Firestore } from 'firebase-admin/firestore'
import {
  CoverageDocument,
  decodeLedger,
  emptyLedger,
  encodeLedger,
  type Ledger,
  ledgerId,
} from '../../availability/coverage-ledger.ts'
import type { Source } from '../../availability/observation.ts'
import type { Program } from '../../core/program.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { lastGood } from '../last-good.ts'

const COVERAGE = 'coverage'

/** Reads every provider's ledger: a handful of documents, however many routes there are. */
export async function readLedgers(db: Firestore): Promise<Ledger[]> {
  const { docs } = await db.collection(COVERAGE).get()
  return docs.map((doc) => decodeLedger(CoverageDocument.parse(doc.data())))
}

/** Reads, changes and writes a ledger in one transaction. `change` may be called again, so it must be pure. */
export async function updateLedger(
  db: Firestore,
  of: { source: Source; program: Program },
  change: (ledger: Ledger) => Ledger,
): Promise<Ledger> {
  const ref = db.collection(COVERAGE).doc(ledgerId(of))
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    const ledger = stored.exists
      ? decodeLedger(CoverageDocument.parse(stored.data()))
      : emptyLedger(of.source, of.program)
    const next = change(ledger)
    if (next !== ledger) transaction.set(ref, encodeLedger(next))
    return next
  })
}

/** A ledger changes when a route is checked again, which is a matter of hours. */
const lifeMs = 30_000

/** Every provider's ledger, as this server's pages and answers know it. Expire it after something was noted in one. */
export const knownLedgers = lastGood('coverage ledgers', lifeMs, () => readLedgers(adminFirestore()))
