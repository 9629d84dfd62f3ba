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
import { reportFault } from '../../core/faults.ts'
import type { Program } from '../../core/program.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { inTime } from '../last-good.ts'

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
const lifeMs = 60_000
const cache = new ExpiringCache<Promise<Ledger[]>>(lifeMs, 1)
/** Within the two seconds an API has to answer (api/serve.ts), so that the last known ledgers can still be sent. */
const timeoutMs = 800

let last: Ledger[] | null = null

/**
 * Returns every provider's ledger, at most a minute old, or as last read if the database doesn't answer in time.
 * @throws if they were never read; the next call tries again
 */
export async function recentLedgers(): Promise<Ledger[]> {
  try {
    last = await cache.getOrMake('ledgers', performance.now(), () => inTime(readLedgers(adminFirestore()), timeoutMs))
    return last
  } catch (error) {
    if (last === null) throw error
    reportFault('the coverage ledgers could not be read', error)
    return last
  }
}

/** Makes the next answer read the ledgers again, after something was noted in one. */
export function clearLedgers(): void {
  cache.delete('ledgers')
}
