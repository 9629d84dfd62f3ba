import type { Ledger } from '../../availability/coverage-ledger.ts'
import { reportFault } from '../../core/faults.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { inTime } from '../last-good.ts'
import { readLedgers } from './coverage-store.ts'

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
    cache.delete('ledgers')
    if (last === null) throw error
    reportFault('the coverage ledgers could not be read', error)
    return last
  }
}

/** Makes the next answer read the ledgers again, after something was noted in one. */
export function clearLedgers(): void {
  cache.delete('ledgers')
}
